import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { type Browser, openFirefox, openWebKit } from './browsers';
import type { Engine } from './on-purpose';

/** The Debian packages that Firefox and WebKit need here, and their programs. */
const PACKAGES = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
  openbox: ['openbox'],
} as const;

type Package = keyof typeof PACKAGES;

const NEEDED: Readonly<Record<Engine, readonly Package[]>> = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb', 'openbox'],
};

/** The path of the first program of a package that is installed. */
const pathOf = (name: Package): string | undefined =>
  PACKAGES[name]
    .flatMap((program) => (process.env.PATH ?? '').split(delimiter).map((folder) => `${folder}/${program}`))
    .find((path) => existsSync(path));

const OPEN: Readonly<Record<Engine, () => Promise<Browser>>> = {
  Firefox: () => openFirefox(pathOf('firefox-esr') ?? ''),
  WebKit: () =>
    openWebKit({
      driver: pathOf('webkit2gtk-driver') ?? '',
      display: pathOf('xvfb') ?? '',
      windowManager: pathOf('openbox') ?? '',
    }),
};

/** The engines that are installed, with what opens them, and a sentence that names each package that is missing. */
export function findEngines(): {
  engines: readonly { engine: Engine; open: () => Promise<Browser> }[];
  missing: string | undefined;
} {
  const all = Object.entries(NEEDED) as [Engine, readonly Package[]][];
  const lacking = (packages: readonly Package[]) => packages.filter((name) => pathOf(name) === undefined);
  const packages = all.flatMap(([, needed]) => lacking(needed));
  return {
    engines: all
      .filter(([, needed]) => lacking(needed).length === 0)
      .map(([engine]) => ({ engine, open: OPEN[engine] })),
    missing:
      packages.length === 0
        ? undefined
        : `This machine lacks ${packages.join(', ')}. On Debian: apt-get install ${packages.join(' ')}`,
  };
}
