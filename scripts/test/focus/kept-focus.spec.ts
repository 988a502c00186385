import { strictEqual as equal, ok } from 'node:assert';
import type { KeyInput } from 'puppeteer-core';
import type { RequestsOptions } from '../../../src/testing/real-focus/requests.js';
import { type Check, type RealPage, testEach } from './real-page.js';

/** Shows requests or a server-side table, and focuses an element in it. */
async function show(real: RealPage, what: RequestsOptions | 'table', selector: string): Promise<void> {
  await real.page.evaluate(
    (given) => (window as unknown as { show: (shown: object | string) => void }).show(given),
    what,
  );
  const control = await real.find(selector);
  await control.evaluate((element) => (element as HTMLElement).focus());
}

const named = (name: string) => `[aria-label="${name}"]`;

/** Waits for a text, then for focus on a visible element whose name contains a text. */
async function keeps(real: RealPage, text: string, words: string): Promise<void> {
  await real.until(text, true);
  await real.nextFrame();
  const session = await real.page.createCDPSession();
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const name = String(nodes[0]?.name?.value ?? '');
  ok(name.includes(words), `focus is on '${name}', not on what has '${words}' in its name`);
  const isSeen = await real.page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && (document.activeElement?.contains(at) ?? false);
  });
  ok(isSeen, `'${name}' has focus, and is not seen`);
}

const press = (real: RealPage, ...keys: KeyInput[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => real.page.keyboard.press(key)), Promise.resolve());

/** Focuses a control and presses it by key. */
async function pressOn(real: RealPage, selector: string): Promise<void> {
  const control = await real.find(selector);
  await control.focus();
  await real.page.keyboard.press('Enter');
}

/** Controls that disappear by their press, by a row's keys, or with the answer. */
const KEPT_FOCUS: Record<string, Check> = {
  async 'focus stays in a row that is approved, and after Undo'(real) {
    await show(real, {}, named('Approve Ana'));
    await press(real, 'Enter');
    await keeps(real, 'Approved', 'Ana');
    await pressOn(real, named('Undo: Ana'));
    await real.until('Approved · Ana', false);
    await keeps(real, 'Approve', 'Ana');
  },
  async 'focus stays in a row whose decision cannot be taken back'(real) {
    await show(real, { undo: false }, named('Approve Ana'));
    await press(real, 'Enter');
    await keeps(real, 'Approved', 'Ana');
  },
  async 'focus stays in a row that is decided by its key, from its checkbox'(real) {
    await show(real, { optimistic: true }, named('Select Ana'));
    await press(real, 'a');
    await keeps(real, 'Approved · Ana', 'Ana');
  },
  async 'focus goes to the next row, one press after the other, and to the title at last'(real) {
    await show(real, { leaves: true, undo: false }, named('Decline Ana'));
    for (const next of ['David', 'Hana', 'Salote', 'Thomas']) {
      await press(real, 'a');
      await keeps(real, next, next);
    }
    await press(real, 'a');
    await keeps(real, 'Nothing waits', 'Requests');
  },
  async 'focus stays in a row that is declined with a reason'(real) {
    await show(real, { askWhy: true }, named('Decline Ana'));
    await press(real, 'Enter');
    await (await real.find('[data-slot="request-why"] input')).focus();
    await real.page.keyboard.type('Next year');
    await press(real, 'Enter');
    await keeps(real, 'Declined', 'Ana');
  },
  async 'focus stays in a row whose decision failed, after Cancel'(real) {
    await show(real, { refuses: true, optimistic: true }, named('Approve Ana'));
    await press(real, 'Enter');
    await keeps(real, 'Your approval was not saved', 'Ana');
    await pressOn(real, `${named('Try again: Ana')}`);
    await keeps(real, 'Your approval was not saved', 'Ana');
    await (await real.find('[data-slot="request-row"] [data-slot="button"]')).focus();
    equal(await real.focused(), 'Cancel');
    await press(real, 'Enter');
    await real.until('Your approval was not saved.', false);
    await keeps(real, 'Approve', 'Ana');
  },
  async 'focus goes to the first of the rows that are decided together, or no longer selected'(real) {
    await show(real, {}, named('Select David'));
    await press(real, 'Space');
    await (await real.find(named('Select Hana'))).focus();
    await press(real, 'Space');
    await real.until('2 selected', true);
    const clear = '[data-slot="decision-bar"] [aria-keyshortcuts="Escape"]';
    await pressOn(real, clear);
    await real.until('2 selected', false);
    await keeps(real, 'Approve', 'David');
    for (const name of ['David', 'Hana']) {
      await (await real.find(named(`Select ${name}`))).focus();
      await press(real, 'Space');
    }
    await pressOn(real, '[data-slot="decision-bar"] [data-weight="main"]');
    await keeps(real, 'Approved · David', 'David');
  },
  async 'focus goes back to the row after Undo in a toast'(real) {
    await show(real, {}, named('Approve Ana'));
    await press(real, 'Enter');
    await real.until('Request approved', true);
    await press(real, 'F8', 'Tab', 'Tab');
    equal(await real.focused(), 'Undo');
    await press(real, 'Enter');
    await real.until('Approved · Ana', false);
    await keeps(real, 'Approve', 'Ana');
  },
  async 'focus stays on the head of a table that its server sorts'(real) {
    await show(real, 'table', '[aria-label="Bookings"] th button');
    await press(real, 'Enter');
    await real.find('[aria-label="Bookings"][aria-busy]');
    await keeps(real, 'Name', 'Name');
    await real.page.evaluate(() => (window as unknown as { answerSort: () => void }).answerSort());
    await real.find('[aria-label="Bookings"]:not([aria-busy])');
    await keeps(real, 'Name', 'Name');
  },
};

testEach('page', KEPT_FOCUS);
