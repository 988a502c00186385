import { beforeEach, describe, expect, inject, it } from 'vitest';
import { type Browser, until } from './browsers.js';
import { inEachEngine } from './programs.js';

// Touch, wheel and input methods in the page of src/testing/real-focus. No driver composes texts, so the page
// sends the keys of a composition, and touches in WebKitGTK, whose driver has none.

const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

const MENUS = [
  ['the account menu', '[data-slot="user-menu"]', '[data-slot="user-menu-content"]'],
  ['a row’s menu', '[data-slot="data-grid-row"] [aria-haspopup="menu"]', '[data-slot="data-grid-menu"]'],
] as const;

/** Layers, and the focused field or entry in them. */
const LAYERS = [
  ['sheet', '[data-opens="sheet"]', '[data-slot="side-sheet"]', 'input'],
  ['dialog', '[data-opens="dialog"]', '[data-slot="dialog"]', 'input'],
  ['account menu', '[data-slot="user-menu"]', '[data-slot="user-menu-content"]', '[role="menuitem"]'],
  [
    'row’s menu',
    '[data-slot="data-grid-row"] [aria-haspopup="menu"]',
    '[data-slot="data-grid-menu"]',
    '[role="menuitem"]',
  ],
] as const;

/** Sends a key to an element as part of a composition, with the key code of one. */
const compose = (browser: Browser, element: string, key: string) =>
  browser.read(`void [{ isComposing: true }, { keyCode: 229 }].forEach((method) => ${element}.dispatchEvent(
    new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true, cancelable: true, ...method })))`);

const NEXT_FRAMES = `new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(() => end(true))))`;

/** Radix adds its listeners in another task. */
const settled = (browser: Browser) =>
  browser.read(`new Promise((end) => setTimeout(end)).then(() => ${NEXT_FRAMES})`);

inEachEngine((_, open) => {
  beforeEach(async () => {
    await open().open(inject('realPage'));
    await until(open(), find('[data-slot="toaster"]'));
  });

  it.each(MENUS)(
    '%s opens by a tap, and not by a scroll that begins on its button',
    async (_, button, menu) => {
      const browser = open();
      await until(browser, find(button));
      await browser.read(`${find(button)}.scrollIntoView({ block: 'center' })`);
      await browser.touch(button, 'scroll');
      await settled(browser);
      expect(await browser.read(`${find(button)}.getAttribute('aria-expanded')`)).toBe('false');
      await browser.touch(button, 'tap');
      await until(browser, find(menu));
    },
  );

  // Drivers scroll by pixels, which change no number. Checks the protection against a wheel that scrolls by
  // lines.
  it('a focused number field is read-only while the wheel turns over it', async () => {
    const browser = open();
    const field = 'input[type="number"]';
    await browser.read(
      `document.addEventListener('wheel', () => { document.body.dataset.held = ${find(field)}.readOnly }, { passive: false })`,
    );
    await browser.read(`${find(field)}.scrollIntoView({ block: 'center' })`);
    await browser.click(field);
    await browser.wheel(field);
    await until(browser, `document.body.dataset.held`);
    expect(await browser.read(`document.body.dataset.held`)).toBe('true');
    await until(browser, `!${find(field)}.readOnly`);
    expect(await browser.read(`${find(field)}.value`)).toBe('2');
  });

  it('arrow keys move between controls of a kind, and others are the browser’s', async () => {
    const browser = open();
    await browser.read(
      `void addEventListener('keydown', (event) => { document.body.dataset.taken = event.defaultPrevented })`,
    );
    await browser.read(
      `void [...document.querySelectorAll('td button')].find((each) => each.textContent === 'Call').focus()`,
    );
    const row = `document.activeElement.textContent + ', ' + document.activeElement.closest('tr')?.textContent.slice(0, 5)`;
    expect(await browser.read(row)).toBe('Call, Aroha');
    for (const isTaken of ['true', 'false']) {
      await browser.press('ArrowDown');
      await until(browser, `document.body.dataset.taken === '${isTaken}'`);
      expect(await browser.read(row)).toBe('Call, Delma');
    }
  });

  describe('in a composition', () => {
    it.each(LAYERS)('Escape leaves the %s open', async (_, button, layer, inside) => {
      const browser = open();
      await until(browser, find(button));
      await browser.click(button);
      const target = find(`${layer} ${inside}`);
      await until(browser, target);
      await browser.read(`void ${target}.focus()`);
      await compose(browser, target, 'Escape');
      await settled(browser);
      expect(await browser.read(`!!${find(`${layer}[data-state="open"]`)}`)).toBe(true);
      await browser.press('Escape');
      await until(browser, `!${find(layer)}`);
    });

    it('Escape leaves a toast', async () => {
      const browser = open();
      await browser.read(`void toast({ title: 'Saved', duration: 1e9 })`);
      const shown = find('[data-slot="toast"][data-state="open"]');
      await until(browser, shown);
      await browser.read(`void ${shown}.focus()`);
      await compose(browser, shown, 'Escape');
      await settled(browser);
      expect(await browser.read(`!!${shown}`)).toBe(true);
      await browser.press('Escape');
      await until(browser, `!${shown}`);
    });

    it('letters decide on no row, and Escape keeps selection and search', async () => {
      const browser = open();
      await browser.read('void show({})');
      const row = find('[data-slot="request-row"]');
      const selected = `document.body.textContent.includes('1 selected')`;
      await until(browser, row);
      const check = find('[aria-label="Select Ana"]');
      await browser.read(`void ${check}.click()`);
      await until(browser, selected);
      for (const key of ['a', 'd', 'x', 'Escape']) await compose(browser, check, key);
      await settled(browser);
      expect(await browser.read(selected)).toBe(true);
      expect(await browser.read(`document.body.textContent.includes('Approved')`)).toBe(false);
    });
  });

  it('fields have at least 16 px with a coarse pointer', async () => {
    const browser = open();
    // These browsers have a mouse, so the rules for a coarse pointer are made to apply.
    const small = await browser.read(`(() => {
      const widen = (rules) => [...rules].forEach((rule) => {
        if (rule.media?.mediaText.includes('coarse')) rule.media.mediaText = 'all';
        if (rule.cssRules) widen(rule.cssRules);
      });
      [...document.styleSheets].forEach((sheet) => widen(sheet.cssRules));
      return [...document.querySelectorAll('input:not([type=checkbox]), select, textarea')]
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML);
    })()`);
    expect(small).toEqual([]);
  });
});
