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

/** Default delay before a tooltip opens, in ms (spec: 9.tooltip). */
const TOOLTIP_DELAY_MS = 700;

/** Default time after one tooltip in which the next opens without delay, in ms (spec: 9.tooltip). */
const TOOLTIP_SKIP_DELAY_MS = 300;

/** True inside a provider. Radix throws without one. */
const TooltipProviderContext = createContext(false);

export interface TooltipProviderProps {
  /** Content whose tooltips share their timing. */
  children: ReactNode;
  /** Delay before a tooltip opens, in ms (spec: 9.tooltip). @default 700 */
  delay?: number | undefined;
  /** Time after one tooltip in which the next opens at once, in ms (spec: 9.tooltip). @default 300 */
  skipDelay?: number | undefined;
}

/** Shares timing between the tooltips inside: soon after one, the next opens at once. */
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

/** Side of the trigger; start and end follow the reading direction. */
export type TooltipSide = 'top' | 'bottom' | 'start' | 'end';

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children'> {
  /** A short text, without controls, and not the only source of important information. */
  content: ReactNode;
  /** Trigger: one focusable element with its own accessible name. */
  children: ReactElement;
  /** Preferred side. @default 'top' */
  side?: TooltipSide | undefined;
  /** True where a press opens it, also on touch screens: for triggers without an action. @default false */
  opensOnPress?: boolean | undefined;
}

const PHYSICAL_SIDES = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const;

/**
 * Short help for a control that shows only an icon. It opens after 700 ms under the pointer (spec: 9.tooltip)
 * and at once on keyboard focus, stays while it is hovered, and closes on Escape (WCAG 1.4.13). On touch
 * screens it opens only with `opensOnPress`.
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
    // Radix would close it on click.
    event.preventDefault();
    setIsOpen(true);
  };
  const tooltip = (
    // Controlled: Radix closes all mounted tooltips when one opens, also one that reopens while it fades out.
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

const FOCUS_KEYS = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

interface InputSinceBlur {
  key?: string | undefined;
  end: () => void;
}

/**
 * Returns trigger handlers that open the tooltip only for focus moved by a key. Radix also opens it when
 * focus returns from a dialog or a window (https://github.com/radix-ui/primitives/issues/1800). In a frame
 * they forward the pointer events that Radix expects on its script's document.
 */
function useTriggerEvents(isOpen: boolean) {
  const trigger = useRef<HTMLButtonElement>(null);
  const sinceBlur = useRef<InputSinceBlur>(undefined);
  useEffect(() => () => sinceBlur.current?.end(), []);

  useEffect(() => {
    const page = trigger.current?.ownerDocument;
    if (!isOpen || !page || page === document) return;
    const forward = ({ clientX, clientY }: globalThis.PointerEvent) =>
      document.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }));
    page.addEventListener('pointermove', forward);
    return () => page.removeEventListener('pointermove', forward);
  }, [isOpen]);

  return {
    ref: trigger,
    onFocus(event: FocusEvent) {
      const { current } = sinceBlur;
      current?.end();
      sinceBlur.current = undefined;
      const isReturning = current !== undefined && !FOCUS_KEYS.has(current.key ?? '');
      if (isReturning || !event.target.matches(':focus-visible')) event.preventDefault();
    },
    onBlur({ currentTarget: { ownerDocument: page } }: FocusEvent) {
      sinceBlur.current?.end();
      const record = (event: Event) => {
        if (sinceBlur.current) sinceBlur.current.key = (event as Partial<KeyboardEvent>).key;
      };
      page.addEventListener('keydown', record, true);
      page.addEventListener('pointerdown', record, true);
      sinceBlur.current = {
        end() {
          page.removeEventListener('keydown', record, true);
          page.removeEventListener('pointerdown', record, true);
        },
      };
    },
    onPointerDown({ currentTarget: { ownerDocument: page } }: PointerEvent) {
      if (page === document) return;
      const forward = () => document.dispatchEvent(new Event('pointerup'));
      page.addEventListener('pointerup', forward, { capture: true, once: true });
    },
  };
}
