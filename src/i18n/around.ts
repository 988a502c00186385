/**
 * What a sentence says before and after a part of it, which a component shows in a look of its own: languages put it where
 * they need it. Where a translation has left the part out, it stands alone.
 */
export function around(sentence: string, part: string): readonly [before: string, after: string] {
  const start = sentence.indexOf(part);
  return start < 0 ? ['', ''] : [sentence.slice(0, start), sentence.slice(start + part.length)];
}
