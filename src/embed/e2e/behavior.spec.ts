import type { Page } from '@playwright/test';
import { memoryOf } from './page-memory';
import { DATA, TAGS, widget } from './sample-data';
import { expect, fileOf, forgive, type Site, test } from './site';

const RECORD = `<script>
  window.events = [];
  for (const name of ['tapa-ready', 'tapa-error', 'tapa-action', 'tapa-view'])
    addEventListener(name, ({ type, target, detail }) => events.push([type, target.localName, detail]));
</script>`;

const script = (name = 'tapa-widgets') => `<script type="module" src="${fileOf(name)}"></script>`;

interface Recorded extends Window {
  events: [type: string, tag: string, detail: Record<string, unknown>][];
}

const events = (page: Page, type: string) =>
  page.evaluate((wanted) => (window as unknown as Recorded).events.filter(([name]) => name === wanted), type);

async function open(page: Page, site: Site, body: string): Promise<void> {
  site.put('/', `<!doctype html><meta charset="utf-8"><title>Host</title>${RECORD}<body>${body}`);
  await page.goto(site.url);
}

test('works under the strictest policy, without a violation', async ({ page, site }) => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'none'; img-src data:; connect-src 'self'; require-trusted-types-for 'script'";
  site.put(
    '/watch.js',
    "window.violations = []; addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));",
  );
  site.put('/rewards.json', JSON.stringify(DATA['tapa-rewards']));
  site.put('/', {
    body: `<!doctype html><meta charset="utf-8"><title>Host</title><script src="/watch.js"></script><body>${TAGS.map((tag) => widget(tag)).join('')}<tapa-rewards src="/rewards.json"></tapa-rewards><script async src="/embed/loader.js"></script>`,
    headers: { 'content-security-policy': policy },
  });
  await page.setViewportSize({ width: 1000, height: 3000 });
  await page.goto(site.url);
  await expect(page.locator('[part=root][data-state=ready]')).toHaveCount(TAGS.length + 1);
  // Styles are there: without them a tile has no border.
  await expect(page.locator('tapa-rewards').first().locator('[data-slot=rewards-panel]')).toHaveCSS(
    'padding-top',
    '24px',
  );
  expect(await page.evaluate('violations')).toEqual([]);
});

/** Mounts every widget and unmounts it, so many times; resolves to the timers that still run in the end. */
const mountAndUnmount = (page: Page, times: number) =>
  page.evaluate(
    async ({ count, markup }) => {
      const timers = new Set<number>();
      const { setTimeout: set, clearTimeout: clear } = window;
      window.setTimeout = ((callback: () => void, delay?: number) => {
        const id = set(() => {
          timers.delete(id);
          callback();
        }, delay);
        timers.add(id);
        return id;
      }) as typeof setTimeout;
      window.clearTimeout = ((id: number) => {
        timers.delete(id);
        clear(id);
      }) as typeof clearTimeout;
      const deadline = performance.now() + 10_000;
      for (let index = 0; index < count; index++) {
        const place = document.createElement('div');
        place.innerHTML = markup;
        document.body.append(place);
        await new Promise(requestAnimationFrame);
        place.remove();
      }
      // What is aborted says so a moment later.
      while (timers.size > 0 && performance.now() < deadline) await new Promise(requestAnimationFrame);
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
      return timers.size;
    },
    { count: times, markup: ALL_AND_ONE_LOADING },
  );

const ALL_AND_ONE_LOADING = `${TAGS.map((tag) => widget(tag)).join('')}<tapa-rewards src="/never"></tapa-rewards>`;

test('100 mounts and unmounts leave nothing behind', async ({ page, site }) => {
  site.put('/never', () => undefined);
  // Without the record of events, which grows.
  site.put('/', `<!doctype html><meta charset="utf-8"><title>Host</title><body>${script()}`);
  await page.goto(site.url);
  const memory = await memoryOf(page);
  // The engine learns and compiles for a while.
  await mountAndUnmount(page, 20);
  const before = await memory();
  expect(await mountAndUnmount(page, 100), 'timers still running').toBe(0);
  await expect
    .poll(async () => (await memory()).objects - before.objects, 'objects of any kind')
    .toBeLessThanOrEqual(0);
  const after = await memory();
  expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(0);
  expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(0);
  // Flat: of the megabyte that a cycle mounts nothing stays but a little of what the engine compiled meanwhile.
  expect((after.heap - before.heap) / 100, 'bytes a cycle').toBeLessThan(1000);
});

test('no point outside a visible box belongs to a widget, in any state', async ({
  page,
  site,
  pageErrors,
}) => {
  site.put('/slow', () => undefined);
  site.put('/broken', { status: 500, body: '' });
  const states = [
    ...TAGS.flatMap((tag) => [
      widget(tag),
      `<${tag} src="/broken"></${tag}>`,
      `<${tag} src="/slow"></${tag}>`,
    ]),
  ];
  const cell = (content: string) =>
    `<div style="padding:20px;width:300px;display:inline-block">${content}</div>`;
  await page.setViewportSize({ width: 1100, height: 4000 });
  await open(page, site, states.map(cell).join('') + script());
  await expect(page.locator('[part=root][data-state=error]')).toHaveCount(TAGS.length);
  const strays = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('tapa-'))
      .map((element) => element.getBoundingClientRect());
    const found: string[] = [];
    let met = 0;
    for (const box of boxes) {
      for (let index = 0; index < 400; index++) {
        // A grid over the box and 20 px around it.
        const x = box.left - 20 + ((index % 20) / 19) * (box.width + 40);
        const y = box.top - 20 + (Math.floor(index / 20) / 19) * (box.height + 40);
        const hit = document.elementFromPoint(x, y);
        if (!hit?.localName.startsWith('tapa-')) continue;
        met++;
        const own = hit.getBoundingClientRect();
        const isInside = x >= own.left - 1 && x <= own.right + 1 && y >= own.top - 1 && y <= own.bottom + 1;
        if (!isInside) found.push(`${hit.localName} at ${x}, ${y}`);
      }
    }
    return { found, met };
  });
  expect(strays.met).toBeGreaterThan(1000);
  expect(strays.found).toEqual([]);
  forgive(pageErrors, /500/);
});

test('a source may be slow, failing, malformed or offline, and is read without cookies', async ({
  page,
  site,
  context,
  pageErrors,
}) => {
  const cookies: (string | undefined)[] = [];
  let answer: { status: number; body: string } = { status: 503, body: '' };
  site.put('/rewards.json', (request, response) => {
    cookies.push(request.headers.cookie);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await context.addCookies([{ name: 'session', value: '1', url: site.url }]);
  await open(page, site, `<tapa-rewards src="/rewards.json"></tapa-rewards>${script()}`);
  const element = page.locator('tapa-rewards');
  await expect(element.getByRole('alert')).toContainText("Rewards didn't load");
  expect(await events(page, 'tapa-error')).toEqual([
    ['tapa-error', 'tapa-rewards', { code: 'http', status: 503 }],
  ]);

  answer = { status: 200, body: '{"level":' };
  await element.getByRole('button', { name: 'Try Again' }).click();
  await expect(element.getByRole('alert')).toContainText('The answer could not be read.');
  // Figures that nobody has are not made up.
  answer = { status: 200, body: '{"level":"Gold Explorer"}' };
  await element.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(async () => (await events(page, 'tapa-error')).length).toBe(3);
  await expect(element).not.toContainText('1,250');

  await context.setOffline(true);
  await element.getByRole('button', { name: 'Try Again' }).click();
  await expect(element.getByRole('alert')).toContainText('You are offline.');
  answer = { status: 200, body: JSON.stringify(DATA['tapa-rewards']) };
  await context.setOffline(false);
  await expect(element).toContainText('1,250');
  expect(await events(page, 'tapa-ready')).toHaveLength(1);
  expect(cookies.filter(Boolean)).toEqual([]);

  await element.evaluate((found) => found.setAttribute('credentials', 'include'));
  await expect.poll(() => cookies.at(-1)).toBe('session=1');
  forgive(pageErrors, /503|ERR_INTERNET_DISCONNECTED/);
});

test('says so when data takes long, and gives up in the end', async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  site.put('/slow', () => undefined);
  await open(page, site, `<tapa-upcoming-trips src="/slow"></tapa-upcoming-trips>${script()}`);
  const element = page.locator('tapa-upcoming-trips');
  await expect(element.locator('[part~=skeleton]').first()).toBeVisible();
  await page.clock.runFor(4900);
  await expect(element.getByRole('status')).toHaveText('');
  await page.clock.runFor(200);
  await expect(element.getByRole('status')).toHaveText('This is taking longer than usual.');
  await page.clock.runFor(15_000);
  await expect(element.getByRole('alert')).toContainText('It took too long to answer.');
});

test('says what was pressed, and lets the page follow links in its own way', async ({ page, site }) => {
  await open(
    page,
    site,
    `${TAGS.map((tag) => widget(tag)).join('')}${script()}<script>addEventListener('tapa-action', (event) => event.preventDefault())</script>`,
  );
  await page.getByRole('button', { name: 'Redeem 10% discount' }).click();
  await page.getByRole('button', { name: 'Save Lagoon family stay' }).click();
  await page.getByRole('link', { name: 'Lagoon by canoe' }).click();
  await page.getByRole('link', { name: 'View Carvers on the Sepik' }).click();
  await page.getByRole('link', { name: 'Rating' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  const pressed = (await events(page, 'tapa-action')).map(([, tag, { action, href, item }]) => [
    tag,
    action,
    href ?? (item as { id: unknown }).id,
  ]);
  expect(pressed).toEqual([
    ['tapa-rewards', 'redeem', 'discount'],
    ['tapa-recommendations', 'save', 2],
    ['tapa-upcoming-trips', 'open', 'https://tapa.example/to/a%2Fb'],
    ['tapa-tour-availability', 'open', 'https://tapa.example/to/1'],
    ['tapa-stat-strip', 'open', 'https://tapa.example/ratings'],
  ]);
});

test('data set before the code arrives is taken, and what replaces it is shown', async ({ page, site }) => {
  await open(page, site, '<tapa-upcoming-trips heading="Journeys" heading-level="4"></tapa-upcoming-trips>');
  const element = page.locator('tapa-upcoming-trips');
  const set = (data: unknown) =>
    element.evaluate((found, value) => Object.assign(found, { data: value }), data);
  await set(DATA['tapa-upcoming-trips']);
  await page.addScriptTag({ type: 'module', url: fileOf('tapa-upcoming-trips') });
  await expect(element.getByRole('listitem')).toHaveCount(2);
  await expect(element.getByRole('heading', { name: 'Journeys', level: 4 })).toBeVisible();
  await expect(element).toContainText('1 item could not be shown');
  await set([]);
  await expect(element.getByRole('heading', { name: 'No trips ahead', level: 5 })).toBeVisible();
  await set('nonsense');
  await expect(element.getByRole('alert')).toBeVisible();
  await set(null);
  await expect(element.locator('[part~=skeleton]').first()).toBeVisible();
  expect((await events(page, 'tapa-ready')).map(([, , detail]) => detail)).toEqual([
    { items: 2 },
    { items: 0 },
  ]);
});

test('is seen once: when half of it was visible for a second', async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.setViewportSize({ width: 800, height: 400 });
  await open(page, site, `<div style="height:2000px">Above</div>${widget('tapa-rewards')}${script()}`);
  const element = page.locator('tapa-rewards');
  await expect(element).toContainText('Gold Explorer');
  await page.clock.runFor(5000);
  expect(await events(page, 'tapa-view')).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // The observer answers with a frame; a moment in sight is not yet a view.
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  await page.clock.runFor(900);
  expect(await events(page, 'tapa-view')).toEqual([]);
  await page.clock.runFor(200);
  expect(await events(page, 'tapa-view')).toHaveLength(1);
  await element.evaluate((found) => document.body.append(found));
  await page.clock.runFor(5000);
  expect(await events(page, 'tapa-view')).toHaveLength(1);
});

test('brand, scheme and parts are the page’s to choose', async ({ page, site }) => {
  const panel = (id: string) => page.locator(`#${id}`).locator('[part~=rewards-panel]');
  await open(
    page,
    site,
    `<style>#b { --tapa-brand: #0f766e } #c::part(rewards-panel) { border-radius: 3px }</style>
    ${widget('tapa-rewards', 'id="a"')}<div id="b">${widget('tapa-rewards')}</div>
    ${widget('tapa-rewards', 'id="c" brand-color="#0f766e" brand-radius="0"')}${widget('tapa-rewards', 'id="d" scheme="dark"')}${script()}`,
  );
  const color = (id: string) => panel(id).evaluate((found) => getComputedStyle(found).backgroundColor);
  await expect(panel('d')).toBeVisible();
  expect(await color('b')).toBe(await color('c'));
  expect(await color('a')).not.toBe(await color('b'));
  expect(await color('d')).not.toBe(await color('a'));
  await expect(panel('c')).toHaveCSS('border-radius', '3px');
  await expect(panel('a')).toHaveCSS('border-radius', '16px');
});

test('reads as the library does: order of keys, names and roles', async ({ page, site }) => {
  await open(page, site, `${widget('tapa-upcoming-trips')}${widget('tapa-rewards')}${script()}`);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Upcoming Trips":
      - heading "Upcoming Trips" [level=2]
      - paragraph: 1 item could not be shown
      - list:
        - listitem:
          - link "Masi workshop"
        - listitem:
          - link "Lagoon by canoe"
    - status
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
          - button "Lounge pass is locked" [disabled]
  `);
  const names: string[] = [];
  for (let index = 0; index < 3; index++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.textContent ?? '';
      }),
    );
  }
  expect(names).toEqual(['Masi workshop', 'Lagoon by canoe', 'Redeem 10% discount']);
});
