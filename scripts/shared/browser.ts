import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** What the browser needs to draw the same pixels on every machine: no GPU, no subpixel text, no background traffic. */
export const BROWSER_ARGS = [
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

/** Whether pictures can be compared: baselines belong to the browser that the lock file pins, on Linux x64. */
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
