/**
 * What a sentence says before and after a part of it, which a component shows in a look of its own: languages put it where
 * they need it. Where a translation has left the part out, it stands alone.
 */
export function around(sentence: string, part: string): readonly [before: string, after: string] {
  const start = sentence.indexOf(part);
  return start < 0 ? ['', ''] : [sentence.slice(0, start), sentence.slice(start + part.length)];
}

/** A piece of a sentence, and whether it is one of the parts. */
export interface SentencePiece {
  text: string;
  isPart: boolean;
}

/** A sentence in pieces: its parts, and what stands around them. Of two parts that overlap the longer one counts. */
export function inPieces(sentence: string, parts: readonly string[]): readonly SentencePiece[] {
  return [...parts]
    .sort((one, other) => other.length - one.length)
    .reduce<readonly SentencePiece[]>(
      (pieces, part) => splitOnce(pieces, part),
      [{ text: sentence, isPart: false }],
    );
}

function splitOnce(pieces: readonly SentencePiece[], part: string): readonly SentencePiece[] {
  const index = pieces.findIndex(({ text, isPart }) => !isPart && part !== '' && text.includes(part));
  const piece = pieces[index];
  if (!piece) return pieces;
  const [before, after] = around(piece.text, part);
  return [
    ...pieces.slice(0, index),
    ...(before ? [{ text: before, isPart: false }] : []),
    { text: part, isPart: true },
    ...(after ? [{ text: after, isPart: false }] : []),
    ...pieces.slice(index + 1),
  ];
}
