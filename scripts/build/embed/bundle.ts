import { readFileSync } from 'node:fs';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { bundledInputs } from '../../shared/bundled-inputs';
import { ROOT } from '../../shared/run';
import { BROWSER_TARGETS } from '../browser-targets';
import { iconDrawings } from '../icons/esbuild-plugin';
import { markClasses } from './class-tokens';

/** The names of the widgets' elements, which are those of their files. */
export const WIDGETS = [
  'tapa-rewards',
  'tapa-stat-strip',
  'tapa-upcoming-trips',
  'tapa-recommendations',
  'tapa-tour-availability',
] as const;

const STAND_INS = `${ROOT}/src/embed/stand-ins`;

/** Preact for React, and small stand-ins for what the widgets use little of. */
const alias = {
  react: `${STAND_INS}/react.ts`,
  'react/jsx-runtime': 'preact/jsx-runtime',
  'class-variance-authority': `${STAND_INS}/cva.ts`,
  '@radix-ui/react-progress': `${STAND_INS}/progress.tsx`,
};

/** Parts of the library that the widgets never show, by the end of their import. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/^\.\/(?:sample-chip|count-badge|delta)$/, 'nothing.tsx'],
  [/^\.\.\/pager$/, 'pager.ts'],
];

const plugin: Plugin = {
  name: 'tapa-widgets',
  setup({ onResolve, onLoad }) {
    for (const [filter, file] of REPLACED) {
      onResolve({ filter }, () => ({ path: `${STAND_INS}/${file}`, sideEffects: false }));
    }
    // Widgets show no sample data, so they carry none.
    onLoad({ filter: /\.samples\.ts$/ }, ({ path }) => ({
      contents: [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)]
        .map(([, name]) => `export const ${name} = [];`)
        .join('\n'),
    }));
    onLoad({ filter: /[\\/]button\.variants\.ts$/ }, ({ path }) => ({
      contents: markClasses(dropUnusedVariants(readFileSync(path, 'utf8'))),
      loader: 'ts',
    }));
    onLoad(
      { filter: /[\\/]src[\\/](?:components|dashboards|embed|theme|lib)[\\/].*\.tsx?$/ },
      ({ path }) => ({
        contents: markClasses(readFileSync(path, 'utf8')),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }),
    );
  },
};

/** A bundle that is not written yet. */
export interface Bundle {
  code: string;
  /** The files that it is made of. */
  inputs: string[];
}

async function bundle(options: BuildOptions): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    // The notices ship as a file, not in every page.
    legalComments: 'none',
    target: BROWSER_TARGETS,
  });
  const code = outputFiles[0]?.text;
  if (code === undefined) throw new Error('esbuild bundled nothing');
  return { code, inputs: bundledInputs(metafile) };
}

/** Bundles the element of a whole dashboard: no view of its own, so neither renderer nor styles. */
export const bundleDashboard = (): Promise<Bundle> =>
  bundle({ entryPoints: ['src/embed/dashboard/tapa-dashboard.ts'], format: 'esm' });

/** Bundles the loader: a classic script, so that it knows its own address. */
export function bundleLoader(files: Record<string, readonly [string, string]>): Promise<Bundle> {
  const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { version: string };
  return bundle({
    entryPoints: ['src/embed/loader/loader.ts'],
    format: 'iife',
    define: { TAPA_FILES: JSON.stringify(files), TAPA_VERSION: JSON.stringify(version) },
  });
}

/** The widgets' buttons are primary or secondary, small or medium. */
const dropUnusedVariants = (source: string): string =>
  source.replaceAll(/^ {2}(?:tonal|quiet|danger|deep|'ghost-deep'|lg):\s*'[^']*',$/gm, '');

/** Bundles widgets into one file. Class names are still marked, styles still to be put in. */
export function bundleWidgets(names: readonly string[]): Promise<Bundle> {
  const entry = [
    `import { defineWidget } from './define-widget';`,
    ...names.map((name, index) => `import { widget as w${index} } from './widgets/${name}';`),
    ...names.map((_, index) => `defineWidget(w${index});`),
  ];
  return bundle({
    stdin: { contents: entry.join('\n'), resolveDir: `${ROOT}/src/embed`, loader: 'ts' },
    format: 'esm',
    charset: 'utf8',
    jsx: 'automatic',
    alias,
    define: { 'process.env.NODE_ENV': '"production"', TAPA_CSS: '"@@css@@"' },
    plugins: [iconDrawings(), plugin],
  });
}
