import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { expect, it } from 'vitest';
import { describeDifference } from '../../../../src/testing/pictures.js';
import { browserOptions } from '../../../shared/browser.js';
import { packPackage } from '../../../shared/pack-package.js';
import { buildHost, GALLERY_PAGES, type HostPage } from '../build-host.js';
import { createHost } from '../host-project.js';
import { openPage } from '../open-page.js';

/** Window with room for a table's columns. Sections that are higher get a window of their height. */
const READER = {
  viewport: { width: 900, height: 1600 },
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
} as const;

interface Look {
  /** Pictures of sections that are complete without scripts, by name. */
  drawn: ReadonlyMap<string, Buffer>;
  /** Pictures of sections that scripts complete. */
  scripted: ReadonlyMap<string, Buffer>;
  complaints: readonly string[];
}

/** Waits for covers, which load when scrolled to. */
async function showCovers(section: Locator): Promise<void> {
  await section.scrollIntoViewIfNeeded();
  await section
    .locator('[data-slot="cover-art"][data-state="loading"]')
    .first()
    .waitFor({ state: 'detached' });
}

async function picturesOf(
  page: Page,
  part: string,
  hasScripts: boolean,
): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const section of await page.locator(`${part} > section`).all()) {
    const name = (await section.getAttribute('id')) ?? '';
    // Toasts and visually hidden parts have no size.
    const { height = 0 } = (await section.boundingBox()) ?? {};
    if (height > 0 && hasScripts) await showCovers(section);
    if (height > 0) pictures.set(name, await section.screenshot({ animations: 'disabled' }));
  }
  return pictures;
}

/** Takes pictures of the gallery, with scripts after the last late part has loaded. */
async function lookOf(
  browser: Browser,
  built: string,
  name: HostPage,
  javaScriptEnabled: boolean,
): Promise<Look> {
  const context = await browser.newContext({ ...READER, javaScriptEnabled });
  try {
    const { page, complaints } = await openPage(context, built, name);
    if (javaScriptEnabled)
      await page.locator('#RoleDashboard-1').getByRole('heading', { level: 1 }).first().waitFor();
    return {
      drawn: await picturesOf(page, '#drawn', javaScriptEnabled),
      scripted: await picturesOf(page, '#scripted', javaScriptEnabled),
      complaints,
    };
  } finally {
    await context.close();
  }
}

const differences = (when: string, wanted: Look['drawn'], found: Look['drawn']): string[] =>
  [...wanted].flatMap(([name, picture]) => {
    const other = found.get(name);
    const difference = other === undefined ? 'missing' : describeDifference(picture, other);
    return difference === undefined ? [] : [`${name}, ${when}: ${difference}`];
  });

async function problemsOf(browser: Browser, built: string): Promise<string[]> {
  const client = await lookOf(browser, built, 'gallery-client', true);
  const hydrated = await lookOf(browser, built, 'gallery-server', true);
  const plain = await lookOf(browser, built, 'gallery-server', false);
  return [
    ...client.complaints,
    ...hydrated.complaints,
    ...differences('hydrated', client.drawn, hydrated.drawn),
    ...differences('hydrated', client.scripted, hydrated.scripted),
    ...differences('without scripts', client.drawn, plain.drawn),
  ];
}

// Hydrated, and without scripts. Inline styles in server markup would differ, because the page's policy
// blocks them.
it('server and browser render the same, under a strict policy', async () => {
  const host = await createHost(packPackage(), '19');
  const browser = await chromium.launch(await browserOptions());
  try {
    const markup = await host.node('gallery-server.mjs', { NODE_ENV: 'production' });
    const built = await buildHost(host, GALLERY_PAGES, { 'gallery-server': markup });
    expect(await problemsOf(browser, built)).toEqual([]);
  } finally {
    await browser.close();
    host.remove();
  }
});
