'use client';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import {
  type ComponentPropsWithoutRef,
  createContext,
  type FocusEvent,
  forwardRef,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../../lib/cx.js';
import { keepComposing } from '../../lib/events.js';
import { useUnzoomed } from '../../lib/sizes.js';
import { usableDelay } from '../../lib/start-action.js';
import { useDirection, usePortalContainer } from '../../theme/index.js';

/** How long the pointer rests on something before its tooltip opens, in ms (spec: 9.tooltip). */
const TOOLTIP_DELAY_MS = 700;

/** How long after one tooltip the next opens without delay, in ms (spec: 9.tooltip). */
const TOOLTIP_SKIP_DELAY_MS = 300;

/** True where a provider stands above. Radix throws without one. */
const TooltipProviderContext = createContext(false);

export interface TooltipProviderProps {
  /** The page whose tooltips share their timing. */
  children: ReactNode;
  /** How long the pointer rests before a tooltip opens, in ms (spec: 9.tooltip). @default 700 */
  delay?: number | undefined;
  /** How long after one tooltip the next opens at once, in ms (spec: 9.tooltip). @default 300 */
  skipDelay?: number | undefined;
}

/** Lets the tooltips inside share their timing: having read one, the reader sees the next at once. */
export function TooltipProvider({
  children,
  delay = TOOLTIP_DELAY_MS,
  skipDelay = TOOLTIP_SKIP_DELAY_MS,
}: TooltipProviderProps) {
  return (
    <TooltipProviderContext.Provider value={true}>
      <RadixTooltip.Provider
        delayDuration={usableDelay(delay, TOOLTIP_DELAY_MS)}
        skipDelayDuration={usableDelay(skipDelay, TOOLTIP_SKIP_DELAY_MS)}
      >
        {children}
      </RadixTooltip.Provider>
    </TooltipProviderContext.Provider>
  );
}

/** Where a tooltip stands; start and end follow the reading direction. */
export type TooltipSide = 'top' | 'bottom' | 'start' | 'end';

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children'> {
  /** The text: a few words, text only. Nothing to click, and nothing that is said nowhere else. */
  content: ReactNode;
  /** The one element that it explains: focusable, and with a name of its own. */
  children: ReactElement;
  /** The side that it stands on, if there is room. @default 'top' */
  side?: TooltipSide | undefined;
  /** True where a press opens it too, also on touch screens: for what does nothing else. @default false */
  opensOnPress?: boolean | undefined;
}

const PHYSICAL_SIDES = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const;

/**
 * A word of help for something that shows an icon only. It opens after 700 ms under the pointer (spec: 9.tooltip) and
 * at once when a key moves focus there, stays while the pointer is on it, and closes on Escape (WCAG 1.4.13). Touch screens
 * have none but with `opensOnPress`.
 *
 * @example
 * <Tooltip content="Open Search External"><IconButton aria-label="Search"><Search /></IconButton></Tooltip>
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, children, side = 'top', opensOnPress = false, className, ...rest },
  ref,
) {
  const hasProvider = useContext(TooltipProviderContext);
  const direction = useDirection();
  const container = usePortalContainer();
  const [isOpen, setIsOpen] = useState(false);
  const triggerEvents = useTriggerEvents(isOpen);
  const open = (event: MouseEvent) => {
    // Radix closes it by a press.
    event.preventDefault();
    setIsOpen(true);
  };
  const tooltip = (
    // Radix closes every tooltip that is in the page when one opens. Left to keep its own state, one that opens again
    // while it fades out would close itself.
    <RadixTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
      <RadixTooltip.Trigger asChild {...triggerEvents} onClick={opensOnPress ? open : undefined}>
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={container}>
        <RadixTooltip.Content
          data-slot="tooltip"
          side={PHYSICAL_SIDES[direction][side]}
          sideOffset={5}
          collisionPadding={8}
          className={cx(
            't:root t:z-50 t:max-w-60 t:rounded-sm t:bg-inverse t:px-2.5 t:py-1.5 t:text-caption t:font-medium t:text-on-inverse t:wrap-anywhere',
            't:animate-enter t:[--tapa-enter-from:4px] t:data-[state=closed]:animate-exit t:forced-colors:border',
            className,
          )}
          ref={useUnzoomed(ref)}
          onEscapeKeyDown={keepComposing}
          {...rest}
        >
          {content}
          <RadixTooltip.Arrow width={10} height={5} className="t:fill-inverse" />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return hasProvider ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
});

const MOVES = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

interface Elsewhere {
  key?: string | undefined;
  end: () => void;
}

/**
 * Handlers of a tooltip's trigger that let focus open it only where a key has moved focus there. Radix opens it by any
 * focus, also by that which comes back from a dialog or with the window (https://github.com/radix-ui/primitives/issues/1800).
 * In a tree that stands in another document they tell Radix what it listens for in the document of its script.
 *
 * @param isOpen - whether the tooltip is open
 */
function useTriggerEvents(isOpen: boolean) {
  const trigger = useRef<HTMLButtonElement>(null);
  const elsewhere = useRef<Elsewhere>(undefined);
  useEffect(() => () => elsewhere.current?.end(), []);

  useEffect(() => {
    const page = trigger.current?.ownerDocument;
    if (!isOpen || !page || page === document) return;
    const tell = ({ clientX, clientY }: globalThis.PointerEvent) =>
      document.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }));
    page.addEventListener('pointermove', tell);
    return () => page.removeEventListener('pointermove', tell);
  }, [isOpen]);

  return {
    ref: trigger,
    onFocus(event: FocusEvent) {
      const { current } = elsewhere;
      current?.end();
      elsewhere.current = undefined;
      const comesBack = current !== undefined && !MOVES.has(current.key ?? '');
      if (comesBack || !event.target.matches(':focus-visible')) event.preventDefault();
    },
    onBlur({ currentTarget: { ownerDocument: page } }: FocusEvent) {
      elsewhere.current?.end();
      const note = (event: Event) => {
        if (elsewhere.current) elsewhere.current.key = (event as Partial<KeyboardEvent>).key;
      };
      page.addEventListener('keydown', note, true);
      page.addEventListener('pointerdown', note, true);
      elsewhere.current = {
        end() {
          page.removeEventListener('keydown', note, true);
          page.removeEventListener('pointerdown', note, true);
        },
      };
    },
    onPointerDown({ currentTarget: { ownerDocument: page } }: PointerEvent) {
      if (page === document) return;
      const tell = () => document.dispatchEvent(new Event('pointerup'));
      page.addEventListener('pointerup', tell, { capture: true, once: true });
    },
  };
}
