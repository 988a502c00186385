import type { Browser, Page } from 'playwright';
import type { HostPage } from './build-host';
import { openPage } from './open-page';

const PROPERTIES = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'margin',
  'padding',
  'color',
  'backgroundColor',
  'border',
];

/** Computed styles of one element. */
const stylesOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element, names) => {
    const styles = getComputedStyle(element) as unknown as Record<string, string>;
    return names.map((name) => `${name}: ${styles[name]}`).join('; ');
  }, PROPERTIES);

const HOSTS_OWN = ['.host-title', '.host-button'];
const TILE = '[data-slot=stat-tile]';

/**
 * One tile in hosts without styles, with the library's alone, with Tailwind 4 and with Bootstrap: the tile looks the
 * same, and the host's own elements look as they do without the library.
 */
export async function checkTilePages(browser: Browser, built: string): Promise<string[]> {
  const context = await browser.newContext();
  const problems: string[] = [];
  const open = async (name: HostPage): Promise<Page> => {
    const { page, complaints } = await openPage(context, built, name);
    await page.getByText('Trips Booked').waitFor();
    problems.push(...complaints.map((text) => `${name}: ${text}`));
    return page;
  };
  const same = (what: string, actual: string, expected: string): void => {
    if (actual !== expected) problems.push(`${what}\n  is       ${actual}\n  expected ${expected}`);
  };
  try {
    const [none, plain] = [await open('tile-none'), await open('tile-plain')];
    for (const selector of HOSTS_OWN) {
      const untouched = await stylesOf(none, selector);
      same(`${selector} beside our styles`, await stylesOf(plain, selector), untouched);
    }
    const tile = await stylesOf(plain, TILE);
    if (/backgroundColor: rgba\(0, 0, 0, 0\)/.test(tile)) problems.push(`The tile has no colours: ${tile}`);
    if (tile === (await stylesOf(none, TILE))) problems.push('The stylesheet does nothing');

    const bootstrap = await open('tile-bootstrap');
    same('The tile beside Bootstrap', await stylesOf(bootstrap, TILE), tile);

    const tailwind = await open('tile-tailwind');
    same('The tile beside Tailwind', await stylesOf(tailwind, TILE), tile);
    const painted = await tailwind.locator('.host-title').evaluate((title, selector) => {
      title.classList.add('bg-surface');
      const shown = document.querySelector(selector);
      shown?.classList.add('p-2');
      return shown && { title: getComputedStyle(title).backgroundColor, tile: getComputedStyle(shown) };
    }, TILE);
    if (painted === null) problems.push('No tile in the Tailwind host');
    const surface = /backgroundColor: ([^;]+)/.exec(tile)?.[1];
    same("The host's own bg-surface", painted?.title ?? '', surface ?? 'none');
    same(
      "The host's p-2 on the tile",
      await tailwind.locator(TILE).evaluate((e) => getComputedStyle(e).padding),
      '8px',
    );
    return problems;
  } finally {
    await context.close();
  }
}
