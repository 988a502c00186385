'use client';
import { createContext, useContext } from 'react';
import type { Entity, Sanitized, SanitizedList } from '../../domain/index.js';
import { fallbackMessages } from '../../i18n/compiled/en/fallback.js';
import { totalMessages } from '../../i18n/compiled/en/total.js';
import type { Catalogue } from '../../i18n/message.js';
import { type SampleKey, translateSamples } from '../../i18n/translate-rows.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { type DataOf, type DataProps, dataOf, type Reads, type SamplesOf } from '../define-reads.js';

/** Returns the data for a dashboard's panels: sanitised answers, or translated sample rows. */
export function useData<R extends Reads>(
  reads: R,
  parts: DataProps<R>,
  showsSamples: boolean,
  samples: SamplesOf<R>,
  messages: Catalogue & { readonly [Key in SampleKey]?: string },
): DataOf<R> {
  const rows = translateSamples(samples, useMessages(messages));
  return dataOf(reads, parts, showsSamples ? rows : null, useMessages(fallbackMessages));
}

/** Splits a dashboard's props into its own ones and those of its frame; its reads are in neither. */
export function propsOf<Props extends object, R extends Reads, Own extends keyof Props>(
  props: Props,
  reads: R,
  own: readonly Own[],
) {
  const isOwn = new Set<PropertyKey>(own);
  const pick = (isPicked: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => isPicked(name)));
  return {
    own: pick((name) => isOwn.has(name)) as Pick<Props, Own>,
    frame: pick((name) => !Object.hasOwn(reads, name) && !isOwn.has(name)) as Omit<Props, keyof R | Own>,
  };
}

export const SamplesContext = createContext(true);

/** Returns whether samples and fixed figures replace missing data. */
export const useShowsSamples = (): boolean => useContext(SamplesContext);

/** Figures given by the host or fixed; `null` where neither is shown. */
export type KnownFigures<Figures> = { readonly [Name in keyof Figures]: Figures[Name] | null };

/** Returns the host's figures. Missing ones are fixed and never marked; without samples they are `null`. */
export function knownFigures<Figures extends object>(
  { sanitize }: Entity<Figures>,
  raw: unknown,
  samples: boolean,
): KnownFigures<Figures> {
  const { value, sampleFields } = sanitize(raw);
  if (samples || sampleFields.size === 0) return value;
  const unknown = Object.fromEntries([...sampleFields].map((name) => [name, null]));
  return { ...value, ...unknown } as KnownFigures<Figures>;
}

type Figures<Name extends string> = Sanitized<Readonly<Record<Name, number>>>;

/** Returns a figure if it exceeds `counted` and both are data or both samples; else `undefined`. */
export function largerFigure<Name extends string>(
  counted: number,
  isSample: boolean,
  { value, sampleFields }: Figures<Name>,
  field: NoInfer<Name>,
): number | undefined {
  return isSample === sampleFields.has(field) && value[field] > counted ? value[field] : undefined;
}

/** Returns the number of all rows if the figure exceeds the `counted` ones; else `undefined`. */
export function totalRows<Name extends string>(
  { items, isSample }: SanitizedList<unknown>,
  stats: Figures<Name>,
  field: NoInfer<Name>,
  counted: number = items.length,
): number | undefined {
  const figure = largerFigure(counted, isSample, stats, field);
  return figure === undefined ? undefined : items.length + figure - counted;
}

/** Returns the label of a row of sums: 'Total', or 'Total of these 6' if there are more rows. */
export function useTotalText(): (count: number, isPart: boolean) => string {
  const format = useFormatters();
  const t = useMessages(totalMessages);
  return (count, isPart) => (isPart ? t['total.these']({ count }, format) : t['total.all']);
}
