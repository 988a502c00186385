import type { Page } from '@playwright/test';
import { inFrame, DATA as TRAVELER } from './dashboard-page.js';
import { LOADER, open, script } from './host-page.js';
import { DATA, TAGS, widget } from './sample-data.js';
import { expect, forgive, test } from './site.js';

/** Returns the name of the focused element, also in shadow roots; null for the page itself. */
const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active === null || active === document.body) return null;
    return active.getAttribute('aria-label') ?? active.textContent;
  });

async function tabOrder(page: Page): Promise<string[]> {
  const names: string[] = [];
  await page.evaluate(() => getSelection()?.collapse(document.body, 0));
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await focusedName(page);
    if (name === null) return names;
    names.push(name);
  }
}

test('has the tab order, names and roles of the library', async ({ page, site }) => {
  await open(page, site, `${widget('tapa-upcoming-trips')}${widget('tapa-rewards')}${script()}`);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - alert
    - region "Upcoming Trips":
      - heading "Upcoming Trips" [level=2]
      - paragraph: 1 item could not be shown
      - list:
        - listitem:
          - link "Masi workshop"
        - listitem:
          - link "Lagoon by canoe"
    - status
    - alert
    - region "Rewards":
      - heading "Gold Explorer" [level=2]
      - progressbar "Progress to Platinum Adventurer"
    - list:
      - listitem:
        - article:
          - heading "10% discount" [level=3]
          - button "Redeem 10% discount"
      - listitem:
        - article:
          - heading "Lounge pass" [level=3]
          - button "Redeem Lounge pass, locked" [disabled]
  `);
  const names: string[] = [];
  for (let index = 0; index < 3; index++) {
    await page.keyboard.press('Tab');
    names.push((await focusedName(page)) ?? '');
  }
  expect(names).toEqual(['Masi workshop', 'Lagoon by canoe', 'Redeem 10% discount']);
});

/** Returns the tag names of the focused elements, from the page into shadow roots and frames. */
const focusPath = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const path: string[] = [];
    let root: DocumentOrShadowRoot | null | undefined = document;
    while (root) {
      const active: Element | null = root.activeElement;
      if (active === null) break;
      path.push(active.localName);
      root = active.shadowRoot ?? (active as Partial<HTMLIFrameElement>).contentDocument;
    }
    return path;
  });

test("focus stays in a widget after 'Try Again', and the outcome is announced", async ({
  page,
  site,
  pageErrors,
}) => {
  site.put('/rewards.json', { status: 503, body: '' });
  await open(page, site, `<tapa-rewards src="/rewards.json"></tapa-rewards>${script()}`);
  const element = page.locator('tapa-rewards');
  const alert = await element.getByRole('alert').elementHandle();
  await element.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect.poll(() => focusPath(page)).toEqual(['tapa-rewards', 'div']);
  await expect(element.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Try Again');

  site.put('/rewards.json', JSON.stringify(DATA['tapa-rewards']));
  // The region stays the same after another failure: a new region's text may not be announced (WCAG 4.1.3).
  const said = await alert?.evaluate((place) => (place.isConnected ? place.textContent : 'gone'));
  expect(said).toContain("Rewards didn't load");
  const region = await element.getByRole('status').elementHandle();
  await page.keyboard.press('Enter');
  await expect.poll(() => region?.textContent()).toBe('Rewards loaded');
  expect(await focusPath(page)).toEqual(['tapa-rewards', 'div']);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Redeem 10% discount');
  forgive(pageErrors, /503/);
});

test("focus stays in a dashboard after 'Try Again'", async ({ page, site, pageErrors }) => {
  site.put('/data.json', { status: 503, body: '' });
  await open(page, site, `<tapa-dashboard src="/data.json"></tapa-dashboard>${LOADER}`);
  const inside = inFrame(page);
  const retry = inside.getByRole('button', { name: 'Try Again' });
  await expect(retry).toBeVisible();
  site.put('/data.json', JSON.stringify(TRAVELER));
  await retry.press('Enter');
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  expect(await focusPath(page)).toEqual(['tapa-dashboard', 'iframe', 'div']);
  forgive(pageErrors, /503/);
});

test('keyboard and screen reader find the same as without a shadow root', async ({ page, site }) => {
  const read = async () => ({ tree: await page.locator('main').ariaSnapshot(), order: await tabOrder(page) });
  for (const tag of TAGS) {
    await open(page, site, `<main>${widget(tag)}</main>${script(tag)}`);
    await expect(page.locator('[part=root][data-state=ready]')).toBeVisible();
    const inShadow = await read();
    expect(inShadow.tree).not.toBe('- main');
    expect(inShadow.order.length).toBeGreaterThan(0);
    await page.locator(tag).evaluate((element) => {
      const root = element.shadowRoot?.querySelector('[part=root]');
      if (!root) throw new Error('No root in the shadow');
      document.adoptedStyleSheets = element.shadowRoot?.adoptedStyleSheets ?? [];
      // A copy, because the element clears its root when it leaves.
      element.replaceWith(root.cloneNode(true));
    });
    expect(await page.locator('[data-tapa-theme]').count(), 'in light DOM').toBe(1);
    expect(await read(), tag).toEqual(inShadow);
  }
});
