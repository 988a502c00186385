import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';

/** Flags with which the browser draws the same pixels on every machine: no GPU, no subpixel text, no background traffic. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/**
 * Shows browsers the fonts that the lock file pins, and no other: what a page looks like, and how wide its texts are, would
 * depend on the machine wherever the page brings no font of its own.
 */
export const FONTS_ENV = { FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) };

/** Returns whether pictures can be compared: baselines belong to the browser that the lock file pins, on Linux x64. */
export const isPinnedBrowser = (): boolean =>
  process.env.CHROMIUM_PATH === undefined && process.platform === 'linux' && process.arch === 'x64';

/**
 * Path of the browser that tests run in: `CHROMIUM_PATH` where it is set, else the Chromium that the lock file pins
 * (Linux x64), else `undefined`, which lets Playwright look for its own.
 *
 * @throws when `CHROMIUM_PATH` names no file
 */
export async function browserPath(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return given;
  }
  return isPinnedBrowser() ? chromium.executablePath() : undefined;
}

/** Options that Playwright, or Puppeteer, launches the test browser with. */
export const browserOptions = async () => ({
  executablePath: await browserPath(),
  args: BROWSER_ARGS,
  env: { ...process.env, ...FONTS_ENV },
});

/** The same for a runner in a process of its own, whose browser inherits its environment. */
export const browserEnv = async () => ({
  TAPA_BROWSER_PATH: (await browserPath()) ?? '',
  TAPA_BROWSER_ARGS: JSON.stringify(BROWSER_ARGS),
  ...FONTS_ENV,
});
