'use client';
import { SampleChip } from '../../components/badge/index.js';
import {
  type StatDelta,
  StatStrip,
  type StatStripProps,
  StatTile,
  type StatTileProps,
} from '../../components/stat-tile/index.js';
import type { History, Sanitized } from '../../domain/index.js';
import { countMessages } from '../../i18n/compiled/en/count.js';
import { monthMessages } from '../../i18n/compiled/en/month.js';
import type { Formatters } from '../../i18n/formatters.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { roundMoney, roundTo } from '../../lib/math.js';
import type { ShownData } from '../define-reads.js';
import { useShowsSamples } from './dashboard-data.js';
import { DashboardPart, type DashboardPartProps } from './dashboard-parts.js';
import { useFailedTile } from './failures.js';
import { MonthTrend } from './month-trend.js';

/** Returns the growth since last month, in percent, as a delta: more is positive. */
export function growthDelta(format: Formatters, growth: number): StatDelta {
  const rounded = roundTo(growth, 0);
  const value = format.percent(Math.abs(growth));
  if (rounded === 0) return { value, direction: 'flat' };
  return rounded > 0
    ? { value, direction: 'up', tone: 'positive' }
    : { value, direction: 'down', tone: 'negative' };
}

interface Month {
  readonly thisMonth: number;
  readonly growth: number;
}

/**
 * Returns the second line of a total of money: growth, or this month's amount beside another total.
 *
 * @param month - `null` while it loads
 */
export function monthMeta<TName extends string, TMonth extends Month>(
  format: Formatters,
  stats: Sanitized<Readonly<Record<TName, number>>>,
  total: NoInfer<TName>,
  month: Sanitized<TMonth> | null,
  t: typeof monthMessages = monthMessages,
): Pick<StatTileProps, 'delta' | 'hint'> {
  if (stats.sampleFields.has(total)) return {};
  if (!month || month.sampleFields.has('thisMonth')) return {};
  const { thisMonth, growth } = month.value;
  if (roundMoney(thisMonth, format.moneyDigits()) !== roundMoney(stats.value[total], format.moneyDigits()))
    return { hint: t['month.this']({ amount: format.compactMoney(thisMonth) }) };
  if (month.sampleFields.has('growth')) return {};
  return { delta: { ...growthDelta(format, growth), context: t['month.before'] } };
}

type FigureTile = Pick<StatTileProps, 'label' | 'format' | 'unit' | 'delta' | 'trend' | 'hint'> & {
  value?: StatTileProps['value'] | undefined;
  /** Months of the figure, for its trend. @default none */
  history?: History | undefined;
};

type Tile = StatTileProps & {
  /** True for a sample: its mark replaces the hint. Where all are samples, the strip has the mark. */
  isSample?: boolean | undefined;
};

interface TileStripProps
  extends Pick<StatStripProps, 'columns' | 'keepsMeta'>,
    Pick<DashboardPartProps, 'subject' | 'loading' | 'resetKeys'> {
  label: string;
  /** Returns the tiles in their order; called inside the part's error boundary. */
  tiles: () => readonly Tile[];
}

/** A strip of tiles with its own error boundary. Where samples are turned off, a sample is a dash. */
export function TileStrip({ subject, loading, resetKeys, label, tiles, ...strip }: TileStripProps) {
  const showsSamples = useShowsSamples();
  return (
    <DashboardPart subject={subject} loading={loading} resetKeys={resetKeys}>
      {() => {
        const shown = tiles();
        const areSamples = showsSamples && shown.every(({ isSample }) => isSample);
        return (
          <StatStrip aria-label={label} mark={areSamples ? <SampleChip /> : undefined} {...strip}>
            {shown.map(({ isSample = false, ...tile }) => (
              <StatTile
                key={tile.label}
                {...tile}
                value={isSample && !showsSamples ? null : tile.value}
                // A trend or a hint would explain a figure that is not the reader's own.
                trend={isSample ? undefined : tile.trend}
                hint={isSample && !tile.error ? undefined : tile.hint}
                mark={isSample && !tile.error && showsSamples && !areSamples ? <SampleChip /> : undefined}
              />
            ))}
          </StatStrip>
        );
      }}
    </DashboardPart>
  );
}

/** Returns a function that labels a count, with a larger total if there is one: '3 of 128 bookings'. */
export function useCountText(): (count: number, label: string, total?: number) => string {
  const format = useFormatters();
  const t = useMessages(countMessages);
  return (count, label, total = count) =>
    total > count
      ? t['count.part-labelled']({ part: format.number(count), total: format.compactNumber(total), label })
      : t['count.labelled']({ count: format.number(count), label });
}

interface FigureTilesProps<Name extends string, Part extends string>
  extends Pick<TileStripProps, 'label' | 'columns' | 'keepsMeta'> {
  data: Pick<ShownData<Part>, 'isLoading' | 'failureOf' | 'answers'> & {
    readonly [Figures in Part]: {
      readonly value: Readonly<Record<NoInfer<Name>, number>>;
      readonly sampleFields: { has(name: NoInfer<Name>): boolean };
    };
  };
  part: Part;
  /** Name in its error message. @default as `label` */
  subject?: string | undefined;
  tiles: () => Readonly<Record<Name, FigureTile>>;
  last?: (() => Tile) | undefined;
}

export function FigureTiles<Name extends string, Part extends string>({
  data,
  part,
  label,
  subject = label,
  tiles: tilesOf,
  last,
  ...strip
}: FigureTilesProps<Name, Part>) {
  const failedTile = useFailedTile();
  const { value, sampleFields } = data[part];
  const tiles = () => {
    const own = (Object.entries(tilesOf()) as [Name, FigureTile][]).map(
      ([name, { history, ...tile }]): Tile => ({
        value: value[name],
        isSample: sampleFields.has(name),
        trend: history && (
          <MonthTrend
            of={tile.label}
            history={history}
            format={tile.format === 'money' ? 'money' : 'number'}
          />
        ),
        ...tile,
        ...failedTile(data.failureOf(part)),
      }),
    );
    return last ? [...own, last()] : own;
  };
  return (
    <TileStrip
      subject={subject}
      label={label}
      loading={data.isLoading(part)}
      // Any new answer renders failed tiles again.
      resetKeys={[...data.answers]}
      tiles={tiles}
      {...strip}
    />
  );
}
