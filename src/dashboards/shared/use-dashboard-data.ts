'use client';
import { fallbackMessages } from '../../i18n/compiled/en/domain.js';
import { type SampleWords, samplesInWords } from '../../i18n/rows-in-words.js';
import { useMessages } from '../../i18n/use-messages.js';
import { type DataOf, type DataProps, dataOf, type Reads, type SamplesOf } from '../define-reads.js';

interface Samples<R extends Reads> {
  /** The rows to show in place of what is not a list. */
  rows: SamplesOf<R>;
  /** The English of these messages. */
  words: SampleWords;
}

/**
 * Returns the answers of a dashboard's reads, sanitised, in the reader's words.
 *
 * @param isOn - whether samples stand in for what is not given
 */
export function useDashboardData<R extends Reads>(
  reads: R,
  parts: DataProps<R>,
  { rows, words }: Samples<R>,
  isOn = true,
): DataOf<R> {
  const samples = samplesInWords(rows, useMessages(words));
  return dataOf(reads, parts, isOn ? samples : null, useMessages(fallbackMessages));
}
