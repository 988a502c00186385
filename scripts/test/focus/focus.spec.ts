import { strictEqual as equal, ok } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import type { KeyInput } from 'puppeteer-core';
import { type Check, PLACES, type RealPage, testEach } from './real-page.js';

/** Duration of a toast, long enough for a busy machine. */
const SHORT_MS = 700;

/** Checks positions under a zoom of 1.5 on the body or the root. */
const standsAtTrigger =
  (element: 'body' | 'html'): Check =>
  async (real) => {
    await real.page.$eval(element, (zoomed) => (zoomed as HTMLElement).style.setProperty('zoom', '1.5'));
    const open = await real.find('[data-slot="button"]');
    await open.hover();
    const tooltip = await placeOf(await real.find('[data-slot="tooltip"][data-side]'));
    const help = await placeOf(open);
    near(tooltip.bottom, help.top, 24);
    near((tooltip.left + tooltip.right) / 2, (help.left + help.right) / 2, 2);
    const trigger = await real.find('[data-slot="user-menu"]');
    await trigger.click();
    const menu = await placeOf(await real.find('[data-slot="user-menu-content"][data-side]'));
    const button = await placeOf(trigger);
    near(menu.right, button.right, 2);
    near(menu.top, button.bottom, 16);
  };

/** Behaviour that depends on the focus or visibility of the window. */
const IN_THE_PAGE: Record<string, Check> = {
  async 'a press on a control of a narrow row, which its opener lies over'(real) {
    await real.page.setViewport({ width: 320, height: 800 });
    await real.nextFrame();
    await (await real.find('[data-slot="data-grid-row"] [data-slot="button"]')).click();
    await real.until('Called Aroha', true);
    ok(!(await real.has('Opened')));
  },
  async 'in the reader’s own colours the chosen entry of a row’s menu is seen, by key and by pointer'(real) {
    const session = await real.page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    const outlineOf = async () => {
      const chosen = await real.find('[role="menuitem"][data-highlighted]');
      return chosen.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${outlineWidth}`;
      });
    };
    const trigger = await real.find('[data-slot="data-grid-row"] [aria-haspopup="menu"]');
    await trigger.focus();
    await real.page.keyboard.press('Enter');
    equal(await outlineOf(), 'solid 2px');
    await real.page.keyboard.press('Escape');
    await real.untilFocused('Actions for Aroha', 'after Escape');
    await trigger.click();
    await (await real.find('[role="menuitem"]:last-child')).hover();
    equal(await outlineOf(), 'solid 2px');
  },
  async 'a tab that is refused by a dialog asks once, by a press and by an arrow key'(real) {
    real.page.on('dialog', (dialog) => void dialog.dismiss());
    await (await real.tab('Refusing', 'Two')).click();
    await real.away();
    equal(await real.page.evaluate(() => document.body.dataset.asked), '1');
    await (await real.tab('Refusing', 'One')).focus();
    await real.page.keyboard.press('ArrowRight');
    await real.away();
    equal(await real.page.evaluate(() => document.body.dataset.asked), '2');
  },
  async 'a focused tab stays closed when the window comes back'(real) {
    await (await real.tab('Kept', 'Two')).click();
    await real.page.evaluate(() => (window as unknown as { openTab: (tab: string) => void }).openTab('one'));
    await real.away();
    equal(await real.focused(), 'Two');
    equal(await (await real.tab('Kept', 'One')).evaluate((tab) => tab.getAttribute('aria-selected')), 'true');
  },
  async 'a toast leaves after its time though a frame was clicked'(real) {
    await real.toast({ title: 'Saved', duration: SHORT_MS });
    await real.until('Saved', true);
    await real.page.click('#other');
    await real.until('Saved', false);
  },
  async 'a toast waits while the window is away'(real) {
    await real.toast({ title: 'Saved', duration: SHORT_MS });
    await real.until('Saved', true);
    await real.away(() => wait(2 * SHORT_MS));
    ok(await real.has('Saved'));
    await real.until('Saved', false);
  },
  async 'a toast that is raised while the window is away shows when it comes back'(real) {
    await real.away(async () => {
      await real.toast({ title: 'Saved', duration: SHORT_MS });
      await wait(2 * SHORT_MS);
      ok(!(await real.has('Saved')));
    });
    await real.until('Saved', true);
    await real.until('Saved', false);
  },
  async 'a tooltip opens for the Tab key, not for focus that comes back with the window'(real) {
    await real.page.keyboard.press('Tab');
    await real.until('Opens a trip', true);
    await real.away();
    equal(await real.focused(), 'Open');
    await real.until('Opens a trip', false);
    await real.page.keyboard.press('Tab');
    await real.page.keyboard.down('Shift');
    await real.page.keyboard.press('Tab');
    await real.page.keyboard.up('Shift');
    await real.until('Opens a trip', true);
  },
  'menus and tooltips stand at their triggers under zoom of the body': standsAtTrigger('body'),
  'menus and tooltips stand at their triggers under zoom of the root': standsAtTrigger('html'),
  async 'a page that turns right to left takes toast, menu and arrow keys with it'(real) {
    await real.page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await real.toast({ title: 'Saved', duration: Number.MAX_VALUE });
    await real.until('Saved', true);
    const card = await real.find('[data-slot="toast"]');
    const before = await placeOf(card);
    ok(before.left < 100, 'The toast stands at the end edge, left');
    await real.page.mouse.move(before.left + 200, before.top + 20);
    await real.page.mouse.down();
    await real.page.mouse.move(before.left + 120, before.top + 20, { steps: 8 });
    await real.page.mouse.up();
    await real.until('Saved', false);
    const trigger = await real.find('[data-slot="user-menu"]');
    await trigger.click();
    const menu = await placeOf(await real.find('[data-slot="user-menu-content"][data-side]'));
    near(menu.left, (await placeOf(trigger)).left, 2);
    await real.page.keyboard.press('Escape');
    await (await real.tab('Kept', 'One')).focus();
    await real.page.keyboard.press('ArrowLeft');
    equal(await real.focused(), 'Two');
  },
};

/** Styles that must be the same in every document and shadow root. */
const IN_EVERY_PLACE: Record<string, Check> = {
  'the keys of the menu': leadThroughMenu('[data-slot="user-menu"]', [
    'Profile Settings',
    'Account Settings',
    'Log out',
  ]),
  "the keys of a row's menu": leadThroughMenu('[data-slot="data-grid-row"] [aria-haspopup="menu"]', [
    'Write',
    'Print',
    'Remove',
  ]),
  async 'a press opens the menu, another closes it'(real) {
    const trigger = await real.find('[data-slot="user-menu"]');
    await trigger.click();
    // The press is over: a wrong effect on the open menu would show by now.
    await real.find('[data-slot="user-menu-content"][data-side]:focus-within');
    await real.nextFrame();
    ok(await real.has('Log out'));
    await trigger.click();
    await real.until('Log out', false);
  },
  async 'the keys of tabs'(real) {
    await (await real.tab('Kept', 'One')).focus();
    for (const [key, tab] of [
      ['ArrowRight', 'Two'],
      ['End', 'Three'],
      ['ArrowRight', 'One'],
      ['ArrowLeft', 'Three'],
      ['Home', 'One'],
    ] as const) {
      await real.page.keyboard.press(key);
      await real.untilFocused(tab, `after ${key}`);
    }
  },
  async 'the keys of a toast'(real) {
    await (await real.find('[data-slot="button"]')).focus();
    await real.toast({ title: 'Saved', duration: Number.POSITIVE_INFINITY });
    await real.until('Saved', true);
    await real.page.keyboard.press('F8');
    await real.page.keyboard.press('Tab');
    await real.page.keyboard.press('Tab');
    equal(await real.focused(), 'Dismiss');
    await real.page.keyboard.press('Enter');
    await real.until('Saved', false);
    equal(await real.focused(), 'Open');
    await real.toast({ title: 'Again', duration: Number.POSITIVE_INFINITY });
    await real.until('Again', true);
    await real.page.keyboard.press('Escape');
    await real.until('Again', false);
  },
  async 'the keys and presses of a table'(real) {
    await (await real.find('[data-slot="button"]')).focus();
    await real.page.keyboard.down('/');
    await real.find('[data-slot="data-grid-search"]:focus');
    // A repeated key types nothing.
    await real.page.keyboard.down('/');
    await real.page.keyboard.up('/');
    await real.page.keyboard.type('/');
    equal(await (await real.find('input:focus')).evaluate((field) => (field as HTMLInputElement).value), '/');
    // No row matches; Escape shows all rows again.
    await real.until('Delma', false);
    await real.page.keyboard.press('Escape');
    await real.until('Delma', true);
    await real.nextFrame();
    await (await real.find('[data-slot="data-grid-row"] [data-slot="button"]')).click();
    await real.until('Called Aroha', true);
    ok(!(await real.has('Opened')));
    await real.page.keyboard.press('ArrowDown');
    await real.page.keyboard.press('Enter');
    await real.until('Called Delma', true);
    await (await real.find('[data-slot="data-grid-row"] td')).click();
    await real.until('Opened Aroha', true);
  },
  async 'a key that is held opens the menu of a row and chooses nothing; what is chosen opens no row'(real) {
    const trigger = await real.find('[data-slot="data-grid-row"] [aria-haspopup="menu"]');
    await trigger.focus();
    await real.page.keyboard.down('Enter');
    await real.find('[role="menuitem"]:focus');
    for (const _ of [1, 2]) await real.page.keyboard.down('Enter');
    await real.page.keyboard.up('Enter');
    await real.nextFrame();
    ok(!(await real.has('Wrote')));
    await real.page.keyboard.press('Enter');
    await real.until('Wrote to Aroha', true);
    ok(!(await real.has('Opened')));
  },
  'the keys of a sheet': keepsFocus('sheet', '[data-slot="side-sheet"]'),
  'the keys of a dialog': keepsFocus('dialog', '[data-slot="dialog"]'),
  async 'a tooltip opens again while it fades out'(real) {
    const open = await real.find('[data-slot="button"]');
    await open.hover();
    await (await real.find('[data-slot="tooltip"][data-state="delayed-open"]')).evaluate((tooltip) => {
      (tooltip as HTMLElement).style.setProperty('animation-duration', '1h');
    });
    await open.click();
    await real.find('[data-slot="tooltip"][data-state="closed"]');
    await (await real.find('[data-slot="button"] + [data-slot="button"]')).focus();
    await real.page.keyboard.down('Shift');
    await real.page.keyboard.press('Tab');
    await real.page.keyboard.up('Shift');
    await real.nextFrame();
    await real.find('[data-slot="tooltip"][data-state="instant-open"]');
  },
  async 'a tooltip under the pointer, and after it'(real) {
    const open = await real.find('[data-slot="button"]');
    for (const _ of [1, 2]) {
      await open.hover();
      await real.until('Opens a trip', true);
      await real.page.mouse.move(400, 500, { steps: 10 });
      await real.until('Opens a trip', false);
    }
    await open.click();
    await (await real.find('[data-slot="user-menu"]')).focus();
    await (await real.find('[data-slot="button"] + [data-slot="button"]')).focus();
    await real.untilFocused('After', 'before the key');
    await real.page.keyboard.down('Shift');
    await real.page.keyboard.press('Tab');
    await real.page.keyboard.up('Shift');
    await real.untilFocused('Open', 'after Shift and Tab');
    await real.until('Opens a trip', true);
  },
};

const near = (actual: number, expected: number, tolerance: number) =>
  ok(Math.abs(actual - expected) <= tolerance, `${actual} is not near ${expected}`);

const placeOf = (element: Awaited<ReturnType<RealPage['find']>>) =>
  element.evaluate((found) => {
    const { left, right, top, bottom } = found.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** Checks that Enter opens a menu at its first item, arrow keys go through three, and Escape leads back. */
function leadThroughMenu(button: string, [first, second, last]: readonly [string, string, string]): Check {
  return async (real) => {
    const trigger = await real.find(button);
    await trigger.focus();
    await real.page.keyboard.press('Enter');
    await real.find('[role="menuitem"]:focus');
    await real.untilFocused(first, 'at first');
    for (const [key, item] of [
      ['End', last],
      ['Home', first],
      ['ArrowDown', second],
      ['ArrowUp', first],
      ['ArrowUp', first],
      [last.charAt(0).toLowerCase() as KeyInput, last],
    ] as const) {
      await real.page.keyboard.press(key);
      await real.untilFocused(item, `after ${key}`);
    }
    await real.page.keyboard.press('Escape');
    await real.until(last, false);
    equal(await trigger.evaluate((element) => element.matches(':focus')), true);
  };
}

/** More than the tab stops of any layer. */
const ROUND = 8;

/** Checks that Tab cycles inside of a layer in both directions, and Escape leads back to its opener. */
function keepsFocus(name: string, layer: string): Check {
  return async (real) => {
    const opener = await real.find(`[data-opens="${name}"]`);
    await opener.focus();
    await real.page.keyboard.press('Enter');
    await real.find(`${layer} :focus`);
    // A dialog focuses the first control of its body, a sheet its title.
    if (name === 'dialog') await real.find(`${layer} input:focus`);
    for (const shift of [false, true]) {
      if (shift) await real.page.keyboard.down('Shift');
      for (let step = 0; step < ROUND; step++) {
        await real.page.keyboard.press('Tab');
        const outside = await real.focusedOutside(layer);
        equal(outside, '', `focus is outside after ${step + 1} × ${shift ? 'Shift and ' : ''}Tab`);
      }
      if (shift) await real.page.keyboard.up('Shift');
    }
    await (await real.find(`${layer} input`)).focus();
    // Escape closes a tooltip first.
    await real.until('Close', false);
    await real.page.keyboard.press('Escape');
    await real.untilFocused(`Open the ${name}`, 'after Escape');
  };
}

testEach('page', IN_THE_PAGE);
for (const place of PLACES) testEach(place, IN_EVERY_PLACE);
