'use client';
import { inMap } from '../lib/once.js';
import { languageMessages } from './compiled/en/components.js';
import { type Grammar, grammarOf } from './grammar.js';
import { knownFormat } from './locale.js';
import { useMessages } from './use-messages.js';

const grammars = new Map<string, Grammar>();

// The words' language may be another than the reader's, whose figures and dates stand in their sentences.
export function useGrammar(): Grammar {
  const { language: tag } = useMessages(languageMessages);
  const language = knownFormat('locale', tag) ?? languageMessages.language;
  return inMap(grammars, language, () => grammarOf(language));
}
