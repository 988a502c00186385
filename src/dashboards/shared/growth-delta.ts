import type { StatDelta } from '../../components/stat-tile';
import { formatPercent, roundTo } from '../../lib/format-number';

/** What growth is compared with, where the place does not say it. */
export const SINCE_LAST_MONTH = 'vs last month';

/**
 * Growth in percent as a delta: more commission is good, less is not.
 *
 * @param growth - percent since last month
 */
export function growthDelta(growth: number): StatDelta {
  const rounded = roundTo(growth, 0);
  const value = formatPercent(Math.abs(growth));
  if (rounded === 0) return { value, direction: 'flat' };
  return rounded > 0
    ? { value, direction: 'up', tone: 'positive' }
    : { value, direction: 'down', tone: 'negative' };
}
