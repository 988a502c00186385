import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { BROWSER_ARGS, browserPath } from '../../shared/browser';
import type { Measured } from './in-page';

/** Size of the window, large enough for a story of 1280 px and the window's borders. */
const SCREEN = { width: 1400, height: 1000 };

/** How long a story may take on a busy machine. */
const PATIENCE_MS = 60_000;

/** Measures the story in the only frame of the page. */
const MEASURE = 'frames[0].measureStory()';

/** A browser with one page. */
export interface Browser {
  /** Opens a page that shows a story in a frame, and measures the finished story. */
  measure(url: string): Promise<Measured>;
  /** Saves what the page looks like. */
  takePicture(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The Chromium that the lock file pins. */
export async function openChromium(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
  const page = await browser.newPage({ viewport: SCREEN });
  return {
    async measure(url) {
      await page.goto(url);
      return page.evaluate<Measured>(MEASURE);
    },
    async takePicture(path) {
      await page.screenshot({ path });
    },
    close: () => browser.close(),
  };
}

export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: SCREEN,
    extraPrefsFirefox: {
      // A mouse, and overlay scrollbars, as in the other two browsers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'ui.useOverlayScrollbars': 1,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    async measure(url) {
      await page.goto(url);
      return (await page.evaluate(MEASURE)) as Measured;
    },
    async takePicture(path) {
      await page.screenshot({ path: path as `${string}.png` });
    },
    close: () => browser.close(),
  };
}

/** WebKitGTK's MiniBrowser, on a display of its own: it has no headless mode. */
export async function openWebKit(driverPath: string, displayPath: string): Promise<Browser> {
  const display = await startDisplay(displayPath);
  const service = new DriverService.Builder(driverPath)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: display.name })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities().setBrowserName('MiniBrowser'))
    .build();
  await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: PATIENCE_MS });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SCREEN });
  return {
    async measure(url) {
      await driver.get(url);
      return driver.executeScript<Measured>(`return ${MEASURE}`);
    },
    async takePicture(file) {
      writeFileSync(file, await driver.takeScreenshot(), 'base64');
    },
    async close() {
      await driver.quit();
      await service.kill();
      await display.close();
    },
  };
}

/** Starts a virtual display, which chooses a free number itself. */
async function startDisplay(path: string): Promise<{ name: string; close: () => Promise<void> }> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const server = spawn(path, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return {
    name: `:${String(number).trim()}`,
    close: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}
