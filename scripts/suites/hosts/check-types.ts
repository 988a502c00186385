import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT, run } from '../run';
import type { HostProject } from './host-project';

/** Code of a page that has its own imports, as somebody copies it. */
const EXAMPLE = /^```tsx\n(import [\s\S]*?)^```$/gm;

/** What the README's examples take from around them. */
const AROUND = `
declare const userJson: unknown, bookingsJson: unknown, listingsJson: unknown;
declare const logOut: () => void;
`;

const SETTINGS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
  // What is linked from this repository has the host's React, not the repository's.
  paths: { react: ['./node_modules/@types/react'] },
};

/** Compiles the README's examples and the fixture's `strict.tsx` in a host, without a bundler's types around them. */
export async function checkTypes({ folder }: HostProject): Promise<boolean> {
  const examples = [...readFileSync(`${ROOT}/README.md`, 'utf8').matchAll(EXAMPLE)].map(([, code]) => code);
  const files = examples.map((_, index) => `readme-${index + 1}.tsx`);
  for (const [index, file] of files.entries())
    writeFileSync(`${folder}/${file}`, `${examples[index]}${AROUND}`);
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ compilerOptions: SETTINGS, files: ['strict.tsx', ...files] }),
  );
  return examples.length > 0 && (await run('tsc', ['--project', folder])) === 0;
}
