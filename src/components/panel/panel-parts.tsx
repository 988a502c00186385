import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { ChevronRight } from '../../icons';
import { cx } from '../../lib/cx';
import { Link } from '../../theme';

export type CardProps = ComponentPropsWithoutRef<'div'>;

/** The surface of panels and cards: a hairline, the panel's radius and the lowest shadow. */
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

export interface PanelLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where it leads. */
  href: string;
  /** What it is about, for screen readers, where its own words do not say: 'Budget this month' (WCAG 2.4.9). */
  of?: string | undefined;
}

/**
 * A quiet link with a chevron, for the end of a panel's head. On deep panels it takes their text colour.
 *
 * @example
 * <PanelLink href="?tab=trips">All trips</PanelLink>
 */
export const PanelLink = forwardRef<HTMLAnchorElement, PanelLinkProps>(function PanelLink(
  { of, className, children, ...rest },
  ref,
) {
  return (
    <Link
      data-slot="panel-link"
      className={cx(
        't:inline-flex t:min-h-6 t:items-center t:gap-1 t:rounded-xs t:font-text t:text-label t:leading-[1.5385] t:font-semibold t:text-brand-text',
        't:decoration-[1.5px] t:underline-offset-3 t:hover:underline t:in-data-[tapa-surface=deep]:text-on-deep',
        't:touch:min-h-touch-target',
        't:in-data-[slot=panel-head]:touch:-my-2.5',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <span className="t:contents">{children}</span>
      {of ? <span className="t:sr-only">{` of ${of}`}</span> : null}
      <ChevronRight aria-hidden="true" className="t:icon-16 t:icon-directional" />
    </Link>
  );
});

export interface SectionHeadingProps extends ComponentPropsWithoutRef<'div'> {
  /** The title. */
  children: ReactNode;
  /** Level in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Id of the heading, for `aria-labelledby` of what follows. */
  headingId?: string;
  /** At the end of the line, e.g. a `PanelLink`. */
  action?: ReactNode;
}

/**
 * The title of a part of a page that has no panel around it, e.g. a row of cards.
 *
 * @example
 * <SectionHeading action={<PanelLink href="/destinations">See more</PanelLink>}>Recommendations</SectionHeading>
 */
export const SectionHeading = forwardRef<HTMLDivElement, SectionHeadingProps>(function SectionHeading(
  { children, headingLevel = 2, headingId, action, className, ...rest },
  ref,
) {
  const Heading = headingLevel === 3 ? 'h3' : 'h2';
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
      {/* A long title takes two lines rather than push a short action below it. */}
      <Heading
        id={headingId}
        className="t:flex-[1_1_calc(11*var(--tapa-rem,1rem))] t:font-display t:text-title-section t:text-balance t:wrap-anywhere"
      >
        {children}
      </Heading>
      {action}
    </div>
  );
});
