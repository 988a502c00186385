'use client';
import { useContext } from 'react';
import { remembered } from '../lib/once.js';
import { languageMessages } from './compiled/en/language.js';
import { type Formatters, formattersOf } from './formatters.js';
import { grammarOf } from './grammar.js';
import { knownFormat } from './locale.js';
import { periodsOf } from './period-formatters.js';
import { LanguageContext, useMessages } from './use-messages.js';

/** The formatters of the nearest `TapaProvider`: figures, money and dates as its reader writes them. */
export const useFormatters = (): Formatters => formattersOf(useContext(LanguageContext));

export const usePeriods = (): ReturnType<typeof periodsOf> => periodsOf(useContext(LanguageContext));

const grammarIn = /* @__PURE__ */ remembered(grammarOf);

// The words' language may be another than the reader's, whose figures and dates stand in their sentences.
export function useGrammar(): ReturnType<typeof grammarOf> {
  const { language } = useMessages(languageMessages);
  return grammarIn(knownFormat('locale', language) ?? languageMessages.language);
}
