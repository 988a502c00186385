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

/** Returns what the panels of a dashboard show of its parts: sample rows, in their words, for those that are missing. */
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

/** Returns a dashboard's own props, by their names, and those of its frame, which are neither its own nor its reads. */
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

/** Returns whether samples and fixed figures stand in for what nobody gave. Without them a tile shows a dash and a panel is empty. */
export const useShowsSamples = (): boolean => useContext(SamplesContext);

/** Figures that are fixed unless the host gives them; `null` where neither is to be shown. */
export type KnownFigures<Figures> = { readonly [Name in keyof Figures]: Figures[Name] | null };

/** The host's figures, sanitised. What is not given is fixed, and never marked; without samples it is not known. */
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

/** A figure where it is more than what is counted, and both are data or both samples; else `undefined`. */
export function moreThan<Name extends string>(
  counted: number,
  isSample: boolean,
  { value, sampleFields }: Figures<Name>,
  field: NoInfer<Name>,
): number | undefined {
  return isSample === sampleFields.has(field) && value[field] > counted ? value[field] : undefined;
}

/** How many rows there are in all, where a figure counts more than `counted` of the list's; else `undefined`. */
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
