import type { Page } from '@playwright/test';

/** Holds the calls to an address back, so that something can happen before they are answered. Answers what lets them go. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
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
