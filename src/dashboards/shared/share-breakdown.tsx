import type { ReactNode } from 'react';
import { Legend, type LegendItem, PanelBody } from '../../components/panel';
import { type ShareTone, SplitBar } from '../../components/progress';
import { SkeletonLine, useLoading } from '../../components/skeleton';
import { sharesOf } from '../../domain';
import { formatPercent } from '../../lib/format-number';

/** A part of the whole. */
export interface BreakdownPart {
  label: string;
  amount: number;
  tone: ShareTone;
}

export interface ShareBreakdownProps {
  /** What is divided, for screen readers: 'Clients by type'. */
  label: string;
  /** The whole, large: '42'. */
  figure: string;
  /** The whole figure, where `figure` is its compact form. */
  full?: string;
  /** Beside the figure. */
  beside: ReactNode;
  parts: readonly BreakdownPart[];
  format: (amount: number) => string;
  /** A last line of the legend, without a share. */
  last?: LegendItem;
}

/** A whole and its parts: a large figure, a bar, and the parts in words and numbers. */
export function ShareBreakdown({ label, figure, full, beside, parts, format, last }: ShareBreakdownProps) {
  const loading = useLoading();
  const shares = sharesOf(parts.map(({ amount }) => amount));
  const items = parts.map(({ label: part, amount, tone }, index) => ({
    label: part,
    value: format(amount),
    percent: formatPercent(shares[index] ?? 0),
    tone,
  }));
  return (
    <PanelBody>
      <div className="t:flex t:flex-wrap t:items-baseline t:gap-x-2">
        {loading ? (
          <span className="t:font-display t:text-figure-l">
            <SkeletonLine width={132} height={28} />
          </span>
        ) : (
          <>
            <span title={full} className="t:font-display t:text-figure-l t:figures">
              {figure}
            </span>
            {beside}
          </>
        )}
      </div>
      <SplitBar
        aria-label={label}
        shares={parts.map(({ label: part, amount, tone }) => ({ label: part, value: amount, tone }))}
        className="t:mt-4 t:mb-2 t:flex-none"
      />
      <Legend items={last ? [...items, last] : items} className={last && 't:*:last:text-muted'} />
    </PanelBody>
  );
}
