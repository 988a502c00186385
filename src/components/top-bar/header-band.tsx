import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';

export type HeaderBandProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The woven edge below the top bar: 16 px of pattern, or a hairline where the brand sets its motif to 0. Decorative. */
export const HeaderBand = forwardRef<HTMLDivElement, HeaderBandProps>(function HeaderBand(
  { className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="header-band"
      aria-hidden="true"
      className={cx('t:motif-band', className)}
      ref={ref}
      {...rest}
    />
  );
});
