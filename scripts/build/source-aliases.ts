import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * The package's public entries, resolved to their sources: the app, the stories and the unit tests then
 * import `tapa-ui` exactly as a consumer does, without a build in between. Mirrors `paths` in tsconfig.json.
 */
export const sourceAliases = [
  { find: /^tapa-ui$/, replacement: `${src}/index.ts` },
  { find: /^tapa-ui\/domain$/, replacement: `${src}/domain/index.ts` },
  { find: /^tapa-ui\/navigation$/, replacement: `${src}/domain/navigation.ts` },
  { find: /^tapa-ui\/figures$/, replacement: `${src}/domain/figures.ts` },
  { find: /^tapa-ui\/reads$/, replacement: `${src}/dashboards/reads.ts` },
  { find: /^tapa-ui\/format$/, replacement: `${src}/i18n/formatters.ts` },
  { find: /^tapa-ui\/lazy-part$/, replacement: `${src}/lib/lazy-part.ts` },
  { find: /^tapa-ui\/theme$/, replacement: `${src}/theme/index.ts` },
  { find: /^tapa-ui\/(styles|kit|core|dashboards|fonts)\.css$/, replacement: `${src}/theme/$1.css` },
  { find: /^tapa-ui\/dashboards\/([^/]+)$/, replacement: `${src}/dashboards/$1/index.ts` },
  { find: /^tapa-ui\/([a-z-]+)$/, replacement: `${src}/components/$1/index.ts` },
];
