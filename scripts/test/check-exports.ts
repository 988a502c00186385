import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtEntry, packageEntries } from '../../vite.shared';
import { ROOT } from '../shared/run';

/** Shipped files other than scripts, types and source maps. */
const OTHER_FILES =
  /^package\/(package\.json|README\.md|LICENSE|CHANGELOG\.md|llms\.txt|\.github\/(EMBEDDING|HOSTS|THEMING)\.md|dist\/(styles|kit|core|dashboards|tailwind|fonts)\.css|dist\/tokens\.json|dist\/cjs\/(package\.json|licenses\.txt)|dist\/style-sheet\.d\.cts|dist\/lucide-license\.txt|dist\/embed\/([\w.-]+\.(js|json|html|css)|licenses\.txt)|dist\/fonts\/[\w.-]+)$/;
const BUILT_FILE = /^package\/dist\/(esm|cjs)\/(?!testing\/)[\w./-]+\.(js(\.map)?|d\.ts)$/;

/** The guides that the README links to, except in its section about the repository. */
const guides = (): string[] =>
  readFileSync(`${ROOT}/README.md`, 'utf8')
    .split('\n## ')
    .filter((section) => !section.startsWith('Where things are\n'))
    .flatMap((section) => [...section.matchAll(/\]\((\.github\/[^)]+\.md)\)/g)])
    .map(([, path]) => `package/${path}`);

/**
 * Checks that every source folder is an entry of the tarball in both formats with types, that the guides are packed, and
 * that no other files are.
 */
export function checkExports(tarball: string): boolean {
  const packed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  const files = new Set(packed);
  const entries = Object.keys(packageEntries()).flatMap((entry) =>
    (['esm', 'cjs'] as const).flatMap((format) => {
      const file = `package/${builtEntry(entry, format)}`;
      return [file, file.replace(/js$/, 'd.ts')];
    }),
  );
  const missing = [...entries, ...guides()].filter((file) => !files.has(file));
  const stray = packed.filter((file) => !OTHER_FILES.test(file) && !BUILT_FILE.test(file));
  if (missing.length > 0) console.error('Missing from the tarball:', missing);
  if (stray.length > 0) console.error('Stray in the tarball:', stray);
  return missing.length === 0 && stray.length === 0;
}
