import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';

export type ButtonRowProps = ComponentPropsWithoutRef<'div'>;

/**
 * Buttons beside each other, 8 px apart, that wrap when there is no room.
 *
 * @example
 * <ButtonRow><Button>Decline</Button><Button variant="tonal">Approve</Button></ButtonRow>
 */
export const ButtonRow = forwardRef<HTMLDivElement, ButtonRowProps>(function ButtonRow(
  { className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="button-row"
      className={cx('t:flex t:flex-wrap t:items-center t:gap-2', className)}
      ref={ref}
      {...rest}
    />
  );
});
