import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';
import { Link } from '../../theme';

export interface PanelLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where it leads. */
  href: string;
}

/**
 * A quiet link with a chevron, for the end of a panel's head. On deep panels it takes their text colour.
 *
 * @example
 * <PanelLink href="?tab=trips">All trips</PanelLink>
 */
export const PanelLink = forwardRef<HTMLAnchorElement, PanelLinkProps>(function PanelLink(
  { className, children, ...rest },
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
      {children}
      <ChevronRight aria-hidden="true" className="t:icon-16 t:icon-directional" />
    </Link>
  );
});
