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
  axe?: {
    configure: (spec: { noHtml: boolean }) => void;
    run: (context: unknown, options: RunOptions) => Promise<AxeResults>;
  };
}

/**
 * Runs axe over the whole document, portals included, first as the story stands and then for colours in the other
 * scheme. Throws with the rule, the element and the reason of every violation. A crash of axe fails too.
 */
export async function checkAccessibility(page: Page): Promise<void> {
  const hasAxe = await page.evaluate(() => (window as AxeWindow).axe !== undefined);
  if (!hasAxe) {
    await page.addScriptTag({ path: AXE_PATH });
    // It would write down the markup of every element that it looks at: a quarter of its time.
    await page.evaluate(() => (window as AxeWindow).axe?.configure({ noHtml: true }));
  }
  const problems = await page.evaluate(findViolations, { exclude: STORYBOOK_ELEMENTS, tags: WCAG_TAGS });
  if (problems.length > 0) throw new Error(`axe: ${problems.length} violation(s)\n${problems.join('\n')}`);
}

/**
 * Runs in the page, and sends nothing but sentences about violations across: carrying axe's whole report into Jest
 * takes longer than axe does.
 */
async function findViolations({ exclude, tags }: { exclude: string[]; tags: string[] }): Promise<string[]> {
  const { axe } = window as AxeWindow;
  if (!axe) throw new Error('axe did not load');
  const context = {
    include: [['html']],
    exclude: exclude.filter((selector) => document.querySelector(selector)).map((selector) => [selector]),
  };
  const audit = async (when: string, runOnly: RunOptions['runOnly']): Promise<string[]> => {
    const { violations } = await axe.run(context, {
      runOnly,
      resultTypes: ['violations'],
      elementRef: true,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ element, failureSummary }) =>
          `${id} (${when}): ${help}\n    ${element?.outerHTML.slice(0, 200)}\n    ${failureSummary?.replaceAll('\n', '\n    ')}`,
      ),
    );
  };

  const problems = await audit('as shown', { type: 'tag', values: tags });
  const roots = [...document.querySelectorAll<HTMLElement>('[data-tapa-theme]')];
  const outermost = roots.find((root) => root.parentElement?.closest('[data-tapa-theme]') === null);
  const scheme = outermost?.dataset.theme ?? 'light';
  const other = scheme === 'dark' ? 'light' : 'dark';
  if (outermost) outermost.dataset.theme = other;
  problems.push(...(await audit(`in ${other}`, { type: 'rule', values: ['color-contrast'] })));
  if (outermost) outermost.dataset.theme = scheme;
  return problems;
}
