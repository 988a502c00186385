import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browserOptions } from '../../shared/browser.js';
import { run } from '../../shared/run.js';
import { hostIn } from './host-project.js';
import { openPage } from './open-page.js';

const require = createRequire(import.meta.url);

/** A host's settings: CommonJS without compilation, and jsdom. */
const SETTINGS = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testMatch: ['**/*.test.cjs'],
  transform: {},
};

/** UTC-11, where the date is a day behind the server's at UTC+14. */
const VIEWER = { timezoneId: 'Pacific/Pago_Pago', locale: 'fr-FR' };

/** Upcoming trips at the fixture's NOW: in UTC on the server, in the viewer's zone in the browser. */
const UPCOMING_IN_UTC = '3 upcoming';
const UPCOMING_FOR_VIEWER = '4 upcoming';

/** Texts in the code of components that a tile does not need. */
const STRANGERS = { Radix: 'must be used within', 'tailwind-merge': 'arbitrary..', entities: '~standard' };

/**
 * Height of a styled tile in px: a label of 20, a figure of 40, a hint of 20 and two gaps of 6, with a
 * padding of 16 above and 18 below, and a border of 1.
 */
const HEIGHT = 20 + 40 + 20 + 2 * 6 + 16 + 18 + 2 * 1;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await browserOptions());
});
afterAll(() => browser.close());

const inContext =
  (options: BrowserContextOptions, test: (context: BrowserContext) => Promise<void>) => async () => {
    const context = await browser.newContext(options);
    try {
      await test(context);
    } finally {
      await context.close();
    }
  };

/** Checks that all assertions of a host's script pass. */
async function expectClaims(folder: string, script: string): Promise<void> {
  const results = JSON.parse(await hostIn(folder).node(script)) as Record<string, boolean>;
  expect(Object.keys(results).filter((claim) => results[claim] !== true)).toEqual([]);
}

describe.each(inject('hosts'))('with React $react', ({ folder, markup, built }) => {
  it('entries share their stores, by import and by require', () => expectClaims(folder, 'stores.mjs'));

  it('works in Jest, in CommonJS with jsdom and no flag', async () => {
    const config = `${folder}/jest.config.json`;
    writeFileSync(config, JSON.stringify(SETTINGS));
    expect(await run('jest', ['--rootDir', folder, '--config', config])).toBe(0);
  });

  it('renders on a server', () => {
    expect(markup).not.toMatch(/undefined|NaN|\[object/);
  });

  it(
    'works under a strict Content-Security-Policy, with one toast store for both entries',
    inContext(VIEWER, async (context) => {
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
      expect(complaints).toEqual([]);
    }),
  );

  it(
    'server markup is readable without scripts',
    inContext({ ...VIEWER, javaScriptEnabled: false }, async (plain) => {
      const { page: readable } = await openPage(plain, built, 'hydrate');
      for (const text of ['Traveler Dashboard', 'Sample stay 2', UPCOMING_IN_UTC]) {
        await readable.getByText(text).filter({ visible: true }).first().waitFor();
      }
    }),
  );

  it(
    'server markup hydrates without warnings',
    inContext(VIEWER, async (context) => {
      const { page, complaints } = await openPage(context, built, 'hydrate');
      await page.getByText(UPCOMING_FOR_VIEWER).first().waitFor();
      expect(complaints).toEqual([]);
    }),
  );

  it(
    'a host with one tile is styled, and loads no other components',
    inContext({ locale: 'de-DE' }, async (context) => {
      const scripts: Promise<string>[] = [];
      context.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.text());
      });
      const { page, complaints } = await openPage(context, built, 'tile');
      const tile = page.getByRole('group', { name: 'Spent' });
      await tile.getByText('$1,250').waitFor();
      const { height } = (await tile.boundingBox()) ?? { height: 0 };
      // Line heights are fractions: the figure's is 1.1112 of 36 px.
      expect(Math.abs(height - HEIGHT)).toBeLessThan(0.1);
      expect(complaints).toEqual([]);
      const code = (await Promise.all(scripts)).join('\n');
      expect(Object.entries(STRANGERS).filter(([, sign]) => code.includes(sign))).toEqual([]);
    }),
  );
});

describe.each(inject('hosts').slice(0, 1))('in plain Node, with React $react', ({ folder }) => {
  it('the domain works', () => expectClaims(folder, 'domain.mjs'));

  it("a host's own language compiles with the package alone", () => expectClaims(folder, 'language.mjs'));
});
