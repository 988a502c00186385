import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const AXE_PATH = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js');

/** WCAG 2.0 to 2.2, levels A and AA. `wcag22aa` turns on target-size, which axe leaves off otherwise. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Storybook's own chrome in the page. */
const STORYBOOK_ELEMENTS = [
  '.sb-wrapper',
  '#storybook-docs',
  '#storybook-highlights-root',
  '.sb-preparing-story',
  '.sb-preparing-docs',
];

interface AxeWindow extends Window {
  axe?: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> };
}

/**
 * Runs axe over the whole document, portals included, first as the story stands and then for colours in the other
 * scheme. Throws with the rule, the element and the reason of every violation. A crash of axe fails too.
 */
export async function checkAccessibility(page: Page): Promise<void> {
  const hasAxe = await page.evaluate(() => (window as AxeWindow).axe !== undefined);
  if (!hasAxe) await page.addScriptTag({ path: AXE_PATH });

  const first = await runAxe(page, { runOnly: { type: 'tag', values: WCAG_TAGS } });
  const { scheme, restore } = await switchScheme(page);
  const second = await runAxe(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  await restore();

  const problems = [...describeViolations(first, 'as shown'), ...describeViolations(second, `in ${scheme}`)];
  if (problems.length > 0) throw new Error(`axe: ${problems.length} violation(s)\n${problems.join('\n')}`);
}

/** axe yields with setTimeout, which the story's clock has faked: the clock is driven until it is done. */
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  const results = page.evaluate(
    async ({ exclude, options }) => {
      const { axe } = window as AxeWindow;
      if (!axe) throw new Error('axe did not load');
      const present = exclude.filter((selector) => document.querySelector(selector));
      return axe.run({ include: [['html']], exclude: present.map((selector) => [selector]) }, options);
    },
    { exclude: STORYBOOK_ELEMENTS, options },
  );
  return results;
}

/** Shows the page in the other colour scheme; `restore` puts it back. */
async function switchScheme(page: Page): Promise<{ scheme: string; restore: () => Promise<void> }> {
  const before = await page.evaluate(() => {
    const roots = [...document.querySelectorAll<HTMLElement>('[data-tapa-theme]')];
    const outermost = roots.find((root) => root.parentElement?.closest('[data-tapa-theme]') === null);
    const scheme = outermost?.dataset.theme ?? 'light';
    if (outermost) outermost.dataset.theme = scheme === 'dark' ? 'light' : 'dark';
    return scheme;
  });
  return {
    scheme: before === 'dark' ? 'light' : 'dark',
    restore: () =>
      page.evaluate((scheme) => {
        const outermost = document.querySelector<HTMLElement>('[data-tapa-theme]');
        if (outermost) outermost.dataset.theme = scheme;
      }, before),
  };
}

function describeViolations({ violations }: AxeResults, when: string): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id} (${when}): ${help}\n    ${node.html.slice(0, 200)}\n    ${node.failureSummary?.replaceAll('\n', '\n    ')}`,
    ),
  );
}
