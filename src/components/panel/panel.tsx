'use client';
import { forwardRef } from 'react';
import { CountBadge, SampleChip } from '../badge';
import { PlainPanel, type PlainPanelProps } from './plain-panel';

export interface PanelProps extends Omit<PlainPanelProps, 'marks'> {
  /** How many are shown, beside the title, whole: '10,000'. Hidden while loading. */
  count?: number | undefined;
  /** How many there are in all. Where that is more, the count says so: '6 of 42 clients'. @default all are shown */
  total?: number | undefined;
  /** What is counted, for screen readers and where a part is shown: 'clients'. */
  countLabel?: string;
  /** Marks what is shown as sample data. @default false */
  sample?: boolean;
}

/**
 * A titled region of a dashboard. Parts: `panel-head`, `panel-title`, `panel-notice`, `panel-content`, `panel-foot`.
 *
 * @example
 * <Panel title="Upcoming Trips" action={<PanelLink href="?tab=trips">All trips</PanelLink>} loading={isLoading}>…</Panel>
 */
export const Panel = forwardRef<HTMLElement, PanelProps>(function Panel(
  { count, total, countLabel, sample = false, ...rest },
  ref,
) {
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
          {sample ? <SampleChip /> : null}
        </>
      }
      ref={ref}
      {...rest}
    />
  );
});
