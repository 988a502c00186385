import type { Destination } from '../../../content/destinations';
import { MONTHS } from '../../../content/months';

/** What the weather of a month is like in a destination, in a few words. */
export function seasonIn({ wetMonths }: Destination, month: number): string {
  const name = MONTHS[month - 1] ?? '';
  return wetMonths.includes(month) ? `${name}: wetter months` : `${name}: drier months`;
}
