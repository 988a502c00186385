'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { panelMessages } from '../../i18n/compiled/en/components.js';
import { Sentence } from '../../i18n/sentence.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChevronRight } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { Link } from '../../theme/index.js';
import { CountBadge, SampleChip, SampleData } from '../badge/index.js';
import { useLoading } from '../skeleton/index.js';
import { PlainPanel, type PlainPanelProps } from './plain-panel.js';

export interface PanelProps extends Omit<PlainPanelProps, 'marks'> {
  /** How many are shown, beside the title, whole: '10,000'. Hidden while loading. */
  count?: number | undefined;
  /** How many there are in all. Where that is more, the count says so: '6 of 42 clients'. @default all are shown */
  total?: number | undefined;
  /** The counted thing, for screen readers and where a part is shown: 'clients'. */
  countLabel?: string | undefined;
  /**
   * Marks what is shown as sample data: a chip, a quieter panel, and no buttons or links on the rows inside.
   * @default false
   */
  sample?: boolean | undefined;
}

/**
 * A titled region of a dashboard. Parts: `panel-head`, `panel-title`, `panel-notice`, `panel-content`, `panel-foot`.
 *
 * @example
 * <Panel title="Upcoming Trips" action={<PanelLink href="?tab=trips">All trips</PanelLink>} loading={isLoading}>…</Panel>
 */
export const Panel = forwardRef<HTMLElement, PanelProps>(function Panel(
  { count, total, countLabel, sample = false, loading, className, children, ...rest },
  ref,
) {
  const contextLoading = useLoading();
  const isLoading = loading ?? contextLoading;
  const isSample = sample && !isLoading;
  return (
    <PlainPanel
      marks={
        <>
          {count === undefined ? null : (
            <CountBadge
              className="t:-ms-1"
              value={count}
              total={total}
              label={countLabel}
              tone="soft"
              exact
            />
          )}
          {isSample ? <SampleChip /> : null}
        </>
      }
      data-sample={isSample || undefined}
      loading={isLoading}
      className={cx(isSample && 't:sample-surface', className)}
      ref={ref}
      {...rest}
    >
      <SampleData active={isSample}>{children}</SampleData>
    </PlainPanel>
  );
});

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
