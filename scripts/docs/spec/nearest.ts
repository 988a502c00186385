/** How many letters have to be put in, taken out or changed to make one text of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The known word that is most like a mistyped one; `undefined` when none is known. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  return known
    .map((candidate) => ({ candidate, letters: distance(word, candidate) }))
    .sort((a, b) => a.letters - b.letters)[0]?.candidate;
}
