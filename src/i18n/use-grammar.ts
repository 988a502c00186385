'use client';
import { languageMessages } from './compiled/en/components.js';
import { type Grammar, grammarOf } from './grammar.js';
import { knownFormat } from './known-formats.js';
import { useMessages } from './use-messages.js';

const grammars = new Map<string, Grammar>();

/**
 * The grammar of the words that the nearest provider gives. Their language may be another than the reader's, whose figures and
 * dates stand in their sentences.
 */
export function useGrammar(): Grammar {
  const { language: tag } = useMessages(languageMessages);
  const language = knownFormat('locale', tag) ?? languageMessages.language;
  const grammar = grammars.get(language) ?? grammarOf(language);
  grammars.set(language, grammar);
  return grammar;
}
