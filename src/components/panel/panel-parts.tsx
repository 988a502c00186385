import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

export type CardProps = ComponentPropsWithoutRef<'div'>;

export const surfaceClasses =
  't:root t:relative t:min-w-0 t:overflow-clip t:rounded-panel t:border t:bg-surface t:box-shadow-1';

/**
 * Renders a plain surface without a head. For a titled region use `Panel`.
 *
 * @example
 * <Card><PanelBody>…</PanelBody></Card>
 */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card({ className, ...rest }, ref) {
  return <div data-slot="card" className={cx(surfaceClasses, className)} ref={ref} {...rest} />;
});

export type PanelBodyProps = ComponentPropsWithoutRef<'div'>;

/** Pads the content of a `Panel`. Lists and tables extend to the panel's edges without it. */
export const PanelBody = forwardRef<HTMLDivElement, PanelBodyProps>(function PanelBody(
  { className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="panel-body"
      className={cx(
        't:flex t:flex-col t:px-panel-padding t:pb-panel-padding t:@max-phone:px-panel-padding-compact t:@max-phone:pb-panel-padding-compact',
        className,
      )}
      ref={ref}
      {...rest}
    />
  );
});

export interface SectionHeadingProps extends ComponentPropsWithoutRef<'div'> {
  /** Title of the section. */
  children: ReactNode;
  /** Node at the end of the line, e.g. a `PanelLink`. */
  action?: ReactNode | undefined;
}

/**
 * Renders the title of a section without a panel, e.g. of a row of cards.
 *
 * @example
 * <SectionHeading action={<PanelLink href="/destinations">See more</PanelLink>}>Recommendations</SectionHeading>
 */
export const SectionHeading = forwardRef<HTMLDivElement, SectionHeadingProps>(function SectionHeading(
  { children, action, className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="section-heading"
      className={cx(
        't:root t:flex t:min-h-8 t:flex-wrap t:items-center t:justify-between t:gap-x-4 t:mt-4 t:-mb-2',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {/* A long title wraps before the action does. */}
      <h2 className="t:grow t:basis-rem-10 t:font-display t:text-title-section t:text-balance t:wrap-anywhere">
        {children}
      </h2>
      {action}
    </div>
  );
});
