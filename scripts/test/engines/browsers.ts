import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { browserOptions, FONTS_ENV } from '../../shared/browser.js';
import { ROOT } from '../../shared/run.js';

/** Size of the window: room for stories 1440 px wide and 1024 px high, and for its borders and bars. */
const SCREEN = { width: 1500, height: 1100 };

/** All browsers use the same fonts, so that text widths do not depend on the machine's. */
const ENVIRONMENT = { ...process.env, ...FONTS_ENV };

const MIDDLE = { x: SCREEN.width / 2, y: SCREEN.height / 2 };

const WHEEL_PX = 200;

/** A swipe of a finger: its number of moves, and pixels of each. */
const DRAWN_STEPS = 8;
const DRAWN_STEP_PX = 10;

/** Timeout of a script, such as a story, on a busy machine. */
const PATIENCE_MS = 60_000;

const POLL_MS = 50;

/** Unhinted letter widths and no motion, as in the other two browsers. */
const GTK_SETTINGS = `[Settings]
gtk-enable-animations=0
gtk-xft-hinting=0
gtk-hint-font-metrics=0
`;

declare module 'selenium-webdriver/lib/input' {
  interface Actions {
    /** Missing in the package's types. */
    scroll: (x: number, y: number, deltaX: number, deltaY: number) => Actions;
  }
}

export type StoryBrowser = Pick<Browser, 'open' | 'read' | 'press' | 'close'>;

/** A browser with one page. */
export interface Browser {
  open: (url: string) => Promise<void>;
  /** Resolves to the value of an expression in the page, after awaiting it. */
  read: <Value>(expression: string) => Promise<Value>;
  click: (selector: string) => Promise<void>;
  press: (key: 'Tab' | 'Enter' | 'Escape' | 'End' | 'ArrowRight' | 'ArrowDown') => Promise<void>;
  /** Turns the wheel downwards over an element. @default the middle of the window */
  wheel: (selector?: string) => Promise<void>;
  /** Taps an element, or swipes upwards from it. */
  touch: (selector: string, gesture: 'tap' | 'scroll') => Promise<void>;
  back: () => Promise<void>;
  close: () => Promise<void>;
}

/** Resolves when an expression of the page is true. Ignores errors: reads fail during a navigation. */
export async function until(browser: Browser, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let problem: unknown;
  while (Date.now() < end) {
    try {
      if (await browser.read<boolean>(`!!(${expression})`)) return;
    } catch (error) {
      problem = error;
    }
    await delay(POLL_MS);
  }
  throw new Error(`Never came: ${expression}`, { cause: problem });
}

/** Returns an expression of the page for the middle of an element. */
const middleOf = (selector: string): string => `(() => {
  const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})()`;

/** Returns a script that dispatches a touch, because WebKitGTK's driver sends touches as mouse presses. */
const touchByScript = (selector: string, gesture: 'tap' | 'scroll'): string => `void (() => {
  const target = document.querySelector(${JSON.stringify(selector)});
  for (const type of ['pointerdown', '${gesture === 'tap' ? 'pointerup' : 'pointercancel'}']) {
    const finger = { pointerType: 'touch', isPrimary: true, button: 0, bubbles: true, cancelable: true };
    target.dispatchEvent(new PointerEvent(type, finger));
  }
  if (${gesture === 'tap'}) target.click();
})()`;

/** Opens the Chromium that the lock file pins, for stories alone. */
export async function openChromium(): Promise<StoryBrowser> {
  const browser = await chromium.launch(await browserOptions());
  const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: ENVIRONMENT,
    defaultViewport: SCREEN,
    protocolTimeout: PATIENCE_MS,
    extraPrefsFirefox: {
      // Firefox's sandbox allows only system fonts otherwise.
      'security.sandbox.content.read_path_whitelist': `${ROOT}/node_modules/`,
      // A mouse, and overlay scrollbars, as in the other two browsers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-US',
    },
  });
  // Only a new page has the focus.
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const placeOf = async (selector: string) => (await page.evaluate(middleOf(selector))) as typeof MIDDLE;
  return {
    open: async (url) => void (await page.goto(url)),
    read: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    wheel: async (selector) => {
      const { x, y } = selector === undefined ? MIDDLE : await placeOf(selector);
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: WHEEL_PX });
    },
    touch: async (selector, gesture) => {
      const { x, y } = await placeOf(selector);
      const finger = await page.touchscreen.touchStart(x, y);
      for (let step = 1; gesture === 'scroll' && step <= DRAWN_STEPS; step += 1)
        await finger.move(x, y - step * DRAWN_STEP_PX);
      await finger.end();
    },
    // Puppeteer's own goBack() waits for a page load, which does not happen within the app.
    back: () => page.evaluate('history.back()') as Promise<void>,
    close: () => browser.close(),
  };
}

/** Paths of the programs that show WebKit. */
interface WebKitPrograms {
  driver: string;
  display: string;
  windowManager: string;
}

/** Opens WebKitGTK's MiniBrowser on a virtual display, because it has no headless mode. */
export async function openWebKit(programs: WebKitPrograms): Promise<Browser> {
  const display = await startDisplay(programs);
  const settings = mkdtempSync(`${tmpdir()}/tapa-webkit-`);
  for (const folder of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(`${settings}/${folder}`);
    writeFileSync(`${settings}/${folder}/settings.ini`, GTK_SETTINGS);
  }
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...ENVIRONMENT, DISPLAY: display.name, XDG_CONFIG_HOME: settings })
    .build();
  // This driver expects the accumulated turn of the wheel.
  let turned = 0;
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities().setBrowserName('MiniBrowser'))
    .build();
  await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: PATIENCE_MS });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SCREEN });
  const keys = {
    Tab: Key.TAB,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    End: Key.END,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowDown: Key.ARROW_DOWN,
  };
  return {
    open: (url) => driver.get(url),
    read: (expression) => driver.executeScript(`return ${expression}`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    wheel: async (selector) => {
      turned += WHEEL_PX;
      const { x, y } =
        selector === undefined
          ? MIDDLE
          : await driver.executeScript<typeof MIDDLE>(`return ${middleOf(selector)}`);
      await driver.actions().scroll(x, y, 0, turned).perform();
    },
    touch: (selector, gesture) => driver.executeScript(touchByScript(selector, gesture)),
    back: () => driver.navigate().back(),
    close: async () => {
      await driver.quit();
      await service.kill();
      await display.close();
      rmSync(settings, { recursive: true });
    },
  };
}

/** Starts a virtual display, and a window manager, without which no window gets the focus. */
async function startDisplay({ display, windowManager }: WebKitPrograms) {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const server = spawn(display, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  const name = `:${String(number).trim()}`;
  const manager = spawn(windowManager, [], { env: { ...process.env, DISPLAY: name }, stdio: 'ignore' });
  return {
    name,
    close: async () => {
      manager.kill();
      server.kill();
      await once(server, 'exit');
    },
  };
}
