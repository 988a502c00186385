import { strictEqual as equal, ok } from 'node:assert';
import type { ElementHandle } from 'puppeteer-core';
import { type Check, type RealPage, testEach } from './real-page.js';

// Touch, wheel and input methods by the browser's protocol.

/** A window lower than the page. */
const LOW = { width: 1000, height: 500 };

const scrolled = (real: RealPage) => real.page.evaluate(() => window.scrollY);

async function middleOf(element: ElementHandle<Element>): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Swipes upwards from the middle of an element. */
async function scrollByFinger(real: RealPage, from: ElementHandle<Element>): Promise<void> {
  const { x, y } = await middleOf(from);
  const touch = await real.page.touchscreen.touchStart(x, y);
  for (let step = 1; step <= 8; step += 1) {
    await touch.move(x, y - step * 20);
    await real.nextFrame();
  }
  await touch.end();
  await real.nextFrame();
}

async function turnWheel(real: RealPage, over: { x: number; y: number }): Promise<void> {
  await real.page.mouse.move(over.x, over.y);
  await real.page.mouse.wheel({ deltaY: 200 });
  await real.nextFrame();
}

/** Checks that a tap opens a menu, and a swipe scrolls the page instead. */
const opensByTap =
  (button: string, menu: string): Check =>
  async (real) => {
    await real.page.setViewport({ ...LOW, hasTouch: true });
    const trigger = await real.find(button);
    await trigger.scrollIntoView();
    const before = await scrolled(real);
    await scrollByFinger(real, trigger);
    ok((await scrolled(real)) > before);
    equal(await trigger.evaluate((element) => element.getAttribute('aria-expanded')), 'false');
    await trigger.tap();
    await real.find(menu);
  };

/** Checks that the page does not scroll under a layer. */
const holdsPage =
  (layer: 'sheet' | 'dialog', places: readonly string[]): Check =>
  async (real) => {
    await real.page.setViewport({ ...LOW, hasTouch: true });
    const opener = await real.find(`[data-opens="${layer}"]`);
    await opener.click();
    const before = await scrolled(real);
    const backdrop = { x: 20, y: 250 };
    for (const place of places) {
      const part = await real.find(place);
      await turnWheel(real, await middleOf(part));
      equal(await scrolled(real), before, `by wheel over ${place}`);
      await scrollByFinger(real, part);
      equal(await scrolled(real), before, `by finger over ${place}`);
    }
    await turnWheel(real, backdrop);
    equal(await scrolled(real), before, 'by wheel over the ground beside');
    const isZoomPrevented = await real.page.evaluate(({ x, y }) => {
      const zoom = new WheelEvent('wheel', { ctrlKey: true, deltaY: 9, bubbles: true, cancelable: true });
      return !document.elementFromPoint(x, y)?.dispatchEvent(zoom);
    }, backdrop);
    equal(isZoomPrevented, false);
    await real.page.keyboard.press('Escape');
    await real.until('A reason', false);
    await turnWheel(real, backdrop);
    ok((await scrolled(real)) > before);
  };

/** Checks that Escape ends a composition, and the next Escape closes the layer of its field. */
const keepsComposing =
  (layer: 'sheet' | 'dialog', part: string): Check =>
  async (real) => {
    const opener = await real.find(`[data-opens="${layer}"]`);
    await opener.click();
    const field = await real.find(`${part} input`);
    await field.focus();
    const session = await real.page.createCDPSession();
    await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    // The key is part of the composition.
    await field.evaluate((element) => {
      const key = { key: 'Escape', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    await real.nextFrame();
    ok(await (await real.find(part)).evaluate((element) => element.matches('[data-state="open"]')));
    await session.send('Input.insertText', { text: '日本' });
    await real.page.keyboard.press('Escape');
    await real.until('Delma Kila', false);
  };

interface Watchers {
  watchers: { requestClose: () => void }[];
  CloseWatcher: new () => Watchers['watchers'][number];
}

/** Requests to close the last layer, as Android's Back does. */
const goBack = (real: RealPage) =>
  real.page.evaluate(() => (globalThis as unknown as Watchers).watchers.at(-1)?.requestClose());

/** Checks that Back closes a layer and restores focus. */
const closesByBack =
  (button: string, layer: string): Check =>
  async (real) => {
    await real.page.evaluate(() => {
      const page = globalThis as unknown as Watchers;
      page.watchers = [];
      page.CloseWatcher = class extends page.CloseWatcher {
        constructor() {
          super();
          page.watchers.push(this);
        }
      };
    });
    const opener = await real.find(button);
    await opener.click();
    await real.find(layer);
    await goBack(real);
    await real.page.waitForFunction((gone) => !document.querySelector(gone), {}, layer);
    ok(await opener.evaluate((element) => element === document.activeElement));
  };

testEach('page', {
  'Back closes a sheet': closesByBack('[data-opens="sheet"]', '[data-slot="side-sheet"]'),
  'Back closes a menu': closesByBack('[data-slot="user-menu"]', '[data-slot="user-menu-content"]'),
  'the account menu opens by a tap, and not by a scroll that begins on its button': opensByTap(
    '[data-slot="user-menu"]',
    '[data-slot="user-menu-content"]',
  ),
  'a row’s menu opens by a tap, and not by a scroll that begins on its button': opensByTap(
    '[data-slot="data-grid-row"] [aria-haspopup="menu"]',
    '[data-slot="data-grid-menu"]',
  ),
  'a page under a sheet stays where it is': holdsPage('sheet', [
    '[data-slot="side-sheet-body"]',
    '[data-slot="side-sheet-foot"]',
    '[data-slot="side-sheet-title"]',
  ]),
  'a page under a dialog stays where it is': holdsPage('dialog', [
    '[data-slot="dialog-title"]',
    '[data-slot="dialog"] input',
  ]),
  'Escape in a composition leaves the sheet open': keepsComposing('sheet', '[data-slot="side-sheet"]'),
  'Escape in a composition leaves the dialog open': keepsComposing('dialog', '[data-slot="dialog"]'),
  async 'the wheel over a number field with focus scrolls the page, and not the number'(real) {
    await real.page.setViewport(LOW);
    // With a host's wheel listener, as of maps, Chromium changes numbers by the wheel; other browsers always
    // do.
    await real.page.evaluate(() => document.addEventListener('wheel', () => undefined, { passive: false }));
    const field = await real.find('input[type="number"]');
    await field.scrollIntoView();
    await field.click();
    const before = await scrolled(real);
    await turnWheel(real, await middleOf(field));
    await real.page.waitForFunction((from) => window.scrollY > from, {}, before);
    equal(await field.evaluate((element) => (element as HTMLInputElement).value), '2');
    await real.page.keyboard.press('ArrowUp');
    equal(await field.evaluate((element) => (element as HTMLInputElement).value), '3');
  },
});
