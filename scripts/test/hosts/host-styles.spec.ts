import { readFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { describeDifference } from '../../../src/testing/pictures.js';
import { browserOptions } from '../../shared/browser.js';
import { installApart } from '../../shared/install-apart.js';
import { ROOT } from '../../shared/run.js';
import { RULES, SHEETS } from './fixtures/host-styles.js';
import resets from './fixtures/resets/package.json';
import { openPage } from './open-page.js';

/** Folder of the hosts' resets, which only this test needs. */
const RESETS = `${ROOT}/node_modules/.cache/resets`;

/** Returns a stylesheet of a reset, or of a package of this repository. */
const sheetText = (name: string): string =>
  readFileSync(
    name.startsWith('bootstrap/') ? `${ROOT}/node_modules/${name}` : `${RESETS}/node_modules/${name}`,
    'utf8',
  );

const PLACE = '#root';
const VIEWPORT = { width: 1280, height: 720 };

/** Elements that can be hovered, focused or pressed. */
const CONTROLS = `${PLACE} :is(a, button, input, tr, li, article, [tabindex])`;

/** States of all controls, each with its pseudo-classes. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  'at rest': [],
  'hovered and focused': ['hover', 'focus', 'focus-visible', 'focus-within'],
  pressed: ['active', 'hover'],
};

/** A selector with the specificity of one class, as hosts' classes have. */
const OWN_CLASS = '.host-own { background: rgb(1, 2, 3); padding: 9px; outline: none }';

/**
 * Checks that with isolate.css components and dashboards have the same pixels under any host's rules for
 * elements, attributes, states or everything, and that a host's classes on them still win.
 */
async function checkHostStyles(browser: Browser, built: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US', timezoneId: 'UTC' });
  try {
    const { page, complaints } = await openPage(context, built, 'isolated');
    await page.getByRole('heading', { level: 1 }).nth(3).waitFor();
    await settleHostsOwn(page);
    const protocol = await context.newCDPSession(page);
    const problems = [...complaints];
    const rules = Object.entries(RULES);
    for (const [state, pseudoClasses] of Object.entries(STATES)) {
      await force(protocol, pseudoClasses);
      await addStyles(page, '');
      const expected = await takePicture(page);
      const differs = async (css: string): Promise<string | undefined> => {
        await addStyles(page, css);
        return describeDifference(expected, await takePicture(page));
      };
      const sheets = state === 'at rest' ? SHEETS : [];
      for (const sheet of sheets) {
        const difference = await differs(sheetText(sheet));
        if (difference) problems.push(`${sheet}: ${difference} differ ${state}`);
      }
      // All rules at once, which is faster, then one by one to name those with an effect.
      if ((await differs(rules.map(([, css]) => css).join('\n'))) === undefined) continue;
      for (const [name, css] of rules) {
        const difference = await differs(css);
        if (difference) problems.push(`The host's rules for ${name}: ${difference} differ ${state}`);
      }
      problems.push(`Components ${state} are not as in Storybook`);
    }
    return [...problems, ...(await checkOwnClasses(page))];
  } finally {
    await context.close();
  }
}

/** Excludes the host's elements around the components from the styles, and loads the fonts. */
const settleHostsOwn = (page: Page): Promise<void> =>
  page.evaluate(async (place) => {
    const around = `${place}, [data-part], [data-part] div[style]:not([class]), svg:not([class*='t:']), svg:not([class*='t:']) *`;
    for (const element of document.querySelectorAll<HTMLElement>(around)) {
      const own = [...element.style].map(
        (name) => `${name}: ${element.style.getPropertyValue(name)} !important`,
      );
      element.style.cssText = ['all: revert !important', ...own].join('; ');
    }
    const root = document.querySelector<HTMLElement>(place);
    if (root)
      root.style.cssText +=
        '; position: absolute !important; inset: 0 auto auto 0 !important; width: 1280px !important';
    const ours = [...document.fonts].filter(({ family }) =>
      /^"?(?:Red Hat Display|Public Sans)"?$/.test(family),
    );
    await Promise.all(ours.map((font) => font.load()));
  }, PLACE);

/**
 * Replaces the host's styles. A page with another root font size sets `--tapa-rem`, as in the theming guide.
 * By an adopted stylesheet, because the page's policy allows no other.
 */
const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    await sheet.replace(text);
    document.adoptedStyleSheets = [sheet];
    const { style } = document.documentElement;
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (size === 16) style.removeProperty('--tapa-rem');
    else style.setProperty('--tapa-rem', `${16 / size}rem`);
  }, css);

const takePicture = (page: Page): Promise<Buffer> =>
  page.locator(PLACE).screenshot({ animations: 'disabled', caret: 'initial' });

async function force(protocol: CDPSession, forcedPseudoClasses: readonly string[]): Promise<void> {
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await protocol.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: CONTROLS,
  });
  // In parallel, to avoid a style recalculation for each control.
  await Promise.all(
    nodeIds.map((nodeId) =>
      protocol.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] }),
    ),
  );
}

/** Checks that a host's class wins on components, without removing the focus ring. */
async function checkOwnClasses(page: Page): Promise<string[]> {
  await addStyles(page, `${OWN_CLASS} :focus { outline: 0 }`);
  return page.evaluate(() => {
    const found: string[] = [];
    for (const slot of ['stat-tile', 'panel', 'button', 'booking-list', 'badge']) {
      const element = document.querySelector<HTMLElement>(`[data-slot='${slot}']`);
      element?.classList.add('host-own');
      for (const transition of element?.getAnimations() ?? []) transition.finish();
      const { backgroundColor, padding } = element
        ? getComputedStyle(element)
        : { backgroundColor: '', padding: '' };
      if (backgroundColor !== 'rgb(1, 2, 3)' || padding !== '9px')
        found.push(`A host's class on a ${slot} gives ${backgroundColor} and ${padding}`);
    }
    const button = document.querySelector<HTMLElement>('button.host-own');
    button?.focus({ focusVisible: true } as FocusOptions);
    const { outlineStyle, outlineWidth } = button
      ? getComputedStyle(button)
      : { outlineStyle: '', outlineWidth: '' };
    if (outlineStyle !== 'solid')
      found.push(`The focus ring of a button with a host's class is ${outlineStyle} ${outlineWidth}`);
    return found;
  });
}

it("with isolate.css components look the same under any host's resets and rules, and its classes win", async () => {
  const [{ built = '' } = {}] = inject('hosts');
  installApart(
    RESETS,
    Object.entries(resets.dependencies).map(([name, version]) => `${name}@${version}`),
    ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
  );
  const browser = await chromium.launch(await browserOptions());
  try {
    expect(await checkHostStyles(browser, built)).toEqual([]);
  } finally {
    await browser.close();
  }
});
