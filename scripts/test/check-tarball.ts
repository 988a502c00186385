import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { builtEntry, packageEntries } from '../../vite.shared';
import { TARBALL_BUDGET } from './budgets';
import { filesOf } from './built-scripts';

/** Shipped files other than scripts and types. */
const OTHER_FILES =
  /^package\/(package\.json|README\.md|LICENSE|CHANGELOG\.md|llms\.txt|\.github\/(EMBEDDING|HOSTS|MESSAGES|THEMING)\.md|dist\/(styles|kit|core|dashboards|tailwind|fonts)\.css|dist\/tokens\.json|dist\/bin\/tapa-messages\.js|dist\/messages\/en\.json|dist\/cjs\/package\.json|dist\/style-sheet\.d\.cts|dist\/lucide-license\.txt|dist\/embed\/([\w.-]+\.(js|json|html|css)|licenses\.txt)|dist\/fonts\/[\w.-]+)$/;
const BUILT_TYPES = /^package\/dist\/(esm|cjs)\/(?!testing\/)[\w./-]+\.d\.ts$/;

/** Files of the tarball that its README links to. Pictures are shown by npm from the repository. */
const linkedBy = (readme: string): string[] =>
  [...readme.matchAll(/\]\(([\w./-]+\.(?:md|txt))\)/g)].map(([, path]) => `package/${path}`);

/**
 * Checks that every source folder is an entry of the tarball in both formats with types, that what its README links to is
 * packed, that no other files are, and that it keeps to its budget.
 */
export function checkTarball(tarball: string): boolean {
  const tar = (...options: string[]) => execFileSync('tar', options, { encoding: 'utf8' });
  const packed = tar('-tzf', tarball).trim().split('\n');
  const readme = tar('-xzOf', tarball, 'package/README.md');
  const files = new Set(packed);
  const entries = Object.keys(packageEntries());
  const inBothFormats = entries.flatMap((entry) =>
    (['esm', 'cjs'] as const).flatMap((format) => {
      const file = `package/${builtEntry(entry, format)}`;
      return [file, file.replace(/js$/, 'd.ts')];
    }),
  );
  const loaded = new Set(filesOf(entries).map(({ file }) => `package/${file}`));
  const missing = [...inBothFormats, ...linkedBy(readme)].filter((file) => !files.has(file));
  const stray = packed.filter(
    (file) => !OTHER_FILES.test(file) && !(BUILT_TYPES.test(file) || loaded.has(file)),
  );
  const size = statSync(tarball).size;
  const problems = [
    ...missing.map((file) => `lacks ${file}`),
    ...stray.map((file) => `has ${file}, which no entry needs`),
    ...(size > TARBALL_BUDGET.bytes ? [`has ${size} bytes, at most ${TARBALL_BUDGET.bytes} allowed`] : []),
    ...(packed.length > TARBALL_BUDGET.files
      ? [`has ${packed.length} files, at most ${TARBALL_BUDGET.files} allowed`]
      : []),
  ];
  console.log(`The tarball has ${packed.length} files in ${size} bytes.`);
  for (const problem of problems) console.error(`The tarball ${problem}`);
  return problems.length === 0;
}
