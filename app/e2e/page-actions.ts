import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { PageContent } from '../content/types';
import { type PublicPath, pageName } from '../routes/table';

const CODE = '**/assets/index-*.js';

/** React has taken over the markup: it keeps its own account of an element on the element. */
export const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** Waits until React has taken over an element, which its markup shows before. */
export async function comesAlive(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isAlive)).toBe(true);
}

/** Opens a page without its code, and marks all of its markup. Returns what lets the code load. */
export async function openMarkup(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(CODE, (route) => void held.push(route));
  await Promise.all([page.waitForRequest(CODE), page.goto(path, { waitUntil: 'commit' })]);
  // Stands behind the markup: all of it has been read.
  await page.locator('noscript').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *')) element.setAttribute('data-seen', '');
  });
  return async () => {
    for (const route of held) await route.continue();
  };
}

/** Goes to a path as Back and Forward do: without loading the app again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await comesAlive(page.locator('#root > *').first());
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** The title of the document that shows a public page. */
export const titleOf = async (path: PublicPath): Promise<string> => `${(await contentOf(path)).title} · Tapa`;

/** Goes to a public page, and waits for it: the page before stays, with a heading of its own, until the code is there. */
export async function goToPage(page: Page, path: PublicPath): Promise<void> {
  await goWithin(page, path);
  await expect(page).toHaveURL(path);
  await expect
    .poll(() => page.title(), { message: path, intervals: [20, 50, 100] })
    .toBe(await titleOf(path));
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
}

/** Looks at the document's own facts together: assertions that wait apart take as many times as long. */
export async function expectPage(page: Page, path: string, title: string, isHidden: boolean): Promise<void> {
  const read = () =>
    page.evaluate(() => ({
      title: document.title,
      path: location.pathname + location.search + location.hash,
      isHidden: document.querySelector('meta[name="robots"][content="noindex"]') !== null,
    }));
  await expect.poll(read, { message: path, intervals: [20, 50, 100] }).toEqual({ title, path, isHidden });
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
}

/** Violations of the security policy, as the page itself is told of them. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (globalThis as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return violations;
}

/** The code that all dashboards share. Their page's own, whose name begins alike, is not meant. */
export const DASHBOARD_CODE = /\/assets\/dashboard-(?!screen-)[^/]*\.js$/;

/** The code of lists to work with. */
export const LIST_CODE = /\/assets\/(?:data-(?:grid|list)|use-grid)-[^/]*\.js$/;

/** Holds the calls to an address back, so that something can happen before they are answered. Returns what lets them go. */
export async function holdBack(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Waits for a screen. The title of a dashboard is there before its code. */
export async function showsScreen(page: Page, title?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('[data-slot="loading-screen"]')).toHaveCount(0);
}

/** Logs out by the account menu. What follows is for the test to check. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** The content that a public path shows. */
export async function contentOf(path: PublicPath): Promise<PageContent> {
  const module: { page: PageContent } = await import(`../content/pages/${pageName(path)}.ts`);
  return module.page;
}
