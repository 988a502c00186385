import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { PageContent } from '../content/types';
import { type PublicPath, pageName } from '../routes/table';

const CODE = '**/assets/index-*.js';

/** Returns whether React has hydrated an element, by its property on the element. */
export const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));

export async function comesAlive(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isAlive)).toBe(true);
}

/** Opens a page without its code, and marks its markup. Returns a function that lets the code load. */
export async function openMarkup(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(CODE, (route) => void held.push(route));
  await Promise.all([page.waitForRequest(CODE), page.goto(path, { waitUntil: 'commit' })]);
  // After the markup, so all of it has been parsed.
  await page.locator('noscript').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *')) element.setAttribute('data-seen', '');
  });
  return async () => {
    for (const route of held) await route.continue();
  };
}

/** Goes to a path without loading the app again, as Back and Forward do. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await comesAlive(page.locator('#root > *').first());
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

export const titleOf = async (path: PublicPath): Promise<string> => `${(await contentOf(path)).title} · Tapa`;

/** Goes to a public page, and waits for it: the last page and its heading stay until the code has loaded. */
export async function goToPage(page: Page, path: PublicPath): Promise<void> {
  await goWithin(page, path);
  await expect(page).toHaveURL(path);
  await expect
    .poll(() => page.title(), { message: path, intervals: [20, 50, 100] })
    .toBe(await titleOf(path));
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
}

/** Checks facts of the document in one assertion, because separate waits add up. */
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

/** Records violations of the security policy, by the page's events. */
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

/** Matches the shared code of dashboards, but not that of their screen, with a similar name. */
export const DASHBOARD_CODE = /\/assets\/dashboard-(?!screen-)[^/]*\.js$/;

export const LIST_CODE = /\/assets\/(?:data-(?:grid|list)|use-grid)-[^/]*\.js$/;

/** Delays calls to an address. Returns a function that releases them. */
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

/** Waits for a screen. The title of a dashboard shows before its code has loaded. */
export async function showsScreen(page: Page, title?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('[data-slot="loading-screen"]')).toHaveCount(0);
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

export async function contentOf(path: PublicPath): Promise<PageContent> {
  const module: { page: PageContent } = await import(`../content/pages/${pageName(path)}.ts`);
  return module.page;
}
