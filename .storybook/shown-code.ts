/** Where what stands in code is imported from: `{ StatTile: 'tapa-ui/stat-tile' }`. */
export type Origins = Readonly<Record<string, string>>;

/** Storybook prints a story's own properties two spaces in, and what is in them further. */
const RENDER = /\n {2}render: (?:\(?\w*\)? => )?([\s\S]*?),?\n(?: {2}\w|\}\)$)/;

/** Of a story that draws itself, what it draws: what is around it is the story's, such as its test. */
const drawnBy = (code: string): string =>
  code.startsWith('meta.story(') ? (RENDER.exec(code)?.[1] ?? code).replaceAll('\n  ', '\n') : code;

/** Components, and functions that are called. */
const NAMES = /<([A-Z]\w*)|\b([a-z]\w*)\(/g;

/** Fragments as they are written: those of a story's arguments are printed with the key that React gives them. */
const withFragments = (code: string): string =>
  code.replaceAll(/<React\.Fragment[^>]*>/g, '<>').replaceAll('</React.Fragment>', '</>');

/** A docs page takes minutes to colour the code of 10,000 rows, and nobody reads it. */
const MAX_LINES = 1000;

function withoutEnd(code: string): string {
  const lines = code.split('\n');
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'].join('\n') : code;
}

/** The code of a story as somebody would write it who has the package: what it draws, below what it imports. */
export function shownCode(code: string, origins: Origins): string {
  // Docs pages hand over again what the story has handed to them.
  if (code.startsWith('import ')) return code;
  const drawn = withFragments(withoutEnd(drawnBy(code)));
  const names = new Set([...drawn.matchAll(NAMES)].map(([, component, called]) => component ?? called ?? ''));
  const imports = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const origin = Object.hasOwn(origins, name) ? origins[name] : undefined;
    if (origin !== undefined) imports.set(origin, [...(imports.get(origin) ?? []), name]);
  }
  const lines = [...imports]
    .sort()
    .map(([origin, list]) => `import { ${list.join(', ')} } from '${origin}';`);
  return lines.length === 0 ? drawn : `${lines.join('\n')}\n\n${drawn}`;
}
