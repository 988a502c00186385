import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { PUBLIC_PATHS } from '../content/paths';
import { DASHBOARD_TITLES, ROLES } from './expected-calls';
import { expect, test } from './fixtures';
import { goWithin } from './go-within';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA; `wcag22aa` turns on target-size, which axe leaves off otherwise. */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};

/** Violations of the page as it stands, each in one line. */
async function violations(page: Page): Promise<string[]> {
  // Through the debugger: the page's own security policy lets no other script in.
  await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${location.pathname}: ${id} ${html.slice(0, 160)}`),
    );
  }, OPTIONS);
}

const HALF = Math.ceil(PUBLIC_PATHS.length / 2);

for (const paths of [PUBLIC_PATHS.slice(0, HALF), PUBLIC_PATHS.slice(HALF)]) {
  test(`a visitor’s pages from ${paths[0]} have no violation`, async ({ page }) => {
    await page.goto(paths[0] ?? '/');
    for (const path of paths) {
      await goWithin(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
}

for (const role of ROLES) {
  test(`${role}: dashboard, account menu and the pages around have no violation`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: DASHBOARD_TITLES[role] })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /Account menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    expect.soft(await violations(page), 'account menu').toEqual([]);
    await page.keyboard.press('Escape');
    await goWithin(page, '/booking');
    await expect(page.getByRole('heading', { name: 'No booking chosen' })).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    await goWithin(page, '/');
    await expect(page).toHaveTitle(/Pacific travel/);
    expect.soft(await violations(page)).toEqual([]);
  });
}
