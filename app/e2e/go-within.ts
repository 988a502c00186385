import type { Page } from '@playwright/test';
import { comesAlive } from './open-markup';

/** Goes to a path as Back and Forward do: without loading the app anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await comesAlive(page.locator('#root > *').first());
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
