import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveDemoApp } from '../../shared/servers.js';
import { type Browser, until } from './browsers.js';
import { inEachEngine } from './programs.js';

/** The demo accounts that are tried, and the titles of their dashboards. */
const DASHBOARDS = [
  ['Traveler', 'Traveler Dashboard'],
  ['Travel agent', 'Travel Agent Hub'],
  ['Tour organizer', 'Cultural Tour Command Center'],
  ['Corporate admin', 'Corporate Travel Management'],
] as const;

/** A page whose code no journey has loaded before: browsers keep what they have. */
const UNSEEN = {
  link: 'footer a[href="/festivals-events"]',
  code: '/assets/festivals-events-screen',
  title: 'Festivals and events · Tapa',
};

const WORKER = '/sw.js';

const TRY_AGAIN = `[...document.querySelectorAll('button')].find((each) => each.textContent === 'Try Again')`;

/** Expressions for the page. */
const heading = (text: string) => `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`;
const title = (text: string) => `document.title === ${JSON.stringify(text)}`;
const path = (text: string) => `location.pathname + location.search === ${JSON.stringify(text)}`;
const tabOpen = (place: number) =>
  `document.querySelectorAll('[role=tab]')[${place}]?.getAttribute('aria-selected') === 'true'`;
const focused = (place: number) =>
  `document.activeElement === document.querySelectorAll('[role=tab]')[${place}]`;

/** Expects the open tab to be whole: nothing waits, nothing has failed, and the page is as wide as the window. */
const PANEL_IS_WHOLE = `(() => {
  const panel = document.querySelector('[role=tabpanel]:not([hidden])');
  return panel?.getBoundingClientRect().height > 0 && !panel.querySelector('[aria-busy=true]')
    && ![...document.querySelectorAll('[role=alert]')].some((alert) => alert.textContent !== '')
    && document.documentElement.scrollWidth <= innerWidth;
})()`;

/** A scroll begins with the next frame. */
const NEXT_FRAMES = `new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(() => end(true))))`;

/** React has taken over the markup: it keeps its own account of an element on the element. */
const IS_ALIVE = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** Presses what an expression of the page finds, once it is there. */
async function clickFound(browser: Browser, element: string): Promise<void> {
  await until(browser, element);
  await browser.read(`void ${element}.setAttribute('data-journey', '')`);
  await browser.click('[data-journey]');
}

async function openApp(browser: Browser, url: string): Promise<void> {
  await browser.open(url);
  await until(browser, IS_ALIVE);
}

// The app as its users go through it, in browsers that Playwright's builds cannot stand for.
inEachEngine((_, open) => {
  let server: Awaited<ReturnType<typeof serveDemoApp>>;
  beforeAll(async () => {
    server = await serveDemoApp();
  });
  afterAll(() => server.close());

  it('links lead from page to page, and Back leads home', async () => {
    const browser = open();
    await openApp(browser, server.url);
    await browser.click('footer a[href="/pricing"]');
    await until(browser, `${title('Pricing · Tapa')} && document.activeElement?.localName === 'h1'`);
    await browser.back();
    await until(browser, path('/'));
  });

  it.each(DASHBOARDS)('%s signs in, goes through all tabs by keys, and logs out', async (name, dashboard) => {
    const browser = open();
    await openApp(browser, `${server.url}/demo-portals`);
    await clickFound(browser, `document.querySelector('[aria-label="Open the demo portal: ${name}"]')`);
    await until(browser, `${heading(dashboard)} && ${PANEL_IS_WHOLE}`);
    await browser.click('[role=tab]');
    const count = await browser.read<number>(`document.querySelectorAll('[role=tab]').length`);
    for (let place = 1; place < count; place++) {
      await browser.press('ArrowRight');
      await until(browser, `${tabOpen(place)} && ${focused(place)} && ${PANEL_IS_WHOLE}`);
    }
    await browser.back();
    await until(browser, tabOpen(count - 2));
    await clickFound(browser, `document.querySelector('[aria-haspopup=menu]')`);
    await until(browser, `document.activeElement?.getAttribute('role')?.startsWith('menu')`);
    await browser.press('End');
    await browser.press('Enter');
    // Until the home page works: the next journey's address must not race with it.
    await until(browser, `${path('/')} && ${IS_ALIVE}`);
  });

  it('a page under a dialog stays where it is, and scrolls again afterwards', async () => {
    const browser = open();
    await openApp(browser, `${server.url}/demo-portals`);
    await clickFound(browser, `document.querySelector('[aria-label="Open the demo portal: Travel agent"]')`);
    await until(browser, `${heading('Travel Agent Hub')} && ${PANEL_IS_WHOLE}`);
    await clickFound(browser, `document.querySelector('[data-slot="command-button"]')`);
    await until(
      browser,
      `document.querySelector('[data-slot="command-menu"] input') === document.activeElement`,
    );
    await browser.wheel();
    await browser.read(NEXT_FRAMES);
    expect(await browser.read<number>('scrollY')).toBe(0);
    await browser.press('Escape');
    await until(browser, `!document.querySelector('[data-slot="command-menu"]')`);
    await browser.wheel();
    await until(browser, 'scrollY > 0');
  });

  it('nothing was thrown on the way', async () => {
    const sent = (await callsOf(server.url)).filter((call) => call.path === '/api/analytics/error');
    expect(sent.map(({ body }) => body)).toEqual([]);
  });
});

// From an address of their own, of which the browser has kept nothing, and without the worker, which keeps every public page.
inEachEngine((_, open) => {
  const refused = new Set([WORKER]);
  let server: Awaited<ReturnType<typeof serveDemoApp>>;
  let isServed = true;
  beforeAll(async () => {
    server = await serveDemoApp([refusing(refused)]);
  });
  const cut = async () => {
    if (isServed) await server.close();
    isServed = false;
  };
  afterAll(cut);

  it('a page whose code is missing says so, and comes when it is tried again', async () => {
    const browser = open();
    refused.add(UNSEEN.code);
    await openApp(browser, server.url);
    await browser.click(UNSEEN.link);
    await until(browser, `${heading('Something went wrong')} && ${TRY_AGAIN}`);
    refused.delete(UNSEEN.code);
    await clickFound(browser, TRY_AGAIN);
    await until(browser, `${title(UNSEEN.title)} && !(${heading('Something went wrong')})`);
  });

  it('without a connection a page that was never seen says so, with a way back', async () => {
    const browser = open();
    await openApp(browser, server.url);
    await cut();
    await browser.read(`void Object.defineProperty(navigator, 'onLine', { get: () => false })`);
    await browser.click('footer a[href="/help"]');
    await until(browser, heading("You're offline"));
    await clickFound(
      browser,
      `[...document.querySelectorAll('button')].find((each) => each.textContent === 'Go back')`,
    );
    await until(browser, `${path('/')} && !(${heading("You're offline")})`);
  });
});

/** The calls to the demo API. */
async function callsOf(url: string): Promise<readonly { path: string; body: unknown }[]> {
  const response = await fetch(`${url}/__demo/calls`);
  return (await response.json()) as { path: string; body: unknown }[];
}

/** Answers 404 to paths that begin so. */
const refusing = (paths: ReadonlySet<string>): Plugin => ({
  name: 'refusing',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      if (![...paths].some((start) => url.startsWith(start))) next();
      else {
        response.statusCode = 404;
        response.end();
      }
    });
  },
});
