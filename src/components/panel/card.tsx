import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';

export type CardProps = ComponentPropsWithoutRef<'div'>;

/** The surface of panels and cards: a hairline, the panel's radius and the lowest shadow (DESIGN section 4). */
export const surfaceClasses =
  't:root t:relative t:min-w-0 t:overflow-clip t:rounded-panel t:border t:bg-surface t:shadow-1';

/**
 * A plain surface without a head. For a titled region use `Panel`.
 *
 * @example
 * <Card><PanelBody>…</PanelBody></Card>
 */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card({ className, ...rest }, ref) {
  return <div data-slot="card" className={cx(surfaceClasses, className)} ref={ref} {...rest} />;
});
