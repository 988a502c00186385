import type { BundledPackage } from './bundled-packages';

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
