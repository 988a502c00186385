import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from '../shared/run.js';

/** Packages of the design card. */
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

const PROGRAMS = ['storybook', 'test-storybook', 'tsup'];

/** Top-level entries of the design card. */
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

/** Returns whether a file is code, styles or configuration of the product, without tests and stories. */
const isProduct = (file: string): boolean =>
  /^(?:(?:src|app|\.storybook)\/.+\.(?:tsx?|css)|[\w.]+\.config\.ts)$/.test(file) &&
  !/\.(?:test|spec|stories)\.tsx?$|(?:^|\/)(?:testing|e2e|canaries|stories)\/|\/story-[\w-]+\.tsx?$|^vitest\./.test(
    file,
  );

const CSS_IMPORT = /@import ["']([^"']+)["']/g;

/** Returns the imports of a file: packages and paths. */
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

/** Text of the commands of package.json, and of their scripts. */
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

it.each(TOP_LEVEL)('%s is at the top level', (entry) => {
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
  'imports of %s count',
  (file) => {
    expect(isProduct(file)).toBe(true);
  },
);
