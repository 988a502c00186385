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
  /** The name: 'Guides'. Each once in a breakdown. */
  label: string;
  /** How much. Below 0 it makes no sense, and counts as 0. */
  amount: number;
  /** Its colour: of a category, by its place, or of a status where it is one. */
  tone: ShareTone;
}

export interface ShareBreakdownProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The divided whole, for screen readers: 'Clients by type'. */
  label: string;
  /** The whole, large: '42'. */
  figure: string;
  /** The whole figure, where `figure` is its compact form. */
  full?: string | undefined;
  /** Beside the figure: what it counts, in words, or how it changed. */
  beside?: ReactNode | undefined;
  /** The whole as a number: what the parts leave of it is the last part. @default their sum */
  total?: number | undefined;
  /** Label of the rest that the parts leave. @default 'Other' */
  restLabel?: string | undefined;
  /** The parts, in the order of the bar and its legend. */
  parts: readonly BreakdownPart[];
  /** Writes an amount, e.g. `format.number`. */
  format: (amount: number) => string;
  /** A last line of the legend, without a share. */
  last?: LegendItem | undefined;
}

/**
 * A whole and its parts: a large figure, a bar, and the parts in words and numbers. It stands in a `Panel`. Inside an active
 * `Loading` it is a skeleton of the same size. Parts: `share-breakdown`, `figure-line`, `share-bar`, `legend`.
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
        // The legend says the same in words.
        aria-hidden="true"
        legend={false}
        shares={parts.map(({ label: part, amount, tone }) => ({ label: part, value: amount, tone }))}
        className="t:mt-4 t:mb-2 t:flex-none"
      />
      <Legend items={last ? [...items, last] : items} />
    </PanelBody>
  );
});

/** Parts that add up to the whole. */
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
  /** The figure, large: '$46,800'. */
  figure: string;
  /** The whole figure, where `figure` is its compact form. */
  full?: string | undefined;
  /** Beside the figure: what it counts, in words, or how it changed. */
  beside?: ReactNode | undefined;
  /** True where a bar that follows says the figure, so that it is not read twice. @default false */
  bySight?: boolean | undefined;
}

/**
 * The one large figure of a panel, with a word or a change beside it. Inside an active `Loading` it is a skeleton.
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
