import type { Page } from '@playwright/test';
import type { FaultLabClient } from '../demo-api/fault-lab';
import type { DemoRole } from '../demo-api/fixtures/users';
import { DASHBOARD_TITLES, DATA_READS, ROLES } from './expected-calls';
import { expect, test } from './fixtures';
import { DASHBOARD_CODE, holdBack, showsScreen } from './page-actions';

/** Phone and desktop; their heights show most of an overview. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Milliseconds between the answers of a dashboard, which arrive one after the other once its skeleton is shown. */
const FIRST_MS = 400;
const APART_MS = 100;

interface Shift {
  value: number;
  moved: string[];
  /** Whether something moved up or down; figures that arrive may also move a word beside them. */
  isVertical: boolean;
}

declare global {
  /** Put into the page by this test. */
  var tapaShifts: Shift[];
}

/** Notes every layout shift, with what moved. */
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

/** The calls that a role's dashboards read, as faults name them. */
const readsOf = (role: DemoRole) => DATA_READS[role].map((call) => call.split('?')[0] ?? call);

/** Slows down all data of a role's dashboards, one answer after the other. */
const slowDown = (lab: FaultLabClient, role: DemoRole) =>
  lab.setFaults(
    readsOf(role).map((call, index) => ({ call, kind: 'slow', ms: FIRST_MS + APART_MS * index })),
  );

for (const role of ROLES) {
  test(`${role}: nothing moves from skeleton to content`, async ({ page, lab, signIn }) => {
    await watchShifts(page);
    await signIn(role);
    await slowDown(lab, role);
    for (const size of SIZES) {
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        await page.goto('/dashboard');
        await showsScreen(page, DASHBOARD_TITLES[role]);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
        expect(await page.evaluate(() => globalThis.tapaShifts)).toEqual([]);
      });
    }
  });
}

// The test dashboard of an unknown role has a notice above its title.
for (const role of ROLES.filter((each) => each !== 'reviewer')) {
  test(`${role}: the title is there before the dashboard's code, and stays`, async ({ page, signIn }) => {
    await watchShifts(page);
    await signIn(role);
    for (const size of SIZES) {
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        const letGo = await holdBack(page, DASHBOARD_CODE);
        await page.goto('/dashboard');
        const title = page.getByRole('heading', { level: 1, name: DASHBOARD_TITLES[role] });
        await expect(title).toBeVisible();
        await expect(page.getByText('Loading...')).toBeVisible();
        // Its width is free: beside it comes an action.
        const place = async () => ({ ...(await title.boundingBox()), width: 0 });
        const before = await place();
        letGo();
        await showsScreen(page, DASHBOARD_TITLES[role]);
        await page.waitForLoadState('networkidle');
        expect(await place()).toEqual(before);
        expect(await page.evaluate(() => globalThis.tapaShifts)).toEqual([]);
        await page.unroute(DASHBOARD_CODE);
      });
    }
  });
}

/** Phones on which a help line takes more lines than on the first. */
const NARROW_WIDTHS = [320, 360];

for (const role of ROLES.filter((each) => DATA_READS[each].length > 0)) {
  test(`${role}: the help line of the overview keeps its lines on narrow phones`, async ({
    page,
    lab,
    signIn,
  }) => {
    await signIn(role);
    const tabs = page.getByRole('tablist');
    const skeletons = page.locator('main [data-slot="skeleton"]');
    for (const width of NARROW_WIDTHS) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await lab.setFaults(readsOf(role).map((call) => ({ call, kind: 'hang' })));
        await page.goto('/dashboard');
        await expect(skeletons).not.toHaveCount(0);
        const waiting = await tabs.boundingBox();
        await lab.setFaults([]);
        await page.reload();
        await expect(page.getByRole('tabpanel')).toBeVisible();
        await expect(skeletons).toHaveCount(0);
        expect(await tabs.boundingBox()).toEqual(waiting);
      });
    }
  });
}

/**
 * The other tabs whose lists are as long as their skeletons in the demo. The length of a list is not known before, so
 * the others, e.g. the requests that wait for approval, may grow.
 */
const TABS = {
  traveler: ['trips', 'rewards'],
  travel_agent: ['clients', 'bookings', 'external-apis', 'analytics'],
  tour_organizer: ['applications', 'team', 'analytics', 'revenue'],
  corporate_admin: ['budget', 'policies', 'analytics'],
} as const satisfies Partial<Record<DemoRole, readonly string[]>>;

for (const role of Object.keys(TABS) as (keyof typeof TABS)[]) {
  test(`${role}: nothing moves up or down in the other tabs`, async ({ page, lab, signIn }) => {
    await watchShifts(page);
    await signIn(role);
    await slowDown(lab, role);
    for (const size of SIZES) {
      for (const tab of TABS[role]) {
        await test.step(`${tab} at ${size.width} px`, async () => {
          await page.setViewportSize(size);
          await page.goto(`/dashboard?tab=${tab}`);
          await showsScreen(page, DASHBOARD_TITLES[role]);
          await page.waitForLoadState('networkidle');
          await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
          const shifts = await page.evaluate(() => globalThis.tapaShifts);
          expect(shifts.filter(({ isVertical }) => isVertical)).toEqual([]);
        });
      }
    }
  });
}

/** Delay of the files of a public screen, in milliseconds. */
const LATE_MS = 300;

test('public pages: nothing moves while a screen is loading', async ({ page }) => {
  await watchShifts(page);
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
