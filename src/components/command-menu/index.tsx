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
import { isApple, isCommandKey, isComposing, isElement } from '../../lib/events.js';
import { lazyPart, useLazyPart } from '../../lib/lazy-part.js';
import { reportFailure } from '../../lib/start-action.js';
import { useHandler } from '../../lib/state.js';
import { preloadDialog } from '../dialog/index.js';

/** A place or a thing that the menu leads to. */
export interface CommandItem {
  /** Tells it from all others of the menu: 'tab/bookings'. */
  id: string;
  /** The name that it is found by. */
  label: string;
  /** Under the label: what tells it from others of that name. */
  detail?: string | undefined;
  /** After the label, e.g. a count. */
  note?: string | undefined;
  /** Before the label, decorative. */
  icon?: ReactElement | undefined;
  /** Where it leads. */
  href?: string | undefined;
  /** The action of an entry that leads nowhere. */
  onChoose?: (() => void) | undefined;
  /** True where it is done once: it is not kept among those chosen last. @default false */
  once?: boolean | undefined;
}

/** Items of a kind, under a heading. */
export interface CommandGroup {
  label: string;
  items: readonly CommandItem[];
}

export interface CommandMenuProps {
  /** Entries that are found by their names, also by words that begin alike: 'approve' finds 'Approvals'; or what returns them while it is open. */
  groups: readonly CommandGroup[] | (() => readonly CommandGroup[]);
  /** Entries for any text, which come first: rows of lists that have it. Called with what the reader has typed. @default nothing */
  groupsFor?: ((text: string) => readonly CommandGroup[]) | undefined;
  /** Classes of yours for the button. */
  className?: string | undefined;
}

/** True where it is wanted, open, fades away, or is not in the page. */
type Phase = 'wanted' | 'open' | 'closing' | 'closed';

const PANEL = lazyPart(async () => {
  const [{ CommandPanel }] = await Promise.all([import('./command-panel.js'), preloadDialog()]);
  return { default: CommandPanel };
});

/** How many of those chosen last show while nothing is typed. */
const MOST_RECENT = 5;

/**
 * A search field of the top bar that opens a menu of all places, those chosen last first: by a press, or by Control and K (on Apple's keyboards Command
 * and K) anywhere on the page. The code of the menu loads when it is first wanted; what is typed before is in its field then.
 * Parts: `command-button`, `command-menu`.
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
    // Browsers style all of a page again that a dialog covers: the press is answered before that.
    startTransition(() => setPhase('open'));
  };
  const close = useCallback(() => setPhase('closing'), []);
  const [Panel, load] = useLazyPart(PANEL);
  useShortcut(button, open);
  const keys = useAppleKeys() ? KEYS_OF_APPLE : t['command.keys'];
  const earlyText = useEarlyText(button, phase === 'wanted' || (isOpen && !Panel), close);
  useEffect(() => {
    if (!isOpen || Panel) return;
    load().catch((error: unknown) => {
      close();
      reportFailure(error);
    });
  }, [isOpen, Panel, load, close]);
  return (
    <>
      <button
        data-slot="command-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={SHORTCUTS}
        className={cx(
          // Parts that do not fit wrap below the edge and are not seen: the keys first, then the word.
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
          {/* What is seen may not fit. */}
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
          earlyText={earlyText}
          onClose={close}
          onChosen={(item) => {
            const { id, onChoose, once } = item;
            if (!once) {
              setRecent((before) =>
                [item, ...before.filter((other) => other.id !== id)].slice(0, MOST_RECENT),
              );
            }
            // At once, so that the place can take the focus; and before the place, which may take longer to show.
            setPhase('closed');
            if (onChoose) startTransition(onChoose);
          }}
        />
      ) : null}
    </>
  );
});

/** The text after a key, as a field would have it; `undefined` for keys that write nothing. */
function typed(text: string, { key, metaKey, ctrlKey }: KeyboardEvent): string | undefined {
  if (metaKey || ctrlKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : undefined;
}

/**
 * Keeps what the reader types while the menu's code loads: it is meant for its field, and must do nothing on the page. Escape
 * calls the menu off.
 */
function useEarlyText(
  element: RefObject<HTMLElement | null>,
  isWaiting: boolean,
  onCancel: () => void,
): RefObject<string> {
  const text = useRef('');
  useEffect(() => {
    const document = element.current?.ownerDocument;
    if (!isWaiting || !document) return;
    text.current = '';
    const handle = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const next = typed(text.current, event);
      if (next === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (next === undefined) onCancel();
      else text.current = next;
    };
    document.addEventListener('keydown', handle, { capture: true });
    return () => document.removeEventListener('keydown', handle, { capture: true });
  }, [element, isWaiting, onCancel]);
  return text;
}

/** The keys in the form that `aria-keyshortcuts` takes. */
const SHORTCUTS = 'Control+K Meta+K';

/** How the keys are written on Apple's keyboards, which have Command where others have Control. */
const KEYS_OF_APPLE = '⌘K';

const NEVER_CHANGES = () => () => undefined;

/** A dialog has to be answered first: what is behind it cannot be reached. */
const isInDialog = (event: Event): boolean => {
  const [target] = event.composedPath();
  return isElement(target) && target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null;
};

/**
 * Listens to Control and K, or Command and K, in the document of an element. Who handles the keys before and prevents their
 * default, e.g. another menu of the page, keeps them, and so does a dialog that has the focus.
 */
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

/** Returns whether the reader's keyboard is one of Apple's. A server does not know: it takes any other. */
const useAppleKeys = (): boolean => useSyncExternalStore(NEVER_CHANGES, isApple, () => false);
