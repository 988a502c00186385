'use client';
import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { tabbable } from 'tabbable';
import { sheetMessages } from '../../i18n/compiled/en/sheet.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ArrowDown } from '../../icons/compiled/arrow-down.js';
import { ArrowUp } from '../../icons/compiled/arrow-up.js';
import { Check } from '../../icons/compiled/check.js';
import { Link } from '../../icons/compiled/link.js';
import { X } from '../../icons/compiled/x.js';
import { cx } from '../../lib/cx.js';
import { isFromInside, keepComposing, takesText, whenPressed } from '../../lib/events.js';
import { useCloseOnBack, useLockedPage } from '../../lib/layers.js';
import { focusFallbacks, focusFirst } from '../../lib/restore-focus.js';
import { startAction } from '../../lib/start-action.js';
import { usePortalContainer } from '../../theme/index.js';
import { IconButton } from '../button/index.js';
import { Tooltip } from '../tooltip/index.js';
import { HeaderBand } from '../top-bar/index.js';
import type { SideSheetProps } from './index.js';

const prevent = (event: Pick<Event, 'preventDefault'>): void => event.preventDefault();

/** The sheet itself, loaded when one first opens. */
export function SheetContent(given: SideSheetProps) {
  const { open, onClose, onPrevious, onNext, returnFocus } = given;
  const props = useLastOpenProps(given, open);
  const t = useMessages(sheetMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const origin = useRef<Element | null>(null);
  /** Focused in order when `origin` is gone. */
  const fallbacks = useRef<readonly HTMLElement[]>([]);
  const sheet = useRef<HTMLDivElement>(null);
  useCloseOnBack(open, onClose);
  useLockedPage(sheet, open);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!isFromInside(event)) return;
    wrapTabKey(event);
    const move = { ArrowUp: onPrevious, ArrowDown: onNext }[event.key];
    if (!move || isHandled(event)) return;
    event.preventDefault();
    move();
  };

  // Radix would close at the second press of a double click that opened the sheet. `prevent` keeps the focus.
  const scrim = { onMouseDown: prevent, onClick: whenPressed(onClose) };

  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal container={usePortalContainer()}>
        <div
          data-slot="side-sheet-scrim"
          {...scrim}
          className="t:pointer-events-auto t:fixed t:inset-0 t:z-40 t:bg-[light-dark(oklch(from_var(--tapa-ink)_0.2_0.03_h/0.28),rgb(0_0_0/0.5))] t:animate-enter t:[--tapa-enter-from:0px]"
        />
        {/* Not Radix' overlay: it locks scrolling by a style element, which a strict CSP refuses. */}
        <Dialog.Content
          data-slot="side-sheet"
          aria-describedby={undefined}
          ref={sheet}
          className={cx(
            't:root t:fixed t:inset-x-0 t:top-[calc(var(--tapa-visible-top,0px)+56px)] t:bottom-(--tapa-visible-bottom,0px) t:z-40 t:flex t:flex-col t:overflow-clip t:rounded-t-panel t:border-t t:bg-surface t:box-shadow-3',
            't:md:start-auto t:md:top-(--tapa-visible-top,0px) t:md:w-sheet-width t:md:max-w-full t:md:rounded-none t:md:border-t-0 t:md:border-s',
            't:animate-enter t:[--tapa-enter-across:8px] t:[--tapa-enter-from:0px] t:[--tapa-motion-duration:var(--tapa-duration-slow)] t:rtl:[--tapa-enter-across:-8px] t:data-[state=closed]:animate-exit',
            props.className,
          )}
          onKeyDown={moveByKey}
          onEscapeKeyDown={keepComposing}
          onPointerDownOutside={prevent}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const root = sheet.current?.getRootNode() as Document | ShadowRoot | undefined;
            const active = root?.activeElement ?? null;
            const isNowhere = active?.matches('body') ?? false;
            origin.current = isNowhere ? null : active;
            // A URL opens a row before anything has focus: then `main` is focused on close.
            fallbacks.current = isNowhere
              ? [...(active?.querySelectorAll('main') ?? [])]
              : active
                ? focusFallbacks(active)
                : [];
            heading.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = returnFocus?.() ?? origin.current;
            if (target?.isConnected) (target as HTMLElement).focus();
            else focusFirst(fallbacks.current);
          }}
        >
          <div
            data-slot="side-sheet-bar"
            className={cx(
              't:flex t:min-h-14 t:flex-none t:items-center t:gap-1 t:px-4 t:text-label t:text-muted t:md:px-6',
              props.classNames?.['side-sheet-bar'],
            )}
          >
            <bdi className="t:me-auto t:figures-in-text">{props.position}</bdi>
            {props.onPrevious === undefined ? null : (
              <BarButton label={t['sheet.previous']} onClick={props.onPrevious}>
                <ArrowUp />
              </BarButton>
            )}
            {props.onNext === undefined ? null : (
              <BarButton label={t['sheet.next']} onClick={props.onNext}>
                <ArrowDown />
              </BarButton>
            )}
            {props.link === undefined ? null : <CopyLink key={props.link} link={props.link} />}
            <BarButton label={t['sheet.close']} onClick={onClose}>
              <X />
            </BarButton>
          </div>
          <HeaderBand />
          <div
            data-slot="side-sheet-body"
            className={cx(
              't:grid t:flex-auto t:content-start t:gap-6 t:overflow-y-auto t:overscroll-contain t:p-4 t:md:p-6',
              props.classNames?.['side-sheet-body'],
            )}
          >
            <div className="t:flex t:items-center t:gap-3">
              {props.lead}
              <div className="t:min-w-0">
                <Dialog.Title
                  data-slot="side-sheet-title"
                  tabIndex={-1}
                  className={cx(
                    't:font-display t:text-title-section t:wrap-anywhere t:outline-none',
                    props.classNames?.['side-sheet-title'],
                  )}
                  ref={heading}
                >
                  <bdi>{props.title}</bdi>
                </Dialog.Title>
                {props.subtitle ? (
                  <p className="t:text-muted t:wrap-anywhere">
                    <bdi>{props.subtitle}</bdi>
                  </p>
                ) : null}
              </div>
            </div>
            {props.children}
          </div>
          {props.actions ? (
            <div
              data-slot="side-sheet-foot"
              className={cx(
                't:flex t:flex-none t:flex-wrap t:gap-2 t:border-t t:px-4 t:py-3 t:md:px-6',
                't:pb-[calc(12px+env(safe-area-inset-bottom))] t:*:data-[variant=primary]:flex-auto',
                props.classNames?.['side-sheet-foot'],
              )}
            >
              {props.actions}
            </div>
          ) : null}
          <RowStatus {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Returns the last open sheet's props while it animates out: its row may be gone already. */
function useLastOpenProps(props: SideSheetProps, open: boolean): SideSheetProps {
  const kept = useRef(props);
  useEffect(() => {
    if (open) kept.current = props;
  });
  return open ? props : kept.current;
}

/** Returns whether a field, a list or a menu inside the sheet handles the key. */
function isHandled({ target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return true;
  return (
    takesText(target) ||
    (target as HTMLElement).closest('[role="tablist"], [role="menu"], [role="listbox"]') !== null
  );
}

/** Announces the new row after Previous or Next, which do not move focus. */
function RowStatus({ title, position = '' }: SideSheetProps) {
  const t = useMessages(sheetMessages);
  const shown = position ? t['sheet.now']({ position, title }) : title;
  const first = useRef(shown);
  return (
    <p role="status" className="t:sr-only">
      {shown === first.current ? '' : shown}
    </p>
  );
}

/** Duration of 'Link copied', in ms. */
const COPIED_MS = 4000;

interface BarButtonProps {
  label: string;
  /** `null` disables it; it stays focusable. */
  onClick: (() => void) | null;
  children: ReactNode;
}

function BarButton({ label, onClick, children }: BarButtonProps) {
  return (
    <Tooltip content={label} side="bottom">
      <IconButton
        aria-label={label}
        aria-disabled={onClick === null || undefined}
        className={cx(!onClick && 't:opacity-55')}
        onClick={() => onClick?.()}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

function CopyLink({ link }: { link: string }) {
  const t = useMessages(sheetMessages);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    const fail = () => setOutcome('failed');
    // Pages without https have no clipboard, and a pending permission prompt may never be answered.
    const waits = startAction(() => navigator.clipboard?.writeText(link), {
      onWorking: () => undefined,
      onLate: fail,
      onDone: () => setOutcome('copied'),
      onFailed: fail,
      onUnanswered: fail,
    });
    if (!waits) fail();
  };
  return (
    <>
      <span role="status" className="t:text-ink t:empty:contents">
        {outcome ? t[outcome === 'copied' ? 'sheet.link-copied' : 'sheet.link-not-copied'] : ''}
      </span>
      <BarButton label={t['sheet.copy-link']} onClick={copy}>
        {outcome === 'copied' ? <Check /> : <Link />}
      </BarButton>
    </>
  );
}

/**
 * Wraps Tab from the last to the first tabbable element and back. Radix does so only in its script's
 * document, not in shadow roots and other windows (https://github.com/radix-ui/primitives/issues/3353).
 */
function wrapTabKey(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  if (event.key !== 'Tab' || event.defaultPrevented || root === document) return;
  const inside = tabbable(event.currentTarget);
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  if (!to || root.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}
