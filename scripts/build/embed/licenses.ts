import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A package whose code is in a bundle, and what it asks of those who pass it on. */
export interface BundledPackage {
  name: string;
  version: string;
  license: string;
  /** Its licence and, where it has one, its notice. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** Packages that are published without a text, and the one of the same author and licence that they are a part of. */
const PART_OF: Readonly<Record<string, string>> = { 'react-remove-scroll-bar': 'react-remove-scroll' };

/** The drawings of icons are Lucide's: the script that wrote them names it. */
const ownerOf = (file: string): string =>
  file.includes('src/icons/lucide/') ? 'node_modules/lucide-react/package.json' : file;

/** From a file's path: the folder of its package, and the package's name. */
const INSTALLED_FILE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/;

/** The name of the package that a file was installed with; '' for a file of ours. */
export const packageOf = (file: string): string => INSTALLED_FILE.exec(file)?.[1] ?? '';

/** The text of a package's file of a name; '' where it has none. */
const textOf = (folder: string, name: 'licen[cs]e' | 'notice'): string =>
  readdirSync(folder)
    .filter((file) => new RegExp(`^${name}(?:\\.(?:md|txt))?$`, 'i').test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');

/** A package's licence; that of another for those which are published without one. */
function licenseOf(folder: string, name: string): string {
  const whole = PART_OF[name];
  const text = textOf(folder, 'licen[cs]e');
  return text === '' && whole !== undefined ? textOf(resolve(folder, '..', whole), 'licen[cs]e') : text;
}

/**
 * The packages that files belong to, each version once, by their names.
 *
 * @param root - of the package that is built, from which the paths of the files lead
 * @throws Error for a package without a text of its licence
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

/** The name of the file that goes along with the bundles. */
export const LICENSES_FILE = 'licenses.txt';

const RULE = '-'.repeat(80);

/** What is written of a package: a line about it between two rules, and what has to go along with its code. */
const section = ({ name, version, license, text }: BundledPackage): string =>
  [RULE, `${name} ${version} (${license})`, RULE, '', text, ''].join('\n');

const HEADING = new RegExp(`^${RULE}\\n(\\S+) (\\S+) \\((.+)\\)\\n${RULE}$`, 'gm');

/** What the licences of bundled packages ask to be passed on. */
export const writeLicenses = (packages: readonly BundledPackage[]): string =>
  ['The files of this folder hold code of these packages.\n', ...packages.map(section)].join('\n');

/** The packages that such a text names. */
export const readLicenses = (text: string): Omit<BundledPackage, 'text'>[] =>
  [...text.matchAll(HEADING)].map(([, name = '', version = '', license = '']) => ({
    name,
    version,
    license,
  }));
