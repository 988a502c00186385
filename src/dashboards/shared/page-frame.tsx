import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';

export type PageFrameProps = ComponentPropsWithoutRef<'main'>;

/**
 * The `<main>` of a dashboard: at most 1280 px wide, with the page's margins (DESIGN section 7), which parts that bleed
 * read from `--tapa-page-margin`. What is inside sees the width between the margins as its container.
 */
export const PageFrame = forwardRef<HTMLElement, PageFrameProps>(function PageFrame(
  { className, children, ...rest },
  ref,
) {
  return (
    <div className="t:root t:@container">
      <main
        className={cx(
          't:mx-auto t:max-w-[calc(var(--tapa-page-max,1280px)+64px)] t:px-(--tapa-page-margin) t:pb-24 t:[--tapa-page-margin:16px]',
          't:@min-[768px]:pb-20 t:@min-[768px]:[--tapa-page-margin:24px] t:@min-[1024px]:[--tapa-page-margin:32px]',
          className,
        )}
        ref={ref}
        {...rest}
      >
        <div className="t:@container">{children}</div>
      </main>
    </div>
  );
});
