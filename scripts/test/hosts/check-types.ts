import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT, run } from '../../shared/run';
import type { HostProject } from './host-project';

/** Matches examples that have their own imports, as readers copy them. */
const EXAMPLE = /^```tsx\n(import [\s\S]*?)^```$/gm;

/** Declarations that the README's examples rely on. */
const AROUND = `
declare const userJson: unknown, bookingsJson: unknown, listingsJson: unknown;
declare const logOut: () => void;
`;

/** Uses every element and attribute of the guide, and the mistakes that it warns of. */
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

/** As a page without React finds and makes them. */
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
  // Packages that are linked from this repository must use the host's React.
  paths: { react: ['./node_modules/@types/react'] },
};

/** Paths that the export map does not allow; declarations must not contain them. */
const INTERNAL = /"tapa-ui\/(?:dist|esm|cjs)\/[^"]*"\)\.\w+/g;

/**
 * Compiles the README's examples, the widgets' elements and the fixture's `strict.tsx` in a host, without a bundler's
 * types around them. The declarations of what hosts hand on name entries alone.
 */
export async function checkTypes({ folder }: HostProject): Promise<boolean> {
  const examples = [...readFileSync(`${ROOT}/README.md`, 'utf8').matchAll(EXAMPLE)].map(([, code]) => code);
  const files = examples.map((_, index) => `readme-${index + 1}.tsx`);
  for (const [index, file] of files.entries())
    writeFileSync(`${folder}/${file}`, `${examples[index]}${AROUND}`);
  writeFileSync(`${folder}/embeds.tsx`, EMBEDS);
  writeFileSync(`${folder}/plain.ts`, PLAIN);
  const compiles = async (compilerOptions: object, sources: readonly string[]): Promise<boolean> => {
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: sources }));
    return (await run('tsc', ['--project', folder])) === 0;
  };
  const withoutReact = { ...SETTINGS, paths: { react: ['./nowhere'] } };
  if (examples.length === 0 || !(await compiles(withoutReact, ['plain.ts']))) return false;
  if (!(await compiles(SETTINGS, ['strict.tsx', 'declared.tsx', 'embeds.tsx', ...files]))) return false;
  const internal = new Set(readFileSync(`${folder}/declared/declared.d.ts`, 'utf8').match(INTERNAL));
  for (const name of internal) console.error(`Hosts cannot name what they hand on: ${name}`);
  return internal.size === 0;
}
