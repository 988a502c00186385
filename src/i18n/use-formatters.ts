'use client';
import { useContext } from 'react';
import { memoize } from '../lib/memoize.js';
import { languageMessages } from './compiled/en/language.js';
import { type Formatters, formattersOf } from './formatters.js';
import { grammarOf } from './grammar.js';
import { knownFormat } from './locale.js';
import { periodsOf } from './period-formatters.js';
import { LanguageContext, useMessages } from './use-messages.js';

/** Returns the formatters of the nearest `TapaProvider`: numbers, money and dates in its locale. */
export const useFormatters = (): Formatters => formattersOf(useContext(LanguageContext));

export const usePeriods = (): ReturnType<typeof periodsOf> => periodsOf(useContext(LanguageContext));

const grammarIn = /* @__PURE__ */ memoize(grammarOf);

// By the language of the messages, which may differ from the locale.
export function useGrammar(): ReturnType<typeof grammarOf> {
  const { language } = useMessages(languageMessages);
  return grammarIn(knownFormat('locale', language) ?? languageMessages.language);
}
