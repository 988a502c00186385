import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';

/** Flags for the same pixels on every machine: no GPU, no subpixel text, no background traffic. */
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

/** Limits browsers to the fonts that the lock file pins, so that text widths do not depend on the machine. */
export const FONTS_ENV = { FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) };

/** Returns whether pictures can be compared: baselines need the lock file's browser, on Linux x64. */
export const isPinnedBrowser = (): boolean =>
  process.env.CHROMIUM_PATH === undefined && process.platform === 'linux' && process.arch === 'x64';

/**
 * Returns the path of the test browser: `CHROMIUM_PATH`, else the Chromium that the lock file pins (Linux
 * x64), else `undefined`, which lets Playwright use its own.
 *
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export async function browserPath(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return given;
  }
  return isPinnedBrowser() ? chromium.executablePath() : undefined;
}

/** Returns the launch options of the test browser, for Playwright or Puppeteer. */
export const browserOptions = async () => ({
  executablePath: await browserPath(),
  args: BROWSER_ARGS,
  env: { ...process.env, ...FONTS_ENV },
});

/** Returns the same options as environment variables, for a test runner in a separate process. */
export const browserEnv = async () => ({
  TAPA_BROWSER_PATH: (await browserPath()) ?? '',
  TAPA_BROWSER_ARGS: JSON.stringify(BROWSER_ARGS),
  ...FONTS_ENV,
});
