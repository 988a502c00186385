/** Variables that only the inside of a widget reads and sets: the compiler's, the semantic tokens, the private names. */
const PRIVATE =
  /--(?:tw|t|tapa-(?:color|text|leading|tracking|radius|shadow|duration|ease|motif-(?:field|triangle)))(?:-[\w-]+|(?![\w-]))/g;

/**
 * Makes the function that gives those variables short names, the most frequent the shortest. What is public (the
 * contract, component tokens) keeps its name.
 *
 * @param texts - all code and all styles
 * @param isPublic - names to leave alone
 */
export function variableShortener(
  texts: readonly string[],
  isPublic: (name: string) => boolean,
): (text: string) => string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [name] of text.matchAll(PRIVATE)) {
      if (!isPublic(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const names = new Map(sorted.map(([name], index) => [name, `--${index.toString(36)}_`]));
  return (text) => text.replaceAll(PRIVATE, (name) => names.get(name) ?? name);
}
