import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface BundledPackage {
  name: string;
  version: string;
  license: string;
  /** Text of its licence, and of its notice where it has one. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** Packages published without a licence text → the package with the text, of the same author and licence. */
const PART_OF: Readonly<Record<string, string>> = { 'react-remove-scroll-bar': 'react-remove-scroll' };

/** Returns the file whose package licenses a file. Generated icons are Lucide's code. */
const ownerOf = (file: string): string =>
  file.includes('src/icons/compiled/') ? 'node_modules/lucide-react/package.json' : file;

/** Matches the folder of a file's package. Its group is the package's name. */
const INSTALLED_FILE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/;

/** Returns the text of a package's licence or notice file, '' where it has none. */
const textOf = (folder: string, name: 'licen[cs]e' | 'notice'): string =>
  readdirSync(folder)
    .filter((file) => new RegExp(`^${name}(?:\\.(?:md|txt))?$`, 'i').test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');

function licenseOf(folder: string, name: string): string {
  const whole = PART_OF[name];
  const text = textOf(folder, 'licen[cs]e');
  return text === '' && whole !== undefined ? textOf(resolve(folder, '..', whole), 'licen[cs]e') : text;
}

/**
 * Returns the packages that files belong to, each version once, sorted by name.
 *
 * @param root - folder of the package being built; the files' paths are relative to it
 * @throws Error for a package without a licence text
 */
export function bundledPackages(files: Iterable<string>, root: string): BundledPackage[] {
  const packages = new Map<string, BundledPackage>();
  const folders = new Set(
    [...files].map((file) => resolve(root, INSTALLED_FILE.exec(ownerOf(file))?.[0] ?? '')),
  );
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
    const { name, version, license = 'none' } = manifest;
    const text = licenseOf(folder, name);
    if (text === '') throw new Error(`${name} is bundled, and has no file with its licence`);
    const texts = `${text}\n\n${textOf(folder, 'notice')}`.trim();
    packages.set(`${name} ${version}`, { name, version, license, text: texts });
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
}

export const LICENSES_FILE = 'licenses.txt';

const RULE = '-'.repeat(80);

const section = ({ name, version, license, text }: BundledPackage): string =>
  [RULE, `${name} ${version} (${license})`, RULE, '', text, ''].join('\n');

const HEADING = new RegExp(`^${RULE}\\n(\\S+) (\\S+) \\((.+)\\)\\n${RULE}$`, 'gm');

export const writeLicenses = (packages: readonly BundledPackage[]): string =>
  ['The files of this folder hold code of these packages.\n', ...packages.map(section)].join('\n');

export const readLicenses = (text: string): Omit<BundledPackage, 'text'>[] =>
  [...text.matchAll(HEADING)].map(([, name = '', version = '', license = '']) => ({
    name,
    version,
    license,
  }));
