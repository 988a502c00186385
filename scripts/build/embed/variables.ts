/** Variables that only the inside of a widget reads and sets: the compiler's, the semantic tokens, the private names. */
const PRIVATE =
  /--(?:tw-[\w-]+|tapa-(?:own|color|text|leading|tracking|radius|shadow|duration|motif)-[\w-]+|tapa-ease[\w-]*)/g;
/** Code reads variables in attributes. Only there: elsewhere `--t` may be a decrement. */
const READ_IN_CODE = /(?<=var\()--[\w-]+/g;

/** Renames variables, in a stylesheet and in code. */
export interface VariableNames {
  inCss: (css: string) => string;
  inCode: (code: string) => string;
}

/**
 * Gives those variables short names, the most frequent the shortest. What is public (the contract, component tokens)
 * keeps its name.
 *
 * @param isPublic - names to leave alone
 */
export function shortenVariables(
  css: string,
  code: string,
  isPublic: (name: string) => boolean,
): VariableNames {
  const counts = new Map<string, number>();
  for (const [name] of [...css.matchAll(PRIVATE), ...code.matchAll(READ_IN_CODE)]) {
    if (isPublic(name) || !name.match(PRIVATE)) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const names = new Map(sorted.map(([name], index) => [name, `--${index.toString(36)}_`]));
  const rename = (name: string): string => names.get(name) ?? name;
  return {
    inCss: (text) => text.replaceAll(PRIVATE, rename),
    inCode: (text) => text.replaceAll(READ_IN_CODE, rename),
  };
}
