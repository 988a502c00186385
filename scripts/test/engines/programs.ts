import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Browser, openFirefox, openWebKit } from './browsers.js';

export type Engine = 'Firefox' | 'WebKit';

/** Debian packages of Firefox and WebKit → their programs. */
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

/** Returns the path of a package's first installed program. */
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

/** The engines, each with its missing Debian packages. */
export const ENGINES = (Object.keys(NEEDED) as Engine[]).map((engine) => ({
  engine,
  open: OPEN[engine],
  missing: NEEDED[engine].filter((name) => pathOf(name) === undefined),
}));

/** Registers tests for each engine. One that is not installed fails with the names of its packages. */
export function inEachEngine(tests: (engine: Engine, browser: () => Browser) => void): void {
  describe.each(ENGINES)('$engine', ({ engine, open, missing }) => {
    let browser: Browser | undefined;
    beforeAll(async () => {
      if (missing.length > 0) throw new Error(`On Debian: apt-get install ${missing.join(' ')}`);
      browser = await open();
    });
    afterAll(() => browser?.close());
    tests(engine, () => {
      if (!browser) throw new Error(`${engine} is not open`);
      return browser;
    });
  });
}
