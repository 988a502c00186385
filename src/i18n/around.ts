/**
 * What a sentence says before and after a part of it, which a component shows in a look of its own. Languages put the part
 * where they need it; where a translation has left it out, all is before.
 */
export function around(sentence: string, part: string): readonly [before: string, after: string] {
  const start = sentence.indexOf(part);
  return start < 0 ? [sentence, ''] : [sentence.slice(0, start), sentence.slice(start + part.length)];
}
