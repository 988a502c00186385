import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';

export type TapaMarkProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'>;

/** Tapa's mark: three folds of cloth on the brand colour. Decorative; the name stands beside it. 28 px. */
export const TapaMark = forwardRef<SVGSVGElement, TapaMarkProps>(function TapaMark(
  { className, ...rest },
  ref,
) {
  return (
    <svg
      data-slot="tapa-mark"
      viewBox="0 0 28 28"
      aria-hidden="true"
      className={cx('t:size-7 t:flex-none', className)}
      ref={ref}
      {...rest}
    >
      <rect width="28" height="28" className="t:fill-brand t:[rx:min(8px,var(--tapa-radius))]" />
      <path
        d="M6 13l8-7 8 7M6 18l8-7 8 7M6 23l8-7 8 7"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="miter"
        className="t:stroke-on-brand"
      />
    </svg>
  );
});
