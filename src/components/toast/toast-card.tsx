import { cva } from 'class-variance-authority';
import { cx, type PartClasses } from '../../lib/cx.js';
import type { ToastEntry } from './toast-store.js';

const variant = {
  default: 't:bg-surface-raised',
  destructive: 't:border-danger-border t:bg-danger-soft',
} as const;

/** The card. Its icon comes first by order alone: it loads with what the toast does. */
export const toastClasses = cva(
  [
    't:flex t:flex-wrap t:gap-3 t:rounded-card t:border t:py-3.5 t:ps-3.5 t:pe-2 t:shadow-3 t:select-none',
    // A page under it can still be scrolled by a finger on it.
    't:touch-pan-y',
    't:data-[state=closed]:animate-exit t:animate-enter t:[--tapa-motion-duration:var(--tapa-duration-slow)]',
    't:[translate:var(--toast-swipe)_0]',
    't:data-[swipe=cancel]:transition-[translate] t:data-[swipe=cancel]:duration-base',
  ],
  { variants: { variant } },
);

const titleClasses = cva('t:leading-[1.5715] t:font-semibold', {
  variants: { variant: { default: 't:text-ink', destructive: 't:text-danger-text' } },
});

/** The text's place on the card. */
export const TOAST_TEXT = 't:grid t:min-w-0 t:flex-1 t:wrap-anywhere';

/** Classes of a host's for the parts of a toast. */
export type ToastClasses = PartClasses<'toast' | 'toast-title' | 'toast-description'>;

export interface ToastTextProps extends Pick<ToastEntry, 'title' | 'description' | 'variant'> {
  /** The card is named after the title and described by the description. */
  titleId?: string | undefined;
  descriptionId?: string | undefined;
  classNames?: ToastClasses | undefined;
}

/** The texts of a toast: all that its live region reads. */
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
