import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown } from 'vite';
import { FRAME_KINDS, type FrameKind } from '../../../src/embed/frame/messages.js';
import { BROWSER_TARGETS, PURE_FUNCTIONS } from '../../../vite.shared.js';
import { fileOf, partOf, SOURCE, shippedCatalogue, shippedLanguages } from '../../messages/catalogue.js';
import { pseudoCatalogue } from '../../messages/pseudo.js';
import { languageModule } from '../../messages/write-modules.js';
import { ROOT } from '../../shared/run.js';
import { widgetCss } from './widget-css.js';

const EMBED = `${ROOT}/src/embed`;

/** The tag names of the widgets; their folders and files have the same names. */
export const WIDGETS = readdirSync(`${EMBED}/widgets`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export const LANGUAGES = shippedLanguages().filter((language) => language !== SOURCE);

/** Accented, longer English, for stories alone. */
export const PSEUDO_LOCALE = 'en-XA';

/** Preact replaces React, and the drawings of covers come from a shared file. */
const SHIMS = [
  { find: /^react$/, replacement: `${EMBED}/shims/react.ts` },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: './drawings.js', replacement: `${EMBED}/shims/drawings.ts` },
];

/** Path of an entry that is no file. Its relative imports start from the English messages. */
const ENTRY = `${ROOT}/src/i18n/compiled/${SOURCE}/entry.ts`;

const entryPlugin = (code: string): Plugin => ({
  name: 'tapa-entry',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? code : null),
});

export interface Bundle {
  code: string;
  inputs: string[];
}

interface ModuleOptions extends Pick<Rolldown.InputOptions, 'external' | 'input'> {
  plugins?: Plugin[];
  alias?: typeof SHIMS;
  define?: Record<string, string>;
  output?: Rolldown.OutputOptions;
  /** The code of a page: what it loads on demand, it loads with all imports at once. @default false */
  isPage?: boolean;
}

/** Bundles modules for browsers, without the licence notices: licenses.ts writes them to a separate file. */
export async function bundleModules(options: ModuleOptions): Promise<Rolldown.OutputChunk[]> {
  const { input, external, plugins = [], alias = [], define = {}, output = {}, isPage = false } = options;
  const built = await build({
    configFile: false,
    root: ROOT,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins,
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: BROWSER_TARGETS,
      ...(isPage ? { modulePreload: { polyfill: false } } : { lib: { entry: '', formats: ['es'] } }),
      rolldownOptions: {
        input,
        external,
        treeshake: { manualPureFunctions: PURE_FUNCTIONS },
        output: { minify: true, comments: false, ...output },
      },
    },
  });
  const [{ output: files }] = [built].flat() as [Rolldown.RolldownOutput];
  return files.filter((file) => file.type === 'chunk');
}

/** Returns paths of the source files in bundled files. */
export const inputsOf = (chunks: readonly Rolldown.OutputChunk[]): string[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([path, { renderedLength }]) => renderedLength > 0 && existsSync(path))
    .map(([path]) => path);

async function bundleFile({ output, ...options }: ModuleOptions): Promise<Bundle> {
  const chunks = await bundleModules({ ...options, output: { codeSplitting: false, ...output } });
  return { code: chunks.map(({ code }) => code).join(''), inputs: inputsOf(chunks) };
}

export type CheckedFile = readonly [file: string, sha256: string];

/** Bundles with separate files of messages: all widgets, the frame, and each dashboard in it. */
export const SCOPES = ['widgets', 'frame', ...FRAME_KINDS] as const;
export type Scope = (typeof SCOPES)[number];

export type Catalogues = Readonly<Record<string, CheckedFile>>;

/** The files that widgets and the frame load. */
export interface SharedFiles {
  messages: Readonly<Record<Scope, Catalogues>>;
  drawings: CheckedFile;
  /** The code of the drawings. Widgets that load them must declare the colours that it reads. */
  drawingsCode: string;
}

/** Bundles widgets into one file, with the styles of the classes in their code. */
export async function bundleWidgets(tags: readonly string[], shared: SharedFiles): Promise<Bundle> {
  const sheets: string[] = [];
  const { code: withoutStyles } = await bundleWithStyles(tags, '', shared);
  const loaded = withoutStyles.includes(shared.drawings[0]) ? shared.drawingsCode : '';
  const css = await widgetCss(withoutStyles + loaded, (path) => sheets.push(path));
  const { code, inputs } = await bundleWithStyles(tags, css, shared);
  return { code, inputs: [...inputs, ...sheets] };
}

function bundleWithStyles(
  tags: readonly string[],
  css: string,
  { messages, drawings }: Pick<SharedFiles, 'drawings'> & { messages: { widgets: Catalogues } },
): Promise<Bundle> {
  const code = [
    `import { defineWidget } from '${EMBED}/element/widget-element';`,
    ...tags.map((tag, index) => `import { widget as w${index} } from '${EMBED}/widgets/${tag}';`),
    ...tags.map((tag, index) => `defineWidget('${tag}', w${index});`),
  ].join('\n');
  return bundleFile({
    input: ENTRY,
    plugins: [entryPlugin(code)],
    alias: SHIMS,
    define: {
      TAPA_CSS: JSON.stringify(css),
      TAPA_LANGUAGES: JSON.stringify(messages.widgets),
      TAPA_DRAWINGS: JSON.stringify(drawings),
    },
  });
}

/** Formats of dates that Intl lacks. English needs none, so no code includes this part's English. */
const FORMAT = 'format';

/** Returns the source files of a dashboard in the frame, with those that load on demand. */
async function frameInputs(kind: FrameKind): Promise<string[]> {
  return inputsOf(
    await bundleModules({
      input: [`${EMBED}/frame/page.tsx`, `${ROOT}/src/dashboards/${kind}/${kind}-dashboard.tsx`],
      // The page loads the other dashboards by these names.
      external: /-dashboard\.js$/,
    }),
  );
}

/**
 * Returns a predicate for the message keys of each scope: those of parts whose English is in its code. The
 * scope 'frame' has the messages of all dashboards, and each dashboard its others.
 */
export async function findMessages(): Promise<Record<Scope, (key: string) => boolean>> {
  const filesIn = (inputs: readonly string[]) =>
    new Set(inputs.map((path) => /\/compiled\/en\/([\w-]+)\.ts$/.exec(path)?.[1]));
  const nothing = { messages: { widgets: {} }, drawings: ['', ''] } as const;
  const widgets = filesIn((await bundleWithStyles(WIDGETS, '', nothing)).inputs);
  const dashboards = new Map<FrameKind, ReturnType<typeof filesIn>>();
  for (const kind of FRAME_KINDS) dashboards.set(kind, filesIn(await frameInputs(kind)));
  const isShared = (file: string) => [...dashboards.values()].every((files) => files.has(file));
  const isOf = (scope: Scope, file: string): boolean => {
    if (scope === 'widgets') return widgets.has(file);
    if (scope === 'frame') return isShared(file);
    return !isShared(file) && dashboards.get(scope)?.has(file) === true;
  };
  const isFormat = (scope: Scope, key: string) =>
    partOf(key) === FORMAT && (scope === 'widgets' || scope === 'frame');
  return Object.fromEntries(
    SCOPES.map((scope) => [scope, (key: string) => isFormat(scope, key) || isOf(scope, fileOf(partOf(key)))]),
  ) as Record<Scope, (key: string) => boolean>;
}

/** Bundles the messages of a language. @param isIncluded - filters by key */
export function bundleCatalogue(language: string, isIncluded: (key: string) => boolean): Promise<Bundle> {
  const english = shippedCatalogue(SOURCE);
  const whole = language === PSEUDO_LOCALE ? pseudoCatalogue(english) : shippedCatalogue(language);
  const messages = new Map([...whole.messages].filter(([key]) => isIncluded(key)));
  const contents = languageModule({ ...whole, messages }, english);
  return bundleFile({ input: ENTRY, plugins: [entryPlugin(contents)] });
}

export const bundleDrawings = (): Promise<Bundle> =>
  bundleFile({ input: `${ROOT}/src/components/cover-art/drawings.ts` });

/** Bundles `<tapa-dashboard>`, which only embeds a frame: it needs no renderer and no styles. */
export const bundleDashboard = (): Promise<Bundle> =>
  bundleFile({ input: `${EMBED}/frame/tapa-dashboard.ts` });

/** Bundles the loader as a classic script: only those know their own URL (`document.currentScript`). */
export function bundleLoader(files: Record<string, readonly [string, string]>): Promise<Bundle> {
  const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { version: string };
  return bundleFile({
    input: `${EMBED}/loader.ts`,
    define: { TAPA_FILES: JSON.stringify(files), TAPA_VERSION: JSON.stringify(version) },
    output: { format: 'iife' },
  });
}
