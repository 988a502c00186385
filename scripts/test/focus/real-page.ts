import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, inject, it, vi } from 'vitest';
import { browserOptions } from '../../shared/browser.js';

/** Documents of the components: the page, an open shadow root, a frame, or another window. */
export const PLACES = ['page', 'shadow', 'frame', 'window'] as const;

type Place = (typeof PLACES)[number];

/** Timeout on a busy machine, and interval of polling, in ms. */
const PATIENCE = { timeout: 8000, interval: 20 };

/** Opens a browser with real window focus. Playwright makes every page believe that it has focus. */
async function openRealBrowser(): Promise<Browser> {
  const options = await browserOptions();
  return puppeteer.launch({
    ...options,
    // Without a pinned browser: the installed one.
    ...(options.executablePath === undefined && { channel: 'chrome' as const }),
    headless: 'shell',
    defaultViewport: { width: 1000, height: 800 },
  });
}

export class RealPage {
  private constructor(
    readonly page: Page,
    private readonly place: Place,
    private readonly opener: Page,
  ) {}

  async close(): Promise<void> {
    await this.page.close();
    if (this.opener !== this.page) await this.opener.close();
  }

  static async open(browser: Browser, url: string, place: Place = 'page'): Promise<RealPage> {
    const opener = await browser.newPage();
    const opened = new Promise<Page | null>((resolve) => void opener.once('popup', resolve));
    await opener.goto(`${url}/#${place}`);
    const page = place === 'window' ? await opened : opener;
    if (!page) throw new Error('No window was opened');
    page.setDefaultTimeout(PATIENCE.timeout);
    const real = new RealPage(page, place, opener);
    await real.find('[data-slot="toaster"]');
    return real;
  }

  /** Waits for an element. Puppeteer's own wait does not see changes inside a shadow root. */
  async find(selector: string): Promise<ElementHandle<Element>> {
    const tree = this.place === 'frame' ? await this.frame() : this.page;
    return vi.waitFor(async () => {
      const found = await tree.$(this.place === 'shadow' ? `>>> ${selector}` : selector);
      if (!found) throw new Error(`Nothing is ${selector}`);
      return found;
    }, PATIENCE);
  }

  private async frame() {
    const element = await this.page.waitForSelector('#inside');
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('There is no frame');
    return frame;
  }

  /** Waits for a tab, by the labels of its list and its own. */
  tab = (list: string, name: string) =>
    this.find(`[aria-label="${list}"] [role="tab"][data-label="${name}"]`);

  /**
   * Returns the text of the focused element in any document or shadow root. Empty if it is inside of the
   * part, or where the part covers nothing: the browser's own controls, or the page around the frame.
   */
  focusedOutside = (part = ''): Promise<string> =>
    this.page.evaluate((selector) => {
      let element = document.activeElement;
      while (element) {
        const inner =
          element.shadowRoot?.activeElement ??
          (element instanceof HTMLIFrameElement ? element.contentDocument?.activeElement : null);
        if (!inner) break;
        element = inner;
      }
      const framed = document.querySelector<HTMLIFrameElement>('#inside')?.contentDocument;
      const isCovered = element?.localName !== 'body' && (!framed || element?.ownerDocument === framed);
      if (selector !== '' && (!isCovered || element?.closest(selector))) return '';
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    }, part);

  focused = (): Promise<string> => this.focusedOutside();

  /** Waits until an element with this text has focus: a key's effect may take a frame. */
  async untilFocused(text: string, when: string): Promise<void> {
    await vi.waitFor(async () => {
      const focused = await this.focused();
      if (focused !== text) throw new Error(`Focus is on '${focused}', not on '${text}' ${when}`);
    }, PATIENCE);
  }

  /** Returns whether a text is in the page, the frame or a shadow root. */
  has = (text: string): Promise<boolean> =>
    this.page.evaluate((wanted) => {
      const framed = document.querySelector<HTMLIFrameElement>('#inside')?.contentDocument?.body;
      const shadows = [...document.querySelectorAll('#root > div')].map(({ shadowRoot }) => shadowRoot);
      return [document.body, framed, ...shadows].some((tree) => tree?.textContent?.includes(wanted));
    }, text);

  async until(text: string, isThere: boolean): Promise<void> {
    await vi.waitFor(async () => {
      if ((await this.has(text)) !== isThere)
        throw new Error(`'${text}' ${isThere ? 'never came' : 'stayed'}`);
    }, PATIENCE);
  }

  /** Waits until pending updates are drawn. */
  nextFrame = (): Promise<void> =>
    this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );

  toast = (options: { title: string; duration?: number }): Promise<void> =>
    this.page.evaluate((given) => {
      (window as unknown as { toast: (options: object) => void }).toast(given);
    }, options);

  /** Minimises the window, runs a callback and restores the window, as switching to another program does. */
  async away(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
    const session = await this.page.createCDPSession();
    const { windowId } = await session.send('Browser.getWindowForTarget');
    const turn = async (windowState: 'minimized' | 'normal', state: string) => {
      await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
      await this.page.waitForFunction(
        (wanted) => document.visibilityState === wanted,
        { polling: PATIENCE.interval },
        state,
      );
    };
    await turn('minimized', 'hidden');
    await meanwhile();
    await turn('normal', 'visible');
  }
}

export type Check = (page: RealPage) => Promise<void>;

let browser: Browser;
beforeAll(async () => {
  browser = await openRealBrowser();
});
afterAll(() => browser.close());

/** Registers a test for each check, with real window focus. */
export function testEach(place: Place, checks: Readonly<Record<string, Check>>): void {
  describe(place, () => {
    it.each(Object.entries(checks))('%s', async (_, check) => {
      const real = await RealPage.open(browser, inject('realPage'), place);
      try {
        await check(real);
      } finally {
        await real.close();
      }
    });
  });
}
