/** Name → entry that it is imported from: `{ StatTile: 'tapa-ui/stat-tile' }`. */
export type Origins = Readonly<Record<string, string>>;

/** Matches a story's `render`. Storybook indents a story's properties by two spaces. */
const RENDER = /\n {2}render: (?:\(?\w*\)? => )?([\s\S]*?),?\n(?: {2}\w|\}\)$)/;

/** Returns the body of a story's `render`. */
const drawnBy = (code: string): string =>
  code.startsWith('meta.story(') ? (RENDER.exec(code)?.[1] ?? code).replaceAll('\n  ', '\n') : code;

/** Matches names of components and of called functions. */
const NAMES = /<([A-Z]\w*)|\b([a-z]\w*)\(/g;

/** Writes fragments as `<>`: Storybook prints them with React's key. */
const withFragments = (code: string): string =>
  code.replaceAll(/<React\.Fragment[^>]*>/g, '<>').replaceAll('</React.Fragment>', '</>');

/** Limit of lines: highlighting the code of 10,000 rows would take minutes. */
const MAX_LINES = 1000;

function withoutEnd(code: string): string {
  const lines = code.split('\n');
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'].join('\n') : code;
}

/** Returns the code of a story as a user of the package writes it: imports and JSX. */
export function shownCode(code: string, origins: Origins): string {
  // Docs pages call this again with transformed code.
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
