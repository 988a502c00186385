/**
 * Tailwind's class names are long and the widgets are small: both their code and their styles carry each name once
 * under a short one. A source is marked before bundling, so that what is renamed afterwards is a class name for certain.
 */

/** What `t:` becomes before bundling. */
const MARK = '@@t:';

/** A class name in a string: brackets may hold quotes and other brackets. */
const BODY = String.raw`(?:[^\s'"\`\[\]\\]|\[(?:[^\[\]\s]|\[[^\]]*\])*\])+`;
const IN_SOURCE = new RegExp(`(?<=['"\`\\s])t:(?=${BODY})`, 'g');
const MARKED = new RegExp(`${MARK}(${BODY})`, 'g');

/** Marks the class names of a source file of ours. */
export const markClasses = (source: string): string => source.replaceAll(IN_SOURCE, MARK);

/** The class names that bundled code holds, as Tailwind knows them: `t:flex`. */
export const classesIn = (code: string): Set<string> =>
  new Set([...code.matchAll(MARKED)].map(([, body = '']) => `t:${unescapeString(body)}`));

/** Gives each class name a short one, the most frequent the shortest; the same for the same code. */
export function shortNames(code: string): Map<string, string> {
  const counts = new Map<string, number>();
  for (const [, body = ''] of code.matchAll(MARKED)) {
    const name = `t:${unescapeString(body)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  return new Map(names.map((name, index) => [name, shortName(index)]));
}

/** Replaces the marked class names of bundled code. */
export const renameInCode = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replaceAll(MARKED, (_, body: string) => required(names, `t:${unescapeString(body)}`));

/** Replaces the class selectors of a stylesheet; those that no code uses stay. */
export const renameInCss = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replaceAll(/\.((?:\\.|[\w-])+)/g, (whole, escaped: string) => {
    const short = names.get(unescapeCss(escaped));
    return short === undefined ? whole : `.${short}`;
  });

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** 'a' … 'z', 'aa' … */
function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? shortName(rest - 1) : '') + (LETTERS[index % LETTERS.length] ?? '');
}

function required(names: ReadonlyMap<string, string>, name: string): string {
  const short = names.get(name);
  if (short === undefined) throw new Error(`No short name for '${name}'`);
  return short;
}

/** Inside a string of code a quote or a backslash may be escaped. */
const unescapeString = (text: string): string => text.replaceAll(/\\(.)/g, '$1');

const unescapeCss = (text: string): string =>
  text.replaceAll(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
