'use client';
import type { ReactNode } from 'react';
import { SampleChip } from '../../components/badge';
import { Legend, type LegendItem, PanelBody } from '../../components/panel';
import { type ShareTone, SplitBar } from '../../components/progress';
import { SkeletonLine, useLoading } from '../../components/skeleton';
import {
  type StatDelta,
  StatStrip,
  type StatStripProps,
  StatTile,
  type StatTileProps,
} from '../../components/stat-tile';
import type { Sanitized } from '../../domain';
import { sharesOf, sumOf } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { roundTo, wholeCents } from '../../lib/math';

interface FigureLineProps {
  /** The figure, large: '$46,800'. */
  figure: string;
  /** The whole figure, where `figure` is its compact form. */
  full?: string | undefined;
  /** Beside the figure: what it counts, in words, or how it changed. */
  beside?: ReactNode;
  /** Whether a bar that follows says the figure, so that it is not read twice. @default false */
  bySight?: boolean;
}

/** The one large figure of a panel, with a word or a change beside it. */
export function FigureLine({ figure, full, beside, bySight = false }: FigureLineProps) {
  const loading = useLoading();
  return (
    <div className="t:@container t:flex t:flex-wrap t:items-baseline t:gap-x-2">
      {loading ? (
        <span className="t:font-display t:text-figure-l">
          <SkeletonLine width={132} height={28} />
        </span>
      ) : (
        <>
          <span
            aria-hidden={bySight || undefined}
            className="t:font-display t:text-figure-l t:fitted-figure-l t:wrap-anywhere t:figures"
          >
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
}

/** A part of the whole. */
export interface BreakdownPart {
  label: string;
  amount: number;
  tone: ShareTone;
}

interface ShareBreakdownProps {
  /** What is divided, for screen readers: 'Clients by type'. */
  label: string;
  /** The whole, large: '42'. */
  figure: string;
  /** The whole figure, where `figure` is its compact form. */
  full?: string;
  /** Beside the figure. */
  beside: ReactNode;
  /** The whole as a number: what the parts leave of it is the last part, 'Other'. @default their sum */
  total?: number;
  parts: readonly BreakdownPart[];
  format: (amount: number) => string;
  /** A last line of the legend, without a share. */
  last?: LegendItem;
}

/** A whole and its parts: a large figure, a bar, and the parts in words and numbers. */
export function ShareBreakdown({
  label,
  figure,
  full,
  beside,
  total,
  parts: named,
  format,
  last,
}: ShareBreakdownProps) {
  const { percent } = useFormatters();
  const parts = withRest(named, total);
  const shares = sharesOf(parts.map(({ amount }) => amount));
  const items = parts.map(({ label: part, amount, tone }, index) => ({
    label: part,
    value: format(amount),
    percent: percent(shares[index] ?? 0),
    tone,
  }));
  return (
    <PanelBody>
      <FigureLine figure={figure} full={full} beside={beside} />
      <SplitBar
        aria-label={label}
        // The legend says the same in words.
        aria-hidden="true"
        shares={parts.map(({ label: part, amount, tone }) => ({ label: part, value: amount, tone }))}
        className="t:mt-4 t:mb-2 t:flex-none"
      />
      <Legend items={last ? [...items, last] : items} />
    </PanelBody>
  );
}

/** Parts that add up to the whole. Amounts below 0 make no sense, and count as 0. */
function withRest(parts: readonly BreakdownPart[], total: number | undefined): readonly BreakdownPart[] {
  if (total === undefined) return parts;
  const rest = wholeCents(total - sumOf(parts.map(({ amount }) => Math.max(0, amount))));
  return rest > 0 ? [...parts, { label: 'Other', amount: rest, tone: 'neutral' }] : parts;
}

/** What growth is compared with, where the place does not say it. */
export const SINCE_LAST_MONTH = 'vs last month';

/**
 * Growth in percent as a delta: more commission is good, less is not.
 *
 * @param growth - percent since last month
 */
export function growthDelta(format: Formatters, growth: number): StatDelta {
  const rounded = roundTo(growth, 0);
  const value = format.percent(Math.abs(growth));
  if (rounded === 0) return { value, direction: 'flat' };
  return rounded > 0
    ? { value, direction: 'up', tone: 'positive' }
    : { value, direction: 'down', tone: 'negative' };
}

/** What a month brought in US dollars, and how much more that is than the month before, in percent. */
interface Month {
  readonly thisMonth: number;
  readonly growth: number;
}

/**
 * The second line of a tile that shows a total of money. Growth belongs beside this month's total; beside another total
 * stands this month's. Sample figures are marked, and nothing else is said of them.
 *
 * @param stats - what the tile's figure comes from
 * @param total - the figure
 * @param month - `null` while it loads
 */
export function monthMeta<TName extends string, TMonth extends Month>(
  format: Formatters,
  stats: Sanitized<Readonly<Record<TName, number>>>,
  total: NoInfer<TName>,
  month: Sanitized<TMonth> | null,
): Pick<StatTileProps, 'delta' | 'hint'> {
  if (stats.sampleFields.has(total)) return { hint: <SampleChip /> };
  if (!month || month.sampleFields.has('thisMonth')) return {};
  const { thisMonth, growth } = month.value;
  if (wholeCents(thisMonth) !== wholeCents(stats.value[total]))
    return { hint: `${format.compactMoney(thisMonth)} this month` };
  if (month.sampleFields.has('growth')) return {};
  return { delta: { ...growthDelta(format, growth), context: SINCE_LAST_MONTH } };
}

/** What a tile of `FigureTiles` shows besides its title and its figure. */
type FigureTile = Pick<StatTileProps, 'icon' | 'format' | 'unit' | 'delta' | 'hint'> & {
  /** In place of the figure itself. */
  value?: StatTileProps['value'];
};

/** A tile of a figure that comes from other data than its neighbours'. */
type OtherTile = StatTileProps & {
  /** Whether it is a sample. */
  isSample: boolean;
};

interface FigureTilesProps<Name extends string> extends Pick<StatStripProps, 'aria-label' | 'columns'> {
  /** The figures, sanitised. */
  data: {
    readonly value: Readonly<Record<NoInfer<Name>, number>>;
    readonly sampleFields: { has(name: NoInfer<Name>): boolean };
  };
  titles: Readonly<Record<NoInfer<Name>, string>>;
  /** The tiles in their order. The hint of a sample figure is that it is one, unless all are: then the strip says so. */
  tiles: Readonly<Record<Name, FigureTile>>;
  /** A tile after them. */
  last?: OtherTile;
}

/** A strip of tiles, one per figure. */
export function FigureTiles<Name extends string>({
  data: { value, sampleFields },
  titles,
  tiles,
  last,
  ...strip
}: FigureTilesProps<Name>) {
  const shown: OtherTile[] = (Object.keys(tiles) as Name[]).map((name) => ({
    label: titles[name],
    value: value[name],
    isSample: sampleFields.has(name),
    ...tiles[name],
  }));
  if (last) shown.push(last);
  const areSamples = shown.every(({ isSample }) => isSample);
  return (
    <StatStrip mark={areSamples ? <SampleChip /> : undefined} {...strip}>
      {shown.map(({ isSample, hint, ...tile }) => (
        <StatTile
          key={tile.label}
          hint={!isSample ? hint : areSamples ? undefined : <SampleChip />}
          {...tile}
        />
      ))}
    </StatStrip>
  );
}
