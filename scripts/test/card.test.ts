import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from '../shared/run.js';

/** The packages that the design card names. */
const PACKAGES = [
  'react',
  'react-dom',
  '@storybook/react-vite',
  'storybook',
  '@radix-ui/react-tabs',
  '@radix-ui/react-tooltip',
  'class-variance-authority',
  'tailwind-merge',
  'tailwindcss',
  'msw-storybook-addon',
  '@storybook/test-runner',
  'tsup',
  'react-router-dom',
];

/** The programs that some of them are. */
const PROGRAMS = ['storybook', 'test-storybook', 'tsup'];

/** The entries of the top level that it names. */
const TOP_LEVEL = [
  'package.json',
  '.storybook',
  'src',
  'app',
  'tsconfig.json',
  'tsup.config.ts',
  'tailwind.config.ts',
  'README.md',
];

/** Matches code, styles and configuration of the product, and not what tests and stories alone load. */
const isProduct = (file: string): boolean =>
  /^(?:(?:src|app|\.storybook)\/.+\.(?:tsx?|css)|[\w.]+\.config\.ts)$/.test(file) &&
  !/\.(?:test|spec|stories)\.tsx?$|(?:^|\/)(?:testing|e2e|canaries|stories)\/|\/story-[\w-]+\.tsx?$|^vitest\./.test(
    file,
  );

/** Matches a stylesheet's imports. */
const CSS_IMPORT = /@import ["']([^"']+)["']/g;

/** The names that a file imports: packages, and paths of others. */
const importsOf = (file: string, text: string): string[] =>
  file.endsWith('.css')
    ? [...text.matchAll(CSS_IMPORT)].map(([, name = '']) => name)
    : ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);

const filesIn = (folder: string): string[] =>
  readdirSync(`${ROOT}/${folder}`, { recursive: folder !== '', encoding: 'utf8' }).map((file) =>
    `${folder}/${file}`.replaceAll('\\', '/').replace(/^\//, ''),
  );

const imported = new Set(
  ['', 'src', 'app', '.storybook']
    .flatMap(filesIn)
    .filter(isProduct)
    .flatMap((file) => importsOf(file, readFileSync(`${ROOT}/${file}`, 'utf8'))),
);

/** Places that run programs: the commands of package.json, and the scripts behind them. */
const commands = [
  ...Object.values<string>(JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')).scripts),
  ...filesIn('scripts')
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8')),
].join('\n');

it.each(PACKAGES)('%s is imported by code or configuration of the product', (name) => {
  expect([...imported].filter((path) => path === name || path.startsWith(`${name}/`))).not.toEqual([]);
});

it.each(PROGRAMS)('%s is run by a command', (program) => {
  expect(commands).toMatch(new RegExp(`^${program} |'${program}'`, 'm'));
});

it.each(TOP_LEVEL)('%s stands at the top level', (entry) => {
  expect(existsSync(`${ROOT}/${entry}`)).toBe(true);
});

it.each([
  'src/components/tabs/tabs.test.tsx',
  'src/components/tabs/tabs.stories.tsx',
  'src/testing/settle.ts',
  'src/embed/e2e/hosts.ts',
  'app/e2e/routes.spec.ts',
  'vitest.config.ts',
  'scripts/test/card.test.ts',
])('what %s imports does not count', (file) => {
  expect(isProduct(file)).toBe(false);
});

it.each(['src/lib/cn.ts', 'src/theme/core.css', 'app/main.tsx', '.storybook/main.ts', 'tsup.config.ts'])(
  'what %s imports counts',
  (file) => {
    expect(isProduct(file)).toBe(true);
  },
);
