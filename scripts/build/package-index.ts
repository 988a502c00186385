import { packageEntries } from '../../vite.shared.js';

/** Entries that the index does not export, besides the messages of languages. */
const NOT_IN_INDEX = ['index', 'tailwind-preset', 'tokens', 'cn', 'icons', 'embed', 'embed/elements'];

/** Returns the content of src/index.ts, which re-exports the entries. `npm run new:component` writes it. */
export function packageIndex(): string {
  const modules = Object.entries(packageEntries())
    .filter(([entry]) => !NOT_IN_INDEX.includes(entry) && !/^messages(\/|$)/.test(entry))
    .map(([, source]) => source.replace('src/', './').replace(/\.tsx?$/, '.js'));
  return [
    '/** Everything in one place. Each part has an entry of its own too: `tapa-ui/button`, `tapa-ui/dashboards/traveler`, … */',
    ...modules.sort().map((module) => `export * from '${module}';`),
    '',
  ].join('\n');
}
