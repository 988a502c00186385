'use client';
import type { Sanitized, SanitizedList } from '../../domain/index.js';
import { totalMessages } from '../../i18n/compiled/en/shared.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

type Figures<Name extends string> = Sanitized<Readonly<Record<Name, number>>>;

/**
 * A figure where it is more than what is counted; else `undefined`. The two belong together only where both are data, or
 * both samples.
 *
 * @param isSample - whether what is counted is a sample
 * @param stats - what holds the figure
 */
export function moreThan<Name extends string>(
  counted: number,
  isSample: boolean,
  { value, sampleFields }: Figures<Name>,
  field: NoInfer<Name>,
): number | undefined {
  return isSample === sampleFields.has(field) && value[field] > counted ? value[field] : undefined;
}

/**
 * How many rows there are in all, where a figure counts more than a list holds; else `undefined`.
 *
 * @param counted - how many rows of the list the figure counts
 */
export function wholeOf<Name extends string>(
  { items, isSample }: SanitizedList<unknown>,
  stats: Figures<Name>,
  field: NoInfer<Name>,
  counted: number = items.length,
): number | undefined {
  const figure = moreThan(counted, isSample, stats, field);
  return figure === undefined ? undefined : items.length + figure - counted;
}

/** Names a row of sums: 'Total', or 'Total of these 6' where there are more rows than those. */
export function useTotalText(): (count: number, isPart: boolean) => string {
  const format = useFormatters();
  const t = useMessages(totalMessages);
  return (count, isPart) => (isPart ? t['total.these']({ count }, format) : t['total.all']);
}
