import { TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { accented, longer } from '../../src/testing/pseudo/pseudo.js';
import type { Catalogue } from './catalogue.js';
import { allPieces, readMessage } from './icu.js';

/** The key of the language's tag, which is no text. */
const LANGUAGE = 'language';

/** English made strange: what is not accented, longer and in brackets is no text of the library, and what is cut shows. */
export const pseudoCatalogue = ({ messages, notes }: Catalogue): Catalogue => ({
  language: 'en',
  messages: new Map(
    Array.from(messages, ([key, text]) => [key, key === LANGUAGE ? text : pseudoText(text)] as const),
  ),
  notes,
});

function pseudoText(text: string): string {
  const pieces = readMessage(text);
  for (const piece of allPieces(pieces)) {
    if (piece.type === TYPE.literal) piece.value = accented(piece.value);
  }
  const [only] = pieces;
  // Each form of a plural has its own length, as each text has.
  if (only?.type === TYPE.plural && pieces.length === 1) {
    for (const form of Object.values(only.options)) form.value = bracketed(form.value);
    return printAST(pieces);
  }
  return printAST(bracketed(pieces));
}

type Pieces = ReturnType<typeof readMessage>;

const bracketed = (pieces: Pieces): Pieces => {
  const length = pieces.reduce((sum, piece) => sum + ('value' in piece ? piece.value.length : 1), 0);
  return [{ type: TYPE.literal, value: '[' }, ...pieces, { type: TYPE.literal, value: `${longer(length)}]` }];
};
