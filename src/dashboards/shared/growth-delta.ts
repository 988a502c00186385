import type { StatDelta } from '../../components/stat-tile';
import type { Formatters } from '../../i18n/formatters';
import { roundTo } from '../../lib/math';

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
