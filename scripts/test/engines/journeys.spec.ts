import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveDemoApp } from '../../shared/servers.js';
import { type Browser, until } from './browsers.js';
import { inEachEngine } from './programs.js';

/** Tested demo accounts, and the titles of their dashboards. */
const DASHBOARDS = [
  ['Traveler', 'Traveler Dashboard'],
  ['Travel agent', 'Travel Agent Hub'],
  ['Tour organizer', 'Cultural Tour Command Center'],
  ['Corporate admin', 'Corporate Travel Management'],
] as const;

/** A page whose code no journey has loaded before, because browsers cache it. */
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

/** Checks that nothing in the open tab is pending or has failed, and that the page fits the window. */
const PANEL_IS_WHOLE = `(() => {
  const panel = document.querySelector('[role=tabpanel]:not([hidden])');
  return panel?.getBoundingClientRect().height > 0 && !panel.querySelector('[aria-busy=true]')
    && ![...document.querySelectorAll('[role=alert]')].some((alert) => alert.textContent !== '')
    && document.documentElement.scrollWidth <= innerWidth;
})()`;

/** A scroll begins with the next frame. */
const NEXT_FRAMES = `new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(() => end(true))))`;

/** React has hydrated the page: its elements have a property of React. */
const IS_ALIVE = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** Clicks the element of an expression once it appears. */
async function clickFound(browser: Browser, element: string): Promise<void> {
  await until(browser, element);
  await browser.read(`void ${element}.setAttribute('data-journey', '')`);
  await browser.click('[data-journey]');
}

async function openApp(browser: Browser, url: string): Promise<void> {
  await browser.open(url);
  await until(browser, IS_ALIVE);
}

// Journeys through the app in real Firefox and WebKit, unlike Playwright's builds.
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

  it.each(DASHBOARDS)(
    '%s signs in, goes through all tabs by keyboard, and logs out',
    async (name, dashboard) => {
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
      // Waits for the home page, so that it does not race with the next journey.
      await until(browser, `${path('/')} && ${IS_ALIVE}`);
    },
  );

  it('a page under a dialog does not scroll, and scrolls again afterwards', async () => {
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

  it('no error was thrown', async () => {
    const sent = (await callsOf(server.url)).filter((call) => call.path === '/api/analytics/error');
    expect(sent.map(({ body }) => body)).toEqual([]);
  });
});

// On another origin without cached files, and without the worker, which caches every public page.
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

  it('a page whose code is missing shows an error, and loads on Try Again', async () => {
    const browser = open();
    refused.add(UNSEEN.code);
    await openApp(browser, server.url);
    await browser.click(UNSEEN.link);
    await until(browser, `${heading('Something went wrong')} && ${TRY_AGAIN}`);
    refused.delete(UNSEEN.code);
    await clickFound(browser, TRY_AGAIN);
    await until(browser, `${title(UNSEEN.title)} && !(${heading('Something went wrong')})`);
  });

  it('a page that was never opened explains that it is offline, with a way back', async () => {
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

async function callsOf(url: string): Promise<readonly { path: string; body: unknown }[]> {
  const response = await fetch(`${url}/__demo/calls`);
  return (await response.json()) as { path: string; body: unknown }[];
}

/** Answers paths with a prefix with 404. */
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
