import { TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { accented, longer } from '../../src/testing/pseudo/pseudo.js';
import type { Catalogue } from './catalogue.js';
import { allPieces, readMessage } from './icu.js';

/** Key of the language tag, which is not accented. */
const LANGUAGE = 'language';

/** Returns accented, longer English in brackets: it reveals hard-coded texts and truncation. */
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
