import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { changedStyles, type HostState, readHostState } from '../../../src/testing/host-state.js';
import { describeDifference } from '../../../src/testing/pictures.js';
import { coversDrawn } from '../../../src/testing/settle.js';
import { browserOptions, isPinnedBrowser } from '../../shared/browser.js';
import { ROOT } from '../../shared/run.js';
import type { HostPage } from './build-host.js';
import { openPage } from './open-page.js';

const PLACE = '#root';
const VIEWPORT = { width: 1280, height: 720 };
/** Baseline of the same components in Storybook. */
const STORY_PICTURE = `${ROOT}/.storybook/baselines/review-in-hosts--kit.png`;

/** Limit of listed differences, because a cause often affects all elements. */
const SHOWN = 5;

const KIT_HOSTS = ['plain', 'tailwind', 'bootstrap', 'bare'] as const;
type KitHost = (typeof KIT_HOSTS)[number];

function describeChanges(before: HostState, after: HostState): string[] {
  const changes = changedStyles(before, after);
  if (after.markup !== before.markup) changes.push(`markup: ${after.markup}`);
  if (after.sheets !== before.sheets)
    changes.push(`${after.sheets} style sheets instead of ${before.sheets}`);
  if (after.globals !== before.globals) changes.push(`${after.globals} globals instead of ${before.globals}`);
  return changes;
}

/**
 * Checks components in a host with its own styles: the library changes no computed style of the host, before,
 * with and after the components, and the components have the same pixels as in Storybook.
 *
 * @param expected - the picture to match if Storybook's is from another browser
 * @returns the faults, and the picture of the components
 */
async function checkKitPage(
  browser: Browser,
  built: string,
  host: KitHost,
  expected?: Buffer,
): Promise<{ problems: string[]; picture: Buffer }> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US', timezoneId: 'UTC' });
  const problems: string[] = [];
  const report = (when: string, found: readonly string[]) =>
    problems.push(...found.slice(0, SHOWN).map((text) => `${host}, ${when}: ${text}`));
  const open = async (name: HostPage): Promise<Page> => {
    const { page, complaints } = await openPage(context, built, name);
    await page.locator('[data-started]').waitFor();
    // Out of the host's flow, so that the components do not change the height of its elements.
    await page.locator(PLACE).evaluate((place) => {
      Object.assign((place as HTMLElement).style, { position: 'absolute', inset: '0 0 auto', zIndex: '9' });
    });
    report('complaints', complaints);
    return page;
  };
  try {
    const alone = await readHostState(await open(`alone-${host}`), PLACE);
    const page = await open(`kit-${host}`);
    const before = await readHostState(page, PLACE);
    report('the style sheet alone', changedStyles(alone, before));

    await page.evaluate('host.mount()');
    await page.evaluate(async () => {
      // Without local fallbacks, which may not be installed.
      const ours = [...document.fonts].filter(({ family }) =>
        /^"?(?:Red Hat Display|Public Sans)"?$/.test(family),
      );
      await Promise.all(ours.map((font) => font.load()));
    });
    for (const cover of await page.locator('[data-slot="cover-art"]').all()) {
      await cover.scrollIntoViewIfNeeded();
      await coversDrawn(page);
    }
    await page.evaluate(() => scrollTo(0, 0));
    report('with the components', describeChanges(before, await readHostState(page, PLACE)));
    const picture = await page.locator(PLACE).screenshot({ animations: 'disabled', caret: 'initial' });
    const wanted = isPinnedBrowser() ? readFileSync(STORY_PICTURE) : expected;
    const difference = wanted && describeDifference(wanted, picture);
    if (difference !== undefined) report('not as in Storybook', [difference]);
    if (host === 'tailwind') report('utilities', await checkUtilities(page));

    await page.evaluate('host.unmount()');
    report('after the components', describeChanges(before, await readHostState(page, PLACE)));
    return { problems, picture };
  } finally {
    await context.close();
  }
}

/** Checks that a host can use the library's theme in its classes, and that they win on components. */
async function checkUtilities(page: Page): Promise<string[]> {
  const [title, tile] = await page.evaluate(() => {
    const shown = document.querySelector('[data-slot=stat-tile]');
    const own = document.querySelector('h1');
    if (!shown || !own) return [];
    const surface = getComputedStyle(shown).backgroundColor;
    shown.classList.add('p-2');
    own.classList.add('bg-surface');
    const painted = [getComputedStyle(own).backgroundColor, getComputedStyle(shown).padding];
    shown.classList.remove('p-2');
    own.classList.remove('bg-surface');
    return [painted[0] === surface, painted[1]];
  });
  return [
    ...(title === true ? [] : ["the host's bg-surface is not our surface"]),
    ...(tile === '8px' ? [] : [`the host's p-2 on a tile is ${tile}`]),
  ];
}

let browser: Browser;
let expected: Buffer | undefined;
const [{ built = '' } = {}] = inject('hosts');
beforeAll(async () => {
  browser = await chromium.launch(await browserOptions());
});
afterAll(() => browser.close());

it.each(KIT_HOSTS)('a %s host is unchanged, and components look as in Storybook', async (kind) => {
  const { problems, picture } = await checkKitPage(browser, built, kind, expected);
  expected ??= picture;
  expect(problems).toEqual([]);
});
