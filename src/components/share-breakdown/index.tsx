'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { sharesOf, sumOf } from '../../domain/figures.js';
import { shareMessages } from '../../i18n/compiled/en/share.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { fittedFigure } from '../../lib/deep.js';
import { roundMoney } from '../../lib/math.js';
import { Legend, type LegendItem, PanelBody } from '../panel/index.js';
import type { ShareTone } from '../progress/index.js';
import { ShareBar } from '../share-bar/index.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';

/** A part of the whole. */
export interface BreakdownPart {
  /** Unique name: 'Guides'. */
  label: string;
  /** Amount. Negative ones count as 0. */
  amount: number;
  /** Colour of a category, or of a status. */
  tone: ShareTone;
}

export interface ShareBreakdownProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the whole, for screen readers: 'Clients by type'. */
  label: string;
  /** Formatted total, shown large: '42'. */
  figure: string;
  /** Full number, where `figure` is compact. */
  full?: string | undefined;
  /** Noun that the figure counts, or its change, beside it. */
  beside?: ReactNode | undefined;
  /** Total; the remainder that the parts leave becomes the last part. @default the sum of the parts */
  total?: number | undefined;
  /** Label of the remainder. @default 'Other' */
  restLabel?: string | undefined;
  parts: readonly BreakdownPart[];
  /** Formats an amount, e.g. `format.number`. */
  format: (amount: number) => string;
  /** Last line of the legend, without a share. */
  last?: LegendItem | undefined;
}

/**
 * A whole and its parts, inside a `Panel`: a large figure, a bar and a legend. Inside an active `Loading` it
 * is a skeleton of the same size. Parts: `share-breakdown`, `figure-line`, `share-bar`, `legend`.
 *
 * @example
 * <Panel title="Clients by type">
 *   <ShareBreakdown label="Clients by type" figure="42" beside="active clients" format={format.number}
 *     parts={[{ label: 'Returning', amount: 30, tone: 'cat-1' }, { label: 'New', amount: 12, tone: 'cat-2' }]} />
 * </Panel>
 */
export const ShareBreakdown = forwardRef<HTMLDivElement, ShareBreakdownProps>(function ShareBreakdown(
  { label, figure, full, beside, total, restLabel, parts: named, format, last, ...rest },
  ref,
) {
  const { percent } = useFormatters();
  const t = useMessages(shareMessages);
  const parts = withRest(named, total, restLabel ?? t['share.other']);
  const shares = sharesOf(parts.map(({ amount }) => amount));
  const items = parts.map(({ label: part, amount, tone }, index) => ({
    label: part,
    value: format(amount),
    percent: percent(shares[index] ?? 0),
    tone,
  }));
  return (
    <PanelBody data-slot="share-breakdown" ref={ref} {...rest}>
      <FigureLine figure={figure} full={full} beside={beside} />
      <ShareBar
        aria-label={label}
        // The legend holds the same data as text.
        aria-hidden="true"
        legend={false}
        shares={parts.map(({ label: part, amount, tone }) => ({ label: part, value: amount, tone }))}
        className="t:mt-4 t:mb-2 t:flex-none"
      />
      <Legend items={last ? [...items, last] : items} />
    </PanelBody>
  );
});

function withRest(
  parts: readonly BreakdownPart[],
  total: number | undefined,
  label: string,
): readonly BreakdownPart[] {
  if (total === undefined) return parts;
  const rest = roundMoney(total - sumOf(parts.map(({ amount }) => Math.max(0, amount))));
  return rest > 0 ? [...parts, { label, amount: rest, tone: 'neutral' }] : parts;
}

export interface FigureLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Formatted figure, shown large: '$46,800'. */
  figure: string;
  /** Full number, where `figure` is compact. */
  full?: string | undefined;
  /** Noun that the figure counts, or its change, beside it. */
  beside?: ReactNode | undefined;
  /** Hides the figure from screen readers, where a bar announces it. @default false */
  bySight?: boolean | undefined;
}

/**
 * Large figure of a panel, with a noun or a change beside it. Inside an active `Loading` it is a skeleton.
 *
 * @example
 * <FigureLine figure="$46.8K" full="$46,800" beside={<Delta value="8%" direction="up" tone="positive" />} />
 */
export const FigureLine = forwardRef<HTMLDivElement, FigureLineProps>(function FigureLine(
  { figure, full, beside, bySight = false, className, ...rest },
  ref,
) {
  const loading = useLoading();
  return (
    <div
      data-slot="figure-line"
      className={cx('t:@container t:flex t:flex-wrap t:items-baseline t:gap-x-2', className)}
      ref={ref}
      {...rest}
    >
      {loading ? (
        <span className="t:font-display t:text-figure-l">
          <SkeletonLine width={132} height={28} />
        </span>
      ) : (
        <>
          <span aria-hidden={bySight || undefined} className={cx(fittedFigure(figure.length), 't:figures')}>
            {figure}
          </span>
          {typeof beside === 'string' ? <span className="t:text-muted">{beside}</span> : beside}
          {full === undefined || full === figure ? null : (
            <bdi className="t:w-full t:text-label t:text-muted">{full}</bdi>
          )}
        </>
      )}
    </div>
  );
});
