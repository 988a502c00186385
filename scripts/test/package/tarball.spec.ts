import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { builtEntry, packageEntries } from '../../../vite.shared.js';
import { LICENSES_FILE, readLicenses } from '../../build/embed/licenses.js';
import { ROOT } from '../../shared/run.js';
import { TARBALL_BUDGET } from '../budgets.js';
import { allImports, loadedFiles } from '../built-scripts.js';
import { undeclaredVariables, unevenDeclarations } from '../check-sheets.js';
import { INSTALLED, LICENSES } from '../dependencies.js';

const DIST = `${ROOT}/dist`;
const read = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8');

/** Matches esbuild's comment above each bundled file. */
const INSIDE = /^\s*\/\/ (node_modules\/.+)$/gm;

/** Returns the files of packages that are bundled into a folder's scripts. */
const filesInside = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(INSIDE)])
    .map(([, file = '']) => file);

describe('the tarball', () => {
  const OTHER_FILES =
    /^package\/(package\.json|README\.md|LICENSE|CHANGELOG\.md|llms\.txt|\.github\/(EMBEDDING|HOSTS|MESSAGES|THEMING|USING)\.md|dist\/(styles|kit|core|dashboards|isolate|old-browsers|tailwind|fonts)\.css|dist\/tokens\.json|dist\/bin\/tapa-messages\.js|dist\/messages\/en\.json|dist\/cjs\/package\.json|dist\/style-sheet\.d\.cts|dist\/lucide-license\.txt|dist\/embed\/([\w.-]+\.(js|json|html|css)|licenses\.txt)|dist\/fonts\/[\w.-]+)$/;
  const BUILT_TYPES = /^package\/dist\/(esm|cjs)\/(?!testing\/)[\w./-]+\.d\.ts$/;

  /** Returns the tarball's files in a text. Without pictures, which npm shows from the repository. */
  const namedBy = (text: string): string[] =>
    [...text.matchAll(/\]\(([\w./-]+\.(?:md|txt))\)|`(dist\/[\w./-]+)`/g)].map(
      ([, linked, named]) => `package/${linked ?? named}`,
    );
  const tarball = inject('tarball');
  const tar = (...options: string[]) => execFileSync('tar', options, { encoding: 'utf8' });
  const packed = tar('-tzf', tarball).trim().split('\n');
  const entries = Object.keys(packageEntries());

  it('has every entry in both formats with types, and the files named in README and llms.txt', () => {
    const inBothFormats = entries.flatMap((entry) =>
      (['esm', 'cjs'] as const).flatMap((format) => {
        const file = `package/${builtEntry(entry, format)}`;
        return [file, file.replace(/js$/, 'd.ts')];
      }),
    );
    const texts = ['README.md', 'llms.txt'].map((file) => tar('-xzOf', tarball, `package/${file}`));
    expect(packed).toEqual(expect.arrayContaining([...inBothFormats, ...texts.flatMap(namedBy)]));
    expect(texts[1]?.length).toBeLessThanOrEqual(120_000);
  });

  it('has no unused file', () => {
    const loaded = new Set<string>();
    for (const entry of entries) {
      for (const format of ['esm', 'cjs'] as const) {
        loadedFiles(ROOT, builtEntry(entry, format), allImports, loaded);
      }
    }
    const stray = packed.filter(
      (file) =>
        !OTHER_FILES.test(file) && !BUILT_TYPES.test(file) && !loaded.has(file.replace('package/', '')),
    );
    expect(stray).toEqual([]);
  });

  it('is within its budget', () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(TARBALL_BUDGET.bytes);
    expect(packed.length).toBeLessThanOrEqual(TARBALL_BUDGET.files);
  });
});

describe('a bundled package', () => {
  /** Further packages in the widgets and their frame. */
  const BUNDLED = [
    /^tapa-ui$/,
    /^lucide-react$/,
    /^preact$/,
    /^tailwindcss$/,
    /^valibot$/,
    /^(react|react-dom|scheduler)$/,
  ];
  const widgets = readLicenses(read(`embed/${LICENSES_FILE}`));

  it('is on the list, with its licence', () => {
    const known = [...INSTALLED, ...BUNDLED];
    expect(widgets.filter(({ name }) => !known.some((pattern) => pattern.test(name)))).toEqual([]);
    expect(widgets.filter(({ license }) => !LICENSES.includes(license))).toEqual([]);
  });

  it('exists for every entry of the list', () => {
    expect(BUNDLED.filter((pattern) => !widgets.some(({ name }) => pattern.test(name)))).toEqual([]);
  });

  it.each(['esm', 'cjs'])('is in no module of %s', (folder) => {
    expect(filesInside(`${DIST}/${folder}`)).toEqual([]);
  });
});

describe('the stylesheets', () => {
  it('have the same effect in all engines', () => {
    const files = ['.', 'embed'].flatMap((folder) =>
      readdirSync(`${DIST}/${folder}`)
        .filter((name) => name.endsWith('.css'))
        .map((name) => `${folder}/${name}`),
    );
    expect(files).not.toHaveLength(0);
    expect(files.flatMap((file) => unevenDeclarations(read(file)))).toEqual([]);
  });

  it.each(['styles', 'kit', 'core'])('%s.css declares the variables that it reads', (name) => {
    const css = read(`${name}.css`);
    expect(undeclaredVariables(css)).toEqual([]);
  });
});
