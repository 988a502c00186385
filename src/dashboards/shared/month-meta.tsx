import { SampleChip } from '../../components/badge';
import type { StatTileProps } from '../../components/stat-tile';
import type { Sanitized } from '../../domain';
import type { Formatters } from '../../i18n/formatters';
import { growthDelta, SINCE_LAST_MONTH } from './growth-delta';

/** What a month brought in US dollars, and how much more that is than the month before, in percent. */
interface Month {
  readonly thisMonth: number;
  readonly growth: number;
}

/**
 * The second line of a tile that shows a total of money. Growth belongs beside this month's total; beside another total
 * stands what came this month. Of sample figures nothing is said but that (decision 13).
 *
 * @param stats - what the tile's figure comes from
 * @param total - the figure
 * @param month - `null` while it loads
 */
export function monthMeta<TStats, TMonth extends Month>(
  format: Formatters,
  stats: Sanitized<TStats>,
  total: keyof TStats,
  month: Sanitized<TMonth> | null,
): Pick<StatTileProps, 'delta' | 'hint'> {
  if (stats.sampleFields.has(total)) return { hint: <SampleChip /> };
  if (!month || month.sampleFields.has('thisMonth')) return {};
  const { thisMonth, growth } = month.value;
  if (thisMonth !== stats.value[total]) return { hint: `${format.compactMoney(thisMonth)} this month` };
  if (month.sampleFields.has('growth')) return {};
  return { delta: { ...growthDelta(format, growth), context: SINCE_LAST_MONTH } };
}
