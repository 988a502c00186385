import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';

export type PageFrameProps = ComponentPropsWithoutRef<'main'>;

/**
 * The `<main>` of a dashboard: at most 1280 px wide, with the page's margins (DESIGN section 7), which parts that bleed
 * read from `--tapa-page-margin`. It answers to the nearest container.
 */
export const PageFrame = forwardRef<HTMLElement, PageFrameProps>(function PageFrame(
  { className, ...rest },
  ref,
) {
  return <main className={cx('t:page-width t:pb-24 t:@min-[768px]:pb-20', className)} ref={ref} {...rest} />;
});
