import { type Browser, chromium, type Page } from 'playwright';
import { browserOptions } from '../shared/browser';

/** As slow as a phone of the middle class. */
const SLOWDOWN = 4;
/** What readers take for an answer at once, in ms: 'good' is up to 200, and this is half of it. */
const MOST_INP_MS = 100;
/** What holds up a page, in ms, as browsers count it. */
const LONG_TASK_MS = 50;
/** The makers of formatters whose cost before the first content is measured: less than one long task. */
const MAKERS = ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'ListFormat', 'Collator'] as const;

const ROLES = ['traveler', 'travel_agent', 'tour_organizer', 'corporate_admin'] as const;

/** A line of the table of interactions. */
export type InteractionRow = Record<
  'Dashboard' | 'Interactions' | 'Slowest, ms' | 'On' | 'Before paint, ms' | 'Formatters before paint',
  string
>;

interface Interaction {
  what: string;
  ms: number;
}

/** What the page notes while it is used. */
interface Noted {
  interactions: Interaction[];
  /** The long tasks until the first content is painted. */
  tasks: number[];
  /** How long it took to make each formatter until then, in ms. */
  formatters: number[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page, before all else. */
function note(makers: typeof MAKERS): void {
  const noted: Noted = { interactions: [], tasks: [], formatters: [] };
  window.noted = noted;
  let isPainted = false;
  for (const name of makers) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(maker, args) {
          const start = performance.now();
          const made = Reflect.construct(maker, args);
          if (!isPainted) noted.formatters.push(performance.now() - start);
          return made;
        },
      }),
    });
  }
  new PerformanceObserver((list) => {
    isPainted ||= list.getEntriesByName('first-contentful-paint').length > 0;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (!isPainted) noted.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      const target =
        entry.target instanceof Element ? entry.target.closest('button, a, input, [role]') : null;
      const name = target?.getAttribute('aria-label') ?? target?.textContent ?? '';
      noted.interactions.push({ what: `${entry.name} on ${name.trim().slice(0, 24)}`, ms: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** A reader presses what they see, and not before the page has ended what came with it, as a script would. */
const rest = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Without Playwright's look at what lies over the target, which costs the page a layout in the middle of the press. */
const PLAIN = { force: true };

/** Presses every tab, opens a row and searches where a list stands, then searches the dashboard and opens the account menu. */
async function use(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  for (const tab of await tabs.all()) {
    await rest(page);
    await tab.click(PLAIN);
    // The panel of before stays until this one is ready.
    await page.locator(`[role="tabpanel"][aria-labelledby="${await tab.getAttribute('id')}"]`).waitFor();
    const rows = page.getByRole('button', { name: /^(?:Details of|Open) / }).first();
    if (await rows.isVisible()) {
      await rest(page);
      await rows.click(PLAIN);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    const search = page.locator('[data-slot="table-desk-search"]').first();
    if (await search.isVisible()) {
      await rest(page);
      await search.pressSequentially('an');
      // The rows follow the last letter, and move what is to be pressed next.
      await page.waitForURL(/[?&]q=an/);
    }
  }
  await rest(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await rest(page);
  await page.keyboard.type('an');
  await rest(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await rest(page);
  await page.getByRole('button', { name: 'Account menu' }).click(PLAIN);
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
}

async function measure(browser: Browser, url: string, role: string): Promise<Noted> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    await context.request.post(`${url}/api/demo-login`, { data: { role } });
    const page = await context.newPage();
    await page.addInitScript(note, MAKERS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`${url}/dashboard`);
    await page.getByRole('tabpanel').first().waitFor();
    await page.waitForLoadState('networkidle');
    await use(page);
    // The last entries come with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return await page.evaluate(() => window.noted);
  } finally {
    await context.close();
  }
}

/**
 * How fast each dashboard of the built app answers presses and keys on a slow phone: the slowest interaction of all tabs (INP),
 * the longest task before the first content is painted, and how long formatters took to make until then.
 *
 * @returns the table, and what is too slow
 */
export async function interactionRows(url: string): Promise<{ rows: InteractionRow[]; misses: string[] }> {
  const browser = await chromium.launch(await browserOptions());
  try {
    const rows: InteractionRow[] = [];
    const misses: string[] = [];
    for (const role of ROLES) {
      const { interactions, tasks, formatters } = await measure(browser, url, role);
      const slowest = interactions.reduce((one, other) => (other.ms > one.ms ? other : one), {
        what: '–',
        ms: 0,
      });
      const longest = Math.max(0, ...tasks);
      const making = formatters.reduce((sum, ms) => sum + ms, 0);
      rows.push({
        Dashboard: role,
        Interactions: String(interactions.length),
        'Slowest, ms': `${slowest.ms.toFixed(0)} of ${MOST_INP_MS}`,
        On: slowest.what,
        'Before paint, ms': `${tasks.length} over ${LONG_TASK_MS}, longest ${longest.toFixed(0)}`,
        'Formatters before paint': `${formatters.length} in ${making.toFixed(0)} ms`,
      });
      if (making > LONG_TASK_MS) misses.push(`${role}: making formatters took ${making.toFixed(0)} ms`);
      if (interactions.length === 0) misses.push(`${role}: the page noted no interaction`);
      if (slowest.ms > MOST_INP_MS) misses.push(`${role}: ${slowest.what} took ${slowest.ms.toFixed(0)} ms`);
    }
    return { rows, misses };
  } finally {
    await browser.close();
  }
}
