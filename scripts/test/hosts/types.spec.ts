import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { ROOT, run } from '../../shared/run.js';

/** Matches examples with imports. */
const EXAMPLE = /^```tsx\n(import [\s\S]*?)^```$/gm;

/** Declarations that the examples rely on. */
const AROUND = `
declare const userJson: unknown, bookingsJson: unknown, listingsJson: unknown;
declare const logOut: () => void;
declare const bookingsQuery: import('@tanstack/react-query').UseQueryOptions;
`;

/** Uses every element and attribute of the guide, and its listed mistakes. */
const EMBEDS = `
import { type ComponentProps, useEffect, useRef } from 'react';
import type { TapaElement, TapaEvent } from 'tapa-ui/embed';

const shared = { src: '/rewards.json', credentials: 'include', heading: 'Rewards', scheme: 'dark' } as const;
const widget = {
  ...shared,
  'heading-level': 3,
  'link-base': '/stay/',
  locale: 'de',
  'fallback-href': '/rewards',
  'fallback-text': 'Your rewards',
  'brand-color': '#0f766e',
  'brand-density': 0.875,
} satisfies ComponentProps<'tapa-rewards'>;

export function Embeds({ data }: { data: unknown }) {
  const ref = useRef<TapaElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.data = data;
    const onAction = ({ detail }: TapaEvent) => detail.action === 'retry' && element.reload();
    element.addEventListener('tapa-action', onAction);
    return () => element.removeEventListener('tapa-action', onAction);
  }, [data]);
  return (
    <>
      <tapa-rewards ref={ref} className="wide" {...widget}>
        <a href="/rewards">Your rewards</a>
      </tapa-rewards>
      <tapa-stat-strip {...widget} />
      <tapa-upcoming-trips {...widget} />
      <tapa-recommendations {...widget} />
      <tapa-tour-availability {...widget} />
      <tapa-dashboard {...shared} kind="travel-agent" frame="/embed.html" brand-radius="4px" actions="search logout" ask-why />
    </>
  );
}

// @ts-expect-error data is no attribute
export const attribute = <tapa-rewards data={[]} />;
// @ts-expect-error there is no such dashboard
export const unknown = <tapa-dashboard kind="pilot" />;
`;

/** Elements queried and created without React. */
const PLAIN = `
import type { TapaElement } from 'tapa-ui/embed/elements';

export function show(data: unknown): TapaElement {
  const found = document.querySelector('tapa-rewards');
  if (found) found.data = data;
  const made = document.createElement('tapa-dashboard');
  made.addEventListener('tapa-error', ({ detail: { code } }) => code === 'timeout' && made.reload());
  addEventListener('tapa-ready', () => undefined);
  return made;
}
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
  declaration: true,
  emitDeclarationOnly: true,
  outDir: 'declared',
  types: [],
  // Packages linked from this repository must use the host's React.
  paths: { react: ['./node_modules/@types/react'] },
};

/** Paths that the export map does not allow, which declarations must not contain. */
const INTERNAL = /"tapa-ui\/(?:dist|esm|cjs)\/[^"]*"\)\.\w+/g;

// The examples of README and guides, the widgets' elements and the fixture's `strict.tsx`, without a bundler's
// types.
describe.each(inject('hosts'))('with React $react', ({ folder }) => {
  const guides = ['USING', 'THEMING', 'MESSAGES', 'NPM'].map((name) => `.github/${name}.md`);
  const examples = ['README.md', ...guides]
    .flatMap((page) => [...readFileSync(`${ROOT}/${page}`, 'utf8').matchAll(EXAMPLE)])
    .map(([, code]) => code);
  const files = examples.map((_, index) => `readme-${index + 1}.tsx`);
  const compile = (compilerOptions: object, sources: readonly string[]): Promise<number> => {
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: sources }));
    return run('tsc', ['--project', folder]);
  };

  it('the elements are typed on pages without React', async () => {
    writeFileSync(`${folder}/plain.ts`, PLAIN);
    expect(await compile({ ...SETTINGS, paths: { react: ['./nowhere'] } }, ['plain.ts'])).toBe(0);
  });

  it('the code of README and guides compiles under the strictest settings, and hosts can re-export it', async () => {
    expect(examples).not.toHaveLength(0);
    for (const [index, file] of files.entries())
      writeFileSync(`${folder}/${file}`, `${examples[index]}${AROUND}`);
    writeFileSync(`${folder}/embeds.tsx`, EMBEDS);
    expect(await compile(SETTINGS, ['strict.tsx', 'declared.tsx', 'embeds.tsx', ...files])).toBe(0);
    // Declarations of hosts refer to entries alone.
    expect(readFileSync(`${folder}/declared/declared.d.ts`, 'utf8').match(INTERNAL)).toBeNull();
  });
});
