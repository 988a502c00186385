import type { FrameLocator, Locator, Page } from '@playwright/test';
import { dashboard, frameOrigin, inFrame } from './dashboard-page.js';
import { events, LOADER, open } from './host-page.js';
import { expect, type Site, test } from './site.js';

// A frame as high as its content, on a page that scrolls: sticky parts are placed by its visible area.

const WINDOWS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };

const rows = <Row>(rowOf: (number: number) => Row): Row[] =>
  Array.from({ length: 40 }, (_, at) => rowOf(at + 1));

const AGENT = {
  user: { firstName: 'Mele', role: 'travel_agent' },
  bookings: rows((id) => ({
    id,
    clientName: `Client ${id}`,
    destination: 'Taveuni, Fiji',
    type: 'Weaving',
    dates: 'Jan 5–9, 2090',
    status: 'confirmed',
    value: 1000 + id,
  })),
};

const COMPANY = {
  user: { firstName: 'Mele', role: 'corporate_admin' },
  employeeTravel: rows((id) => ({
    id,
    employeeName: `Traveler ${id}`,
    department: 'Field Research',
    destination: 'Honiara',
    dates: 'Dec 1–5',
    status: 'pending',
    cost: 900,
  })),
};

/** Height of the page's own bar, which covers the frame. */
const BAR = 60;

async function openBelow(
  page: Page,
  site: Site,
  kind: string,
  data: object,
  actions = '',
): Promise<FrameLocator> {
  await open(
    page,
    site,
    `<style>:root { --tapa-sticky-top: ${BAR}px } header { position: fixed; inset: 0 0 auto; height: ${BAR}px; background: #ddd }</style>
     <header>Partner</header>
     <h1 style="height: 500px">Partner</h1>
     <tapa-dashboard kind="${kind}" actions="${actions}" frame="${frameOrigin(site)}/embed/embed.html"></tapa-dashboard>
     <footer style="height: 900px">Partner</footer>${LOADER}
     <script>document.querySelector('tapa-dashboard').data = ${JSON.stringify(data)}</script>`,
  );
  return inFrame(page);
}

async function wheelTo(page: Page, part: Locator): Promise<void> {
  const middle = (page.viewportSize()?.height ?? 0) / 2;
  const distance = async () => Math.round(((await part.boundingBox())?.y ?? 0) - middle);
  await page.mouse.move(200, middle);
  await page.mouse.wheel(0, await distance());
  await expect.poll(async () => Math.abs(await distance())).toBeLessThan(5);
}

async function isInSight(page: Page, part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
      return y >= BAR && y + height <= (page.viewportSize()?.height ?? 0);
    })
    .toBe(true);
}

for (const [name, size] of Object.entries(WINDOWS)) {
  test.describe(`in a ${name} window`, () => {
    test.use({ viewport: size });

    test('a sheet and the command menu open in the visible area, and close by key and press', async ({
      page,
      site,
    }) => {
      const inside = await openBelow(page, site, 'travel-agent', AGENT);
      await inside.getByRole('tab', { name: 'Bookings' }).click();
      const row = inside.getByRole('row').filter({ hasText: 'Client 20' });
      await wheelTo(page, row);
      const dialog = inside.getByRole('dialog');
      for (const close of ['Escape', 'press']) {
        await row.click();
        await expect(dialog).toContainText('Client 20');
        await isInSight(page, dialog);
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toHaveCount(0);
      }
      await isInSight(page, row);
      for (const close of ['Escape', 'press']) {
        await page.keyboard.press('Control+k');
        await isInSight(page, dialog);
        await isInSight(page, dialog.getByRole('combobox'));
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toHaveCount(0);
      }
    });

    test('the top bar and the head and foot of a table stay visible', async ({ page, site }) => {
      const inside = await openBelow(page, site, 'travel-agent', AGENT);
      await inside.getByRole('tab', { name: 'Bookings' }).click();
      await wheelTo(page, inside.getByRole('row').filter({ hasText: 'Client 20' }));
      if (name === 'wide') await isInSight(page, inside.getByRole('columnheader', { name: /^Client/ }));
      await isInSight(page, inside.locator('[data-slot="top-bar"]'));
      await isInSight(page, inside.locator('[data-slot="data-grid-foot"]'));
    });

    test('the bar of selected rows stays visible', async ({ page, site }) => {
      const inside = await openBelow(page, site, 'corporate', COMPANY, 'approve decline');
      await inside.getByRole('tab', { name: /^Approvals/ }).click();
      await inside.getByRole('checkbox').nth(1).check();
      const bar = inside.locator('[data-slot="decision-bar"]');
      await isInSight(page, bar);
      await wheelTo(page, inside.getByRole('listitem').filter({ hasText: 'Traveler 12' }));
      await isInSight(page, bar);
      await bar.getByRole('button', { name: /^Clear/ }).click();
      await expect(bar).toHaveCount(0);
    });
  });
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 380 } });

  test('only the top bar is sticky', async ({ page, site }) => {
    const inside = await openBelow(page, site, 'travel-agent', AGENT);
    await inside.getByRole('tab', { name: 'Bookings' }).click();
    await wheelTo(page, inside.getByRole('row').filter({ hasText: 'Client 20' }));
    await isInSight(page, inside.locator('[data-slot="top-bar"]'));
    const head = await inside.getByRole('columnheader', { name: /^Client/ }).boundingBox();
    expect(head?.y).toBeLessThan(0);
  });

  test('the account menu fits the visible area', async ({ page, site }) => {
    // The desktop at 400% zoom (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    const inside = await openBelow(page, site, 'travel-agent', AGENT);
    await inside.getByRole('tab', { name: 'Bookings' }).click();
    await wheelTo(page, inside.getByRole('row').filter({ hasText: 'Client 20' }));
    await inside.getByRole('button', { name: /^Account menu/ }).click();
    await isInSight(page, inside.getByRole('menu'));
  });
});

test('links in a frame open in the page’s window or in a new tab, unless the page prevents it', async ({
  page,
  site,
}) => {
  // The test browser does not expose tabs opened by a link, so the server records the requests.
  const asked: string[] = [];
  for (const path of ['/booking/1', '/destinations']) {
    site.put(path, ({ headers }, response) => {
      asked.push(`http://${headers.host}${path}`);
      response.end();
    });
  }
  await open(page, site, dashboard(`kind="traveler" frame="${frameOrigin(site)}/embed/embed.html"`) + LOADER);
  const inside = inFrame(page);
  const link = inside.getByRole('link', { name: 'Masi workshop' });
  const presses: Parameters<Locator['click']>[0][] = [
    { modifiers: ['Control'] },
    { modifiers: ['Shift'] },
    { button: 'middle' },
  ];
  for (const press of presses) {
    await link.click(press);
    await expect.poll(() => asked.splice(0)).toEqual([`${site.url}/booking/1`]);
  }
  await inside.getByRole('button', { name: /^Search/ }).click();
  const found = inside.getByRole('option', { name: 'Discover' });
  await found.click({ modifiers: ['Control'] });
  await expect.poll(() => asked.splice(0)).toEqual([`${site.url}/destinations`]);
  expect(await events(page, 'tapa-action')).toEqual([]);

  await page.evaluate(() => {
    addEventListener('tapa-action', (event) => event.preventDefault(), { once: true });
  });
  await found.click();
  await expect.poll(() => events(page, 'tapa-action')).toHaveLength(1);
  await expect(inside.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/`);
  expect(asked).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(`${site.url}/booking/1`);
});
