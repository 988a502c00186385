'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { panelMessages } from '../../i18n/compiled/en/components.js';
import { Sentence } from '../../i18n/sentence.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChevronRight } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { Link } from '../../theme/index.js';

export interface PanelLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where it leads. */
  href: string;
  /** The subject for screen readers, where its own words do not say: 'Budget this month' (WCAG 2.4.9). */
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
  const t = useMessages(panelMessages);
  // An element without text is named by the text after it.
  const own = typeof children === 'string' ? children : '';
  const shown = <span className="t:contents">{children}</span>;
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
      {of ? (
        <Sentence
          text={t['panel.link-of']({ link: own, of, b: () => shown })}
          rest={(text) => <span className="t:sr-only">{text}</span>}
        />
      ) : (
        shown
      )}
      <ChevronRight aria-hidden="true" className="t:icon-16 t:icon-directional" />
    </Link>
  );
});
