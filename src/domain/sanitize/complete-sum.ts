import { roundTo } from '../../lib/format-number';
import { sumOf } from '../figures';
import { isFigure } from './field';

/**
 * Makes figures agree when only some of a total and its parts are given (decision 14). A figure that follows from
 * the given ones (the total of all parts, the one missing part) is data and leaves `missing`; the others are
 * fallbacks scaled to what is given, and stay in it. No part becomes negative.
 *
 * @param value - the figures, fallbacks filled in; corrected in place
 * @param missing - names of the figures that are fallbacks
 * @param total - name of the total
 * @param parts - names of its parts, whose fallbacks give the proportions
 */
export function completeSum<TName extends string>(
  value: Record<TName, number>,
  missing: Set<TName>,
  total: NoInfer<TName>,
  parts: readonly NoInfer<TName>[],
): void {
  const absent = parts.filter((part) => missing.has(part));
  if (missing.has(total)) {
    value[total] = sumOf(parts.map((part) => value[part]));
    if (absent.length === 0) missing.delete(total);
    return;
  }
  let rest = value[total] - sumOf(parts.map((part) => (missing.has(part) ? 0 : value[part])));
  let weight = sumOf(absent.map((part) => value[part]));
  for (const part of absent) {
    const share = value[part] / weight;
    weight -= value[part];
    value[part] = isFigure(rest) ? Math.max(0, share === 1 ? rest : roundTo(rest * share, 0)) : 0;
    rest -= value[part];
    if (absent.length === 1) missing.delete(part);
  }
}
