'use client';
import { forwardRef } from 'react';
import { CountBadge, SampleChip } from '../badge';
import { PlainPanel, type PlainPanelProps } from './plain-panel';

export interface PanelProps extends Omit<PlainPanelProps, 'marks'> {
  /** How many there are in all, beside the title. Hidden while loading. */
  count?: number;
  /** What is counted, for screen readers: 'pending requests'. */
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
  { count, countLabel, sample = false, ...rest },
  ref,
) {
  return (
    <PlainPanel
      marks={
        <>
          {count === undefined ? null : (
            <CountBadge className="t:-ms-1" value={count} label={countLabel} tone="soft" />
          )}
          {sample ? <SampleChip /> : null}
        </>
      }
      ref={ref}
      {...rest}
    />
  );
});
