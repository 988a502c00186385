'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { loadingMessages } from '../../i18n/compiled/en/loading.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';

export interface LoadingScreenProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Text under the spinner (spec: 2.loading-screen). @default 'Loading...' */
  text?: string | undefined;
  /** Fills the height of the window; else it is at least 440 px high. @default false */
  fullHeight?: boolean | undefined;
}

const height = cva('', { variants: { full: { true: 't:min-h-dvh', false: 't:min-h-110' } } });

/**
 * Replaces a page that loads, e.g. while authentication resolves. Inside a page use `Loading` and skeletons.
 *
 * @example
 * <LoadingScreen fullHeight />
 */
export const LoadingScreen = forwardRef<HTMLDivElement, LoadingScreenProps>(function LoadingScreen(
  { text, fullHeight = false, className, ...rest },
  ref,
) {
  const t = useMessages(loadingMessages);
  return (
    <div
      data-slot="loading-screen"
      role="status"
      className={cx(
        't:root t:grid t:place-content-center t:justify-items-center t:gap-4 t:px-6 t:py-12 t:text-center t:wrap-anywhere',
        height({ full: fullHeight }),
        className,
      )}
      ref={ref}
      {...rest}
    >
      <div
        data-slot="spinner"
        aria-hidden="true"
        className="t:size-10 t:animate-spinner t:motion-reduce:animate-steps t:rounded-[50%] t:border-3 t:border-e-brand-mark t:forced-colors:border-e-[Canvas]"
      />
      <p className="t:max-w-[44ch] t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.6] t:text-balance t:text-muted">
        <bdi>{text ?? t['loading.screen']}</bdi>
      </p>
    </div>
  );
});
