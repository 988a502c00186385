import type { Browser } from 'playwright';
import { openPage } from './open-page';

/** UTC-11: yesterday's date while the server, at UTC+14, has tomorrow's. */
const VIEWER = { timezoneId: 'Pacific/Pago_Pago', locale: 'fr-FR' };

/** Trips after today as of the fixture's NOW: counted in UTC by the server, in the viewer's zone by the browser. */
const UPCOMING_IN_UTC = '3 upcoming';
const UPCOMING_FOR_VIEWER = '4 upcoming';

/** Checks a dashboard in a host under a strict policy: tabs, menu, and that both entries share one toast store. */
export async function checkClientPage(browser: Browser, built: string): Promise<string[]> {
  const context = await browser.newContext(VIEWER);
  try {
    const { page, complaints } = await openPage(context, built, 'dashboard');
    await page.getByText(UPCOMING_FOR_VIEWER).first().waitFor();
    await page.getByRole('tab', { name: 'Rewards' }).click();
    await page.getByRole('tabpanel', { name: 'Rewards' }).getByText('Gold Explorer').first().waitFor();
    await page
      .getByRole('button', { name: /account|menu|Sample Traveler/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate("window.host.toast({ title: 'From the index' })");
    await page.getByText('From the index').first().waitFor();
    await page.evaluate("window.host.toastOfItsEntry({ title: 'From its entry' })");
    await page.getByText('From its entry').first().waitFor();
    await page.getByText('From the index').first().waitFor({ state: 'detached' });
    return complaints;
  } finally {
    await context.close();
  }
}

/** Checks that server markup is readable without scripts, and that hydration logs no error. */
export async function checkServerPage(browser: Browser, built: string): Promise<string[]> {
  const plain = await browser.newContext({ ...VIEWER, javaScriptEnabled: false });
  const scripted = await browser.newContext(VIEWER);
  try {
    const { page: readable } = await openPage(plain, built, 'hydrate');
    for (const text of ['Traveler Dashboard', 'Sample stay 2', UPCOMING_IN_UTC]) {
      await readable.getByText(text).filter({ visible: true }).first().waitFor();
    }
    const { page, complaints } = await openPage(scripted, built, 'hydrate');
    await page.getByText(UPCOMING_FOR_VIEWER).first().waitFor();
    return complaints;
  } finally {
    await plain.close();
    await scripted.close();
  }
}
