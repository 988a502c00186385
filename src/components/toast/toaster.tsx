'use client';
import { cva } from 'class-variance-authority';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { toastMessages } from '../../i18n/compiled/en/toast.js';
import { useMessages } from '../../i18n/use-messages.js';
import { addToaster, useSettled } from '../../lib/announcer.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { holdMounted, warnOfOtherCopy } from '../../lib/development.js';
import { holdsFocus, isComposing } from '../../lib/events.js';
import { lazyPart, useLazyPart } from '../../lib/lazy-part.js';
import { focusFallbacks, focusFirst } from '../../lib/restore-focus.js';
import { reportFailure } from '../../lib/start-action.js';
import { currentToast, subscribeToToasts, TOAST_HOTKEY, type ToastEntry, toast } from './toast-store.js';

export interface ToasterProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** Classes for its parts, by `data-slot`. */
  classNames?: ToastClasses | undefined;
}

/** Live region of each variant: polite or assertive (spec: 2.toast-variants). */
const REGIONS: readonly { role: 'status' | 'alert'; variant: ToastEntry['variant'] }[] = [
  { role: 'status', variant: 'default' },
  { role: 'alert', variant: 'destructive' },
];

const AREA = lazyPart(async () => ({ default: (await import('./toast-area.js')).ToastArea }));

/**
 * Container of toasts. Mount it once, directly inside the `TapaProvider`, and call `toast()` from anywhere.
 *
 * A toast's text is in a polite (`role="status"`) or, when destructive, an assertive (`role="alert"`) live
 * region. Both are mounted from the start and contain no buttons. The behaviour of toasts loads for the first
 * one. Parts: `toaster`, `toast-viewport`, `toast`; `data-variant` and `data-state` on the toast.
 */
export const Toaster = forwardRef<HTMLDivElement, ToasterProps>(function Toaster(
  { classNames, className, ...rest },
  ref,
) {
  const t = useMessages(toastMessages);
  const toaster = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => toaster.current, []);
  const viewport = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const ids = useId();
  const [Area, loadArea] = useLazyPart(AREA);
  const latest = useSeenToast(toaster);
  const entry = Area ? latest : undefined;
  const [goneId, setGoneId] = useState<number>();
  const shown = entry?.id === goneId ? undefined : entry;
  const giveFocusBack = useFocusOrigin(toaster, viewport);
  useHotkey(viewport, entry !== undefined);

  useEffect(() => holdMounted('Toaster'), []);
  useEffect(() => addToaster(toast), []);

  // Each toast retries a failed load.
  useEffect(() => {
    if (!latest) return;
    warnOfOtherCopy('TapaProvider', 'the Toaster');
    loadArea().catch(reportFailure);
  }, [latest, loadArea]);

  return (
    <div
      data-slot="toaster"
      tabIndex={-1}
      className={cx(
        't:root t:fixed t:inset-x-4 t:bottom-3 t:max-md:tall:bottom-[calc(var(--tapa-bottom-nav-room)+12px)] t:z-50 t:rounded-card',
        't:md:start-auto t:md:end-6 t:md:bottom-6 t:md:w-toast-width',
        className,
      )}
      ref={toaster}
      {...(entry && { role: 'region', 'aria-label': t['toast.region']({ key: TOAST_HOTKEY }) })}
      {...rest}
    >
      <div data-slot="toast-viewport" tabIndex={-1} className="t:rounded-card" ref={viewport}>
        <div
          ref={card}
          className={cx(
            't:rounded-card',
            shown && [toastClasses({ variant: shown.variant }), classNames?.toast],
          )}
          {...(shown && {
            'data-slot': 'toast',
            'data-variant': shown.variant,
            'data-state': shown.isOpen ? 'open' : 'closed',
            role: 'group',
            tabIndex: 0,
            'aria-labelledby': `${ids}title`,
            'aria-describedby': shown.description ? `${ids}description` : undefined,
          })}
        >
          <div className={TOAST_TEXT}>
            {REGIONS.map(({ role, variant }) => (
              <div key={role} role={role} className="t:block">
                {shown?.variant === variant ? (
                  <ToastText
                    key={shown.id}
                    {...shown}
                    titleId={`${ids}title`}
                    descriptionId={`${ids}description`}
                    classNames={classNames}
                  />
                ) : null}
              </div>
            ))}
          </div>
          {Area && shown ? (
            <Area
              key={shown.id}
              entry={shown}
              card={card}
              toaster={toaster}
              giveFocusBack={giveFocusBack}
              onGone={setGoneId}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
});

/** Returns the newest toast, once the live regions have settled and the page is visible. */
function useSeenToast(toaster: RefObject<HTMLElement | null>): ToastEntry | undefined {
  const isSettled = useSettled();
  const [seen, setSeen] = useState<ToastEntry>();
  useEffect(() => {
    if (!isSettled) return;
    const page = toaster.current?.ownerDocument;
    const show = () => {
      if (page?.visibilityState === 'hidden') return;
      const newest = currentToast();
      // A toast that was closed before it was seen never shows.
      setSeen((old) => (newest?.isOpen || newest?.id === old?.id ? newest : undefined));
    };
    show();
    const unsubscribe = subscribeToToasts(show);
    page?.addEventListener('visibilitychange', show);
    return () => {
      unsubscribe();
      page?.removeEventListener('visibilitychange', show);
    };
  }, [toaster, isSettled]);
  return seen;
}

/** Makes F8 focus the toasts, once there has been one (spec: 9.toast-hotkey). */
function useHotkey(viewport: RefObject<HTMLElement | null>, hasToast: boolean): void {
  const isOn = useRef(false);
  // Set while rendering, so that the key works as soon as the first toast shows.
  isOn.current ||= hasToast;
  useEffect(() => {
    const page = viewport.current?.ownerDocument;
    const go = (event: KeyboardEvent) => {
      if (event.code !== TOAST_HOTKEY || isComposing(event)) return;
      if (isOn.current) viewport.current?.focus();
    };
    page?.addEventListener('keydown', go);
    return () => page?.removeEventListener('keydown', go);
  }, [viewport]);
}

/** Returns a function that moves focus from the toaster back to its origin, a fallback, or the page title. */
function useFocusOrigin(
  toaster: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
): () => void {
  const origins = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const element = toaster.current;
    const note = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget as HTMLElement | null;
      if (!element?.contains(from)) origins.current = from ? [from, ...focusFallbacks(from)] : [];
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [toaster]);

  return useCallback(() => {
    const element = toaster.current;
    if (!element || !holdsFocus(element)) return;
    const title = (element.getRootNode() as Document | ShadowRoot).querySelector('h1');
    focusFirst([...origins.current, title, viewport.current]);
  }, [toaster, viewport]);
}

const variant = {
  default: 't:bg-surface-raised',
  destructive: 't:border-danger-border t:bg-danger-soft',
} as const;

export const toastClasses = cva(
  [
    't:flex t:flex-wrap t:gap-3 t:border t:py-3.5 t:ps-3 t:pe-2 t:box-shadow-3 t:select-none',
    // A finger on the card still scrolls the page.
    't:[touch-action:pan-y]',
    // Chromium scrolls sideways from the text of a button, whose element has no box.
    't:[&_button_*]:pointer-events-none',
    't:data-[state=closed]:animate-exit t:animate-enter t:[--tapa-motion-duration:var(--tapa-duration-slow)]',
    't:[translate:var(--toast-swipe)_0]',
    't:data-[swipe=cancel]:transition-[translate]',
  ],
  { variants: { variant } },
);

const titleClasses = cva('t:leading-[1.5715] t:font-semibold', {
  variants: { variant: { default: 't:text-ink', destructive: 't:text-danger-text' } },
});

export const TOAST_TEXT = 't:grid t:min-w-0 t:flex-1 t:wrap-anywhere';

type ToastClasses = PartClasses<'toast' | 'toast-title' | 'toast-description'>;

interface ToastTextProps extends Pick<ToastEntry, 'title' | 'description' | 'variant'> {
  titleId?: string | undefined;
  descriptionId?: string | undefined;
  classNames?: ToastClasses | undefined;
}

/** Texts of a toast: the content of its live region. */
export function ToastText({
  title,
  description,
  variant,
  titleId,
  descriptionId,
  classNames,
}: ToastTextProps) {
  return (
    <div className="t:grid t:gap-0.5">
      <div
        id={titleId}
        data-slot="toast-title"
        className={cx(titleClasses({ variant }), classNames?.['toast-title'])}
      >
        <bdi>{title}</bdi>
      </div>
      {description ? (
        <div
          id={descriptionId}
          data-slot="toast-description"
          className={cx('t:text-muted', classNames?.['toast-description'])}
        >
          <bdi>{description}</bdi>
        </div>
      ) : null}
    </div>
  );
}
