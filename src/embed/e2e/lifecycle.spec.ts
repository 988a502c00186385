import type { JSHandle, Locator, Page } from '@playwright/test';
import { dashboard, DATA as TRAVELER } from './dashboard-page.js';
import { events, LOADER, open, script } from './host-page.js';
import { DATA, TAGS, widget } from './sample-data.js';
import { expect, type Site, test } from './site.js';

// Moving an element, or setting an equal value again, must not load anything.

/** Sets every attribute of an element to its current value, or to the empty one, which equals none. */
const setAgain = (element: Locator) =>
  element.evaluate((found) => {
    const { observedAttributes } = customElements.get(found.localName) as unknown as {
      observedAttributes: string[];
    };
    for (const name of observedAttributes) {
      // An attribute `data` is a mistake that is shown, whatever its value.
      if (name !== 'data') found.setAttribute(name, found.getAttribute(name) ?? '');
    }
    const { data } = found as unknown as { data: unknown };
    Object.assign(found, { data });
    return observedAttributes.length;
  });

const MOVES: Record<string, (element: HTMLElement) => void | Promise<void>> = {
  append: (element) => document.body.append(element),
  insertBefore: (element) => {
    document.body.insertBefore(element, document.body.firstChild);
  },
  moveBefore: (element) => {
    (document.body as unknown as { moveBefore: (node: Node, next: Node | null) => void }).moveBefore(
      element,
      null,
    );
  },
  'removing and adding later': async (element) => {
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    document.body.append(element);
  },
  'reparenting an ancestor': (element) => {
    const box = document.createElement('div');
    element.replaceWith(box);
    box.append(element);
    document.body.prepend(box);
  },
  'into a shadow root': (element) => {
    const host = document.createElement('div');
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).append(element);
  },
  'into another document': (element) => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'width:900px;height:900px';
    document.body.append(frame);
    const { contentDocument } = frame;
    contentDocument?.body.append(contentDocument.adoptNode(element));
  },
  'through a document without a window': (element) => {
    const nowhere = document.implementation.createHTMLDocument('');
    nowhere.body.append(element);
    document.body.append(element);
  },
};

for (const tag of TAGS) {
  test(`<${tag}> ignores equal values`, async ({ page, site }) => {
    site.put('/data.json', JSON.stringify(DATA[tag]));
    await open(page, site, `<${tag} src="/data.json" heading="Ours" locale="de"></${tag}>${script()}`);
    const element = page.locator(tag);
    await expect(element.locator('[part=root][data-state=ready]')).toBeVisible();
    expect(await setAgain(element)).toBeGreaterThan(10);
    await element.evaluate((found) => found.setAttribute('src', '/data.json'));
    // A real change follows them.
    await element.evaluate((found) => found.setAttribute('locale', 'ar'));
    await expect(element.locator('[part=root]')).toHaveAttribute('dir', 'rtl');
    expect(times(site, '/data.json')).toBe(1);
    expect(await events(page, 'tapa-ready')).toHaveLength(1);
  });
}

const theElement = async (page: Page, tag: string): Promise<JSHandle<HTMLElement>> =>
  page.evaluateHandle((name) => document.querySelector(name) as HTMLElement, tag);

const times = (site: Site, path: string): number => site.asked.filter((asked) => asked === path).length;

test('a widget that is moved keeps its content', async ({ page, site }) => {
  site.put('/data.json', JSON.stringify(DATA['tapa-rewards']));
  await open(
    page,
    site,
    `<main>${widget('tapa-upcoming-trips')}<tapa-rewards src="/data.json"></tapa-rewards></main>${script()}`,
  );
  await expect(page.locator('[part=root][data-state=ready]')).toHaveCount(2);
  const trips = await theElement(page, 'tapa-upcoming-trips');
  const rewards = await theElement(page, 'tapa-rewards');
  for (const [way, move] of Object.entries(MOVES)) {
    await test.step(way, async () => {
      for (const [element, text] of [
        [trips, 'Masi workshop'],
        [rewards, 'Gold Explorer'],
      ] as const) {
        await element.evaluate(move);
        const shown = await element.evaluate(({ shadowRoot }) => {
          const panel = shadowRoot?.querySelector('[part~=panel],[part~=rewards-panel]');
          return panel && { text: panel.textContent, radius: getComputedStyle(panel).borderRadius };
        });
        expect(shown?.text).toContain(text);
        expect(shown?.radius, 'its styles').toBe('16px');
      }
    });
  }
  expect(times(site, '/data.json')).toBe(1);
  expect(await events(page, 'tapa-ready')).toHaveLength(2);
});

test('a widget in another document accepts new data and another language, and reloads its source', async ({
  page,
  site,
}) => {
  const rewards = DATA['tapa-rewards'] as Record<string, unknown>;
  let answers = 0;
  site.put('/data.json', (_, response) => {
    answers += 1;
    response.end(JSON.stringify({ ...rewards, level: `Level ${answers}` }));
  });
  await open(
    page,
    site,
    `<main>${widget('tapa-rewards')}<tapa-rewards id="source" src="/data.json"></tapa-rewards></main>${script()}`,
  );
  await expect(page.locator('[part=root][data-state=ready]')).toHaveCount(2);
  const given = await theElement(page, 'tapa-rewards');
  const source = await theElement(page, '#source');
  const textOf = (element: typeof given) =>
    element.evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? '');
  const move = MOVES['into another document'] ?? (() => undefined);
  await given.evaluate(move);
  await source.evaluate(move);
  await given.evaluate(
    (element, data) => {
      Object.assign(element, { data });
      element.setAttribute('locale', 'fr-FR');
    },
    { ...rewards, level: 'Moved' },
  );
  await expect.poll(() => textOf(given)).toContain('Votre niveauMoved');
  await source.evaluate((element) => (element as HTMLElement & { reload(): void }).reload());
  await expect.poll(() => textOf(source)).toContain('Level 2');
});

test('a widget that is moved while it loads still loads', async ({ page, site }) => {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  for (const [way, move] of Object.entries(MOVES)) {
    await test.step(way, async () => {
      isHeld = true;
      site.put('/data.json', (_, response) => {
        const answer = () => void response.end(JSON.stringify(DATA['tapa-rewards']));
        if (isHeld) waiting.push(answer);
        else answer();
      });
      await open(page, site, `<main><tapa-rewards src="/data.json"></tapa-rewards></main>${script()}`);
      await expect.poll(() => waiting.length).toBe(1);
      const element = await theElement(page, 'tapa-rewards');
      await element.evaluate(move);
      isHeld = false;
      for (const answer of waiting.splice(0)) answer();
      await expect
        .poll(() => element.evaluate(({ shadowRoot }) => shadowRoot?.textContent))
        .toContain('Gold Explorer');
    });
  }
});

test('a dashboard that is moved shows its data again', async ({ page, site }) => {
  site.put('/data.json', JSON.stringify(TRAVELER));
  await page.clock.install({ time: 0 });
  await open(
    page,
    site,
    `<main><tapa-dashboard kind="traveler" src="/data.json"></tapa-dashboard></main>${LOADER}`,
  );
  const element = await theElement(page, 'tapa-dashboard');
  /** Returns the height of the frame with the trip in it; 0 without. */
  const height = () =>
    element.evaluate(({ shadowRoot }) => {
      const frame = shadowRoot?.querySelector('iframe');
      return frame?.contentDocument?.body?.textContent?.includes('Masi workshop') ? frame.offsetHeight : 0;
    });
  await expect.poll(height).toBeGreaterThan(700);
  for (const [way, move] of Object.entries(MOVES)) {
    await test.step(way, async () => {
      await element.evaluate(move);
      await expect.poll(height).toBeGreaterThan(700);
    });
  }
  await page.clock.runFor(25_000);
  expect(times(site, '/data.json')).toBe(1);
  expect(await events(page, 'tapa-ready')).toHaveLength(1);
  expect(await events(page, 'tapa-error')).toEqual([]);
});

test('a dashboard ignores equal values, and accepts later data', async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await open(page, site, dashboard() + LOADER);
  const element = page.locator('tapa-dashboard');
  const inside = element.locator('iframe').contentFrame();
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  const opened = site.asked.filter((path) => path.startsWith('/embed/embed.html')).length;
  expect(await setAgain(element)).toBeGreaterThan(10);
  await element.evaluate((found) => found.setAttribute('frame', '/embed/embed.html'));
  await page.clock.runFor(25_000);
  expect(await events(page, 'tapa-error')).toEqual([]);
  await element.evaluate((found) =>
    Object.assign(found, {
      data: { bookings: [{ id: 2, listingTitle: 'Tapa beating', checkIn: '2090-02-05' }] },
    }),
  );
  await expect(inside.getByRole('link', { name: 'Tapa beating' })).toBeVisible();
  expect(site.asked.filter((path) => path.startsWith('/embed/embed.html'))).toHaveLength(opened);
});

test('a dashboard with an invalid frame recovers with its former URL', async ({ page, site }) => {
  await open(page, site, dashboard() + LOADER);
  const element = page.locator('tapa-dashboard');
  const inside = element.locator('iframe').contentFrame();
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  for (const frame of ['javascript:alert(1)', 'javascript:alert(1)', '']) {
    await element.evaluate((found, value) => found.setAttribute('frame', value), frame);
  }
  expect(await events(page, 'tapa-error')).toHaveLength(1);
  await element.evaluate((found) => found.setAttribute('kind', 'corporate'));
  await expect(inside.getByRole('heading', { level: 1 })).toContainText('Corporate');
});
