import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';

export type PanelBodyProps = ComponentPropsWithoutRef<'div'>;

/** Padded content of a `Panel`. Lists and tables go to the panel's edges and need none. */
export const PanelBody = forwardRef<HTMLDivElement, PanelBodyProps>(function PanelBody(
  { className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="panel-body"
      className={cx(
        't:flex t:flex-col t:px-panel-padding t:pb-panel-padding t:@max-md:px-panel-padding-compact t:@max-md:pb-panel-padding-compact',
        className,
      )}
      ref={ref}
      {...rest}
    />
  );
});
