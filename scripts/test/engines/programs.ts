import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';

/** The Debian packages that Firefox and WebKit need here, and their programs. */
const PACKAGES = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
} as const;

export type Programs = Readonly<Record<keyof typeof PACKAGES, string>>;

/** The path of the first of these programs that is installed. */
const pathOf = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path));

/**
 * The programs by their packages.
 *
 * @throws an error that names the missing packages, and how to install them
 */
export function findPrograms(): Programs {
  const paths = Object.entries(PACKAGES).map(([name, programs]) => [name, pathOf(programs)] as const);
  const missing = paths.filter(([, path]) => path === undefined).map(([name]) => name);
  if (missing.length > 0) {
    throw new Error(
      `This machine lacks ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
    );
  }
  return Object.fromEntries(paths) as Programs;
}
