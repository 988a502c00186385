'use client';
import { forwardRef } from 'react';
import { cx } from '../../lib/cx.js';
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
