import type { Page } from '@playwright/test';
import type { DemoRole } from '../../src/testing/demo-api/fixtures/users';
import { nextFrame } from '../../src/testing/settle';
import { DASHBOARD_TITLES, DATA_READS, OWNERS } from './expected-calls';
import { expect, test } from './fixtures';
import { DASHBOARD_CODE, holdBack, LIST_CODE, showsScreen } from './page-actions';

/** Phone and desktop, high enough for most of an overview. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** On this day the demo's trips and tours are as long as their skeletons. */
const TODAY = '2026-11-21T12:00:00Z';

interface Shift {
  value: number;
  moved: string[];
  /** True for a vertical move; arriving figures may move a word beside them. */
  isVertical: boolean;
}

declare global {
  /** Set by this test. */
  var tapaShifts: Shift[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.tapaShifts = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className} '${node.textContent?.slice(0, 40)}'` : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => nameOf(node));
        const isVertical = entry.sources.some(
          ({ previousRect, currentRect }) => previousRect.y !== currentRect.y,
        );
        globalThis.tapaShifts.push({ value: entry.value, moved, isVertical });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until everything is painted and its shifts are recorded. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Reads of a role's dashboards, by their names in the fault lab. */
const readsOf = (role: DemoRole) => DATA_READS[role].map((call) => call.split('?')[0] ?? call);

/** Delays each read of a dashboard. Returns a function that releases their answers in sequence. */
async function holdReads(page: Page, role: DemoRole): Promise<() => Promise<void>> {
  const answers = await Promise.all(
    readsOf(role).map(async (call) => {
      const isIt = ({ pathname }: URL) => call === `GET ${pathname}`;
      const letGo = await holdBack(page, isIt);
      return async () => {
        const arrived = page.waitForResponse((response) => isIt(new URL(response.url())));
        letGo();
        await arrived;
      };
    }),
  );
  return async () => {
    for (const answer of answers) await answer();
  };
}

for (const role of OWNERS) {
  test(`${role}: the title shows before the dashboard's code, and nothing moves until its content shows`, async ({
    page,
    signIn,
  }) => {
    await page.clock.setFixedTime(TODAY);
    await watchShifts(page);
    await signIn(role);
    for (const size of SIZES) {
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        const letGo = await holdBack(page, DASHBOARD_CODE);
        const answer = await holdReads(page, role);
        await page.goto('/dashboard');
        const title = page.getByRole('heading', { level: 1, name: DASHBOARD_TITLES[role] });
        await expect(title).toBeVisible();
        await expect(page.getByText('Loading...')).toBeVisible();
        // Its width may change, because an action appears beside it.
        const place = async () => ({ ...(await title.boundingBox()), width: 0 });
        const before = await place();
        letGo();
        await showsScreen(page, DASHBOARD_TITLES[role]);
        await expect(page.locator('main [data-slot="skeleton"]').first()).toBeVisible();
        await answer();
        await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
        await expect(page.locator('[data-slot="cover-art"][data-state="loading"]')).toHaveCount(0);
        await painted(page);
        expect(await place()).toEqual(before);
        expect(await page.evaluate(() => globalThis.tapaShifts)).toEqual([]);
        await page.unrouteAll();
      });
    }
  });
}

// The test dashboard has a notice above its title, and roles without reads see samples at once.
for (const role of ['reviewer', 'admin'] as const) {
  test(`${role}: nothing moves while the dashboard loads`, async ({ page, signIn }) => {
    await watchShifts(page);
    await signIn(role);
    for (const size of SIZES) {
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        await page.goto('/dashboard');
        await showsScreen(page, DASHBOARD_TITLES[role]);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => globalThis.tapaShifts)).toEqual([]);
      });
    }
  });
}

/**
 * Tabs whose lists are as long as their skeletons in the demo. The length of other lists is unknown
 * before, so they may grow.
 */
const TABS = {
  traveler: ['Overview', 'My Trips', 'Rewards'],
  travel_agent: ['Overview', 'Clients', 'Bookings', 'External APIs', 'Analytics'],
  tour_organizer: ['Overview', 'Applications', 'Team', 'Analytics', 'Revenue'],
  corporate_admin: ['Overview', 'Budget', 'Policies', 'Analytics'],
} as const satisfies Partial<Record<DemoRole, readonly string[]>>;

/** Phones on which help texts have more lines. */
const NARROW_WIDTHS = [320, 360];

/** Returns the positions of a dashboard's parts in the first window. Runs in the page. */
const partPlaces = (): string[] => {
  scrollTo(0, 0);
  const parts = document.querySelectorAll(
    'h1, h2, h3, main section, [role="tablist"], [data-slot="stat-strip"], thead',
  );
  return (
    [...parts]
      // React hides a suspended part, which then has no position.
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => ({
        part: part.getAttribute('data-slot') ?? part.tagName,
        top: Math.round(part.getBoundingClientRect().top),
      }))
      .filter(({ top }) => top < innerHeight)
      .map(({ part, top }) => `${part} ${top}`)
  );
};

/** Returns all positions in each tab at each size, and on narrow phones. */
async function placesIn(page: Page, tabs: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const name of tabs) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // Waits for the list's skeleton, whose code may load after this press.
    await expect(page.locator('[data-late]')).toHaveCount(0);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // Some parts are measured first.
      await page.evaluate(nextFrame);
      places.push(
        ...(await page.evaluate(partPlaces)).map((place) => `${name} at ${size.width} px: ${place}`),
      );
    }
  }
  for (const width of NARROW_WIDTHS) {
    await page.getByRole('tab', { name: tabs[0] }).click();
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(nextFrame);
    const box = await page.getByRole('tablist').boundingBox();
    places.push(`The tabs at ${width} px: ${box?.y}`);
  }
  return places;
}

for (const role of OWNERS) {
  test(`${role}: everything is at the height of its skeleton in any tab`, async ({ page, signIn }) => {
    await page.clock.setFixedTime(TODAY);
    await signIn(role);
    const answer = await holdReads(page, role);
    await page.goto('/dashboard');
    await showsScreen(page, DASHBOARD_TITLES[role]);
    const skeletons = page.locator('main [data-slot="skeleton"]');
    await expect(skeletons.first()).toBeVisible();
    const waiting = await placesIn(page, TABS[role]);
    await answer();
    await expect(skeletons).toHaveCount(0);
    // Data adds headings.
    const places = await placesIn(page, TABS[role]);
    expect(waiting.filter((place) => !places.includes(place))).toEqual([]);
  });
}

/** Tabs with panels below a list, whose code loads when the tab opens. */
const TABS_OF_LISTS = [
  ['travel_agent', 'external-apis'],
  ['corporate_admin', 'approvals'],
  ['corporate_admin', 'policies'],
] as const satisfies (readonly [DemoRole, string])[];

for (const [role, tab] of TABS_OF_LISTS) {
  test(`${role}, ${tab}: nothing moves when the code of its lists loads late`, async ({ page, signIn }) => {
    await watchShifts(page);
    await signIn(role);
    for (const size of SIZES) {
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        const letGo = await holdBack(page, LIST_CODE);
        await page.goto(`/dashboard?tab=${tab}`);
        const late = page.locator('main [data-late]');
        await expect(late.first()).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]:not([data-late])')).toHaveCount(0);
        letGo();
        await expect(late).toHaveCount(0);
        await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
        await painted(page);
        expect(await page.evaluate(() => globalThis.tapaShifts)).toEqual([]);
        await page.unrouteAll();
      });
    }
  });
}

/** Delay of the files of a public screen, in milliseconds. */
const LATE_MS = 300;

test('public pages: nothing moves while a screen is loading', async ({ page }) => {
  await watchShifts(page);
  // A late web font may move letters of prerendered text sideways.
  await page.route(/\.woff2$/, (route) => route.fulfill({ body: '' }));
  // Only the screen's own files: files of index.html load before anything is shown.
  await page.route(/assets\/[\w-]*-screen-[\w-]*\.(js|css)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  for (const size of SIZES) {
    for (const path of ['/', '/pricing', '/help', '/auth']) {
      await test.step(`${path} at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => globalThis.tapaShifts)).toEqual([]);
      });
    }
  }
});
