'use client';
import {
  forwardRef,
  type ReactElement,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { commandMessages } from '../../i18n/compiled/en/command.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Search } from '../../icons/compiled/search.js';
import { cx } from '../../lib/cx.js';
import { isApple, isCommandKey, isElement } from '../../lib/events.js';
import { useLayerPart } from '../../lib/layers.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { useHandler } from '../../lib/state.js';
import { preloadDialog } from '../dialog/index.js';
import { useEarlyInput } from './early-input.js';

/** Entry of the menu: a link or an action. */
export interface CommandItem {
  /** Unique id in the menu: 'tab/bookings'. */
  id: string;
  /** Label, by which it is found. */
  label: string;
  /** Text under the label, which distinguishes items of the same name. */
  detail?: string | undefined;
  /** Text after the label, e.g. a count. */
  note?: string | undefined;
  /** Decorative icon before the label. */
  icon?: ReactElement | undefined;
  /** Address of a link. */
  href?: string | undefined;
  /** Action of an item that is no link. */
  onChoose?: (() => void) | undefined;
  /** True for a one-time action, which is not kept among the recent items. @default false */
  once?: boolean | undefined;
}

/** Items under a heading. */
export interface CommandGroup {
  label: string;
  items: readonly CommandItem[];
}

export interface CommandMenuProps {
  /** Items found by their labels, or a function that returns them. 'approve' finds 'Approvals' too. */
  groups: readonly CommandGroup[] | (() => readonly CommandGroup[]);
  /** Returns items for a typed text, such as rows of lists, which come first. @default none */
  groupsFor?: ((text: string) => readonly CommandGroup[]) | undefined;
  /** Your class for the button. */
  className?: string | undefined;
}

type Phase = 'wanted' | 'open' | 'closing' | 'closed';

const PANEL = lazyPart(async () => {
  const [{ CommandPanel }] = await Promise.all([import('./command-panel.js'), preloadDialog()]);
  return { default: CommandPanel };
});

const MOST_RECENT = 5;

/**
 * A search field in the top bar that opens a menu of all places, recent ones first: by a press, or by
 * Control+K (Command+K on Apple's keyboards) anywhere on the page. The menu's code loads on demand, without
 * losing typed text. Parts: `command-button`, `command-menu`.
 *
 * @example
 * <CommandMenu groups={[{ label: 'Go to', items: [{ id: 'help', label: 'Help', href: '/help' }] }]} />
 */
export const CommandMenu = forwardRef<HTMLButtonElement, CommandMenuProps>(function CommandMenu(
  { groups, groupsFor, className },
  ref,
) {
  const t = useMessages(commandMessages);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  const [phase, setPhase] = useState<Phase>('closed');
  const [recent, setRecent] = useState<readonly CommandItem[]>([]);
  const isOpen = phase === 'open' || phase === 'wanted';
  const open = () => {
    setPhase('wanted');
    // A dialog makes browsers restyle the whole page below it: the press is answered before that.
    startTransition(() => setPhase('open'));
  };
  const close = useCallback(() => setPhase('closing'), []);
  const [Panel, load] = useLayerPart(PANEL, isOpen, close);
  useShortcut(button, open);
  const keys = useAppleKeys() ? KEYS_OF_APPLE : t['command.keys'];
  const earlyInput = useEarlyInput(button, phase === 'wanted' || (isOpen && !Panel), close);
  return (
    <>
      <button
        data-slot="command-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={SHORTCUTS}
        className={cx(
          // Parts that do not fit wrap below the edge and are clipped: the keys first, then the label.
          't:root t:inline-flex t:h-9 t:min-w-9 t:flex-wrap t:gap-x-2 t:overflow-hidden t:rounded-control t:border t:bg-canvas t:ps-3 t:pe-1.5 t:text-label t:text-muted t:touch:h-touch-target t:touch:min-w-touch-target t:hover:text-ink t:*:inline-flex t:*:h-full t:*:items-center',
          className,
        )}
        onClick={open}
        onPointerEnter={() => void load().catch(() => undefined)}
        type="button"
        ref={button}
      >
        <span aria-hidden="true" className="t:*:icon-16">
          <Search />
        </span>
        <span className="t:inline">
          {/* The visible label may be clipped. */}
          <span className="t:sr-only">{t['command.search']}</span>
          <span aria-hidden="true" className="t:inline">
            {t['command.search']}
          </span>
        </span>
        <span aria-hidden="true" className="t:inline">
          <kbd className="t:inline-flex t:min-h-5.5 t:items-center t:rounded-xs t:border t:bg-surface t:px-1.25 t:font-text t:text-caption t:text-muted t:whitespace-nowrap">
            {keys}
          </kbd>
        </span>
      </button>
      {Panel && phase !== 'closed' && phase !== 'wanted' ? (
        <Panel
          open={phase === 'open'}
          groups={groups}
          groupsFor={groupsFor}
          recent={recent}
          earlyInput={earlyInput}
          onClose={close}
          onChosen={(item) => {
            const { id, onChoose, once } = item;
            if (!once) {
              setRecent((before) =>
                [item, ...before.filter((other) => other.id !== id)].slice(0, MOST_RECENT),
              );
            }
            // Closes at once, so that the place can take the focus, and before it, as it may render slowly.
            setPhase('closed');
            if (onChoose) startTransition(onChoose);
          }}
        />
      ) : null}
    </>
  );
});

const SHORTCUTS = 'Control+K Meta+K';

const KEYS_OF_APPLE = '⌘K';

const NEVER_CHANGES = () => () => undefined;

/** Returns whether an event is in a dialog, which has to be answered first. */
const isInDialog = (event: Event): boolean => {
  const [target] = event.composedPath();
  return isElement(target) && target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null;
};

/** Listens to Control+K or Command+K, unless the default is prevented or a dialog has the focus. */
function useShortcut(element: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useHandler(onPress);
  useEffect(() => {
    const document = element.current?.ownerDocument;
    const handle = (event: KeyboardEvent) => {
      if (!isCommandKey(event) || event.defaultPrevented || isInDialog(event)) return;
      event.preventDefault();
      if (!event.repeat) press();
    };
    document?.addEventListener('keydown', handle);
    return () => document?.removeEventListener('keydown', handle);
  }, [element, press]);
}

/** Returns whether the keyboard is one of Apple's; false on servers, where that is unknown. */
const useAppleKeys = (): boolean => useSyncExternalStore(NEVER_CHANGES, isApple, () => false);
