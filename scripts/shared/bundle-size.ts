import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { build, type Plugin } from 'esbuild';
import { builtEntry } from '../../vite.shared';
import { ROOT } from './run';

/** The source files in esbuild's output, by their paths from its working folder. */
export const bundledInputs = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );

/** Bytes after gzip at its highest level. */
export const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** A stylesheet of dist/. */
export const sheetOf = (name: string): string => readFileSync(`${ROOT}/dist/${name}.css`, 'utf8');

/** Bytes of a stylesheet of dist/ after gzip. */
export const sheetSize = (name: string): number => gzipped(sheetOf(name));

/** A bundle as a host would make it. */
export interface Bundle {
  code: string;
  /** Bytes after gzip. */
  js: number;
  /** The packages and files that are in it. */
  inputs: string[];
}

/** React is the host's own, so it is not part of any size. */
export const HOSTS_OWN = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** Leaves out code that is loaded on demand by `import()`. */
const atFirstPlugin: Plugin = {
  name: 'tapa-at-first',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/**
 * Bundles exports of the built package into one minified file for production, with React left out.
 *
 * @param imports - entry → names of exports; `*` is all of them
 * @param atFirst - whether to leave out code that is loaded on demand. @default false
 */
export async function bundleOf(
  imports: Readonly<Record<string, readonly string[]>>,
  { atFirst = false }: { atFirst?: boolean | undefined } = {},
): Promise<Bundle> {
  const lines = Object.entries(imports).map(([entry, names]) => {
    const exported = names.includes('*') ? '*' : `{ ${names.join(', ')} }`;
    return `export ${exported} from ${JSON.stringify(`${ROOT}/${builtEntry(entry)}`)};`;
  });
  const result = await build({
    stdin: { contents: lines.join('\n'), resolveDir: ROOT },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    metafile: true,
    external: HOSTS_OWN,
    plugins: atFirst ? [atFirstPlugin] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error(`Nothing bundled for ${Object.keys(imports).join(', ')}`);
  const inputs = bundledInputs(result.metafile).map((path) => path.replace(/^.*node_modules\//, ''));
  return { code: file.text, js: gzipped(file.contents), inputs };
}
