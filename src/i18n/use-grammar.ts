'use client';
import { languageMessages } from './compiled/en/components.js';
import { type Grammar, grammarOf } from './grammar.js';
import { knownFormat } from './known-formats.js';
import { type Catalogue, useMessages, wordsOf } from './use-messages.js';

const grammars = new Map<string, Grammar>();

/** The grammar of a catalogue's language: it may be another than the reader's, whose figures and dates stand in its sentences. */
export const grammarIn = (catalogue: Catalogue | undefined): Grammar =>
  named(wordsOf(languageMessages, catalogue).language);

/** The grammar of the words that the nearest provider gives. */
export const useGrammar = (): Grammar => named(useMessages(languageMessages).language);

function named(tag: string): Grammar {
  const language = knownFormat('locale', tag) ?? languageMessages.language;
  const grammar = grammars.get(language) ?? grammarOf(language);
  grammars.set(language, grammar);
  return grammar;
}
