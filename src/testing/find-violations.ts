import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { readTextStyles } from './text-styles';

const AXE_PATH = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js');

/** WCAG 2.0 to 2.2, levels A and AA. `wcag22aa` turns on target-size, which axe leaves off otherwise. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeWindow extends Window {
  axe?: {
    configure: (spec: { noHtml: boolean }) => void;
    run: (context: unknown, options: RunOptions) => Promise<AxeResults>;
  };
  readTextStyles?: typeof readTextStyles;
  /** Text styles, as `readTextStyles` tells them apart, that passed for contrast in this page before. */
  passedTextStyles?: Set<string>;
}

/** What {@link findViolations} looks at. */
interface AuditOptions {
  /** Selectors of elements that are not ours, to be left out. @default none */
  exclude?: string[];
  /** Whether colours are judged in the other scheme too, which the outermost provider is given. @default false */
  inBothSchemes?: boolean;
}

/**
 * Runs axe over the whole document, portals included.
 *
 * @returns the rule, the element and the reason of every violation
 * @throws when axe itself fails
 */
export async function findViolations(
  page: Page,
  { exclude = [], inBothSchemes = false }: AuditOptions = {},
): Promise<string[]> {
  const audit = () => page.evaluate(auditPage, { exclude, inBothSchemes, tags: WCAG_TAGS });
  let violations = await audit();
  if (violations === undefined) {
    await bringAxe(page);
    violations = await audit();
  }
  if (violations === undefined) throw new Error('axe did not load');
  return violations;
}

/** Loads axe into a page that has none. By the debugger: the app's own security policy lets no other script in. */
async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(`window.readTextStyles = ${readTextStyles}`);
  if (await page.evaluate(() => (window as AxeWindow).axe !== undefined)) return;
  await page.evaluate(readFileSync(AXE_PATH, 'utf8'));
  // It would write down the markup of every element that it looks at: a quarter of its time.
  await page.evaluate(() => (window as AxeWindow).axe?.configure({ noHtml: true }));
}

/**
 * Runs in the page, and sends nothing but sentences about violations across: carrying axe's whole report into Jest
 * takes longer than axe does.
 *
 * Contrast is the dearest of axe's rules, so that it is left out where every text looks like one that passed in this
 * page before. A text that axe could not judge is never taken for one that passed.
 *
 * @returns sentences about violations; nothing where axe is not loaded yet
 */
async function auditPage({
  exclude,
  inBothSchemes,
  tags,
}: Required<AuditOptions> & { tags: string[] }): Promise<string[] | undefined> {
  const { axe, readTextStyles, passedTextStyles = new Set<string>() } = window as AxeWindow;
  if (!axe || !readTextStyles) return undefined;
  (window as AxeWindow).passedTextStyles = passedTextStyles;
  const excluded = exclude.filter((selector) => document.querySelector(selector));

  const audit = async (
    when: string,
    include: unknown[],
    styles: Map<Element, string>,
    options: RunOptions,
  ) => {
    const results = await axe.run(
      { include, exclude: excluded.map((selector) => [selector]) },
      { resultTypes: ['violations', 'passes'], elementRef: true, selectors: false, ...options },
    );
    for (const { nodes } of results.passes.filter(({ id }) => id === 'color-contrast')) {
      for (const { element } of nodes) {
        const style = element && styles.get(element);
        if (style !== undefined) passedTextStyles.add(style);
      }
    }
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ element, failureSummary }) =>
          `${id} (${when}): ${help}\n    ${element?.outerHTML.slice(0, 200)}\n    ${failureSummary?.replaceAll('\n', '\n    ')}`,
      ),
    );
  };
  const readNewTexts = () => {
    const styles = readTextStyles(excluded);
    const isNew = (element: Element) => !passedTextStyles.has(styles.get(element) ?? '');
    return { styles, texts: [...styles.keys()].filter(isNew) };
  };

  const shown = readNewTexts();
  const problems = await audit('as shown', [['html']], shown.styles, {
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: shown.texts.length > 0 } },
  });
  if (!inBothSchemes) return problems;

  const roots = [...document.querySelectorAll<HTMLElement>('[data-tapa-theme]')];
  const outermost = roots.find((root) => root.parentElement?.closest('[data-tapa-theme]') === null);
  if (!outermost) return problems;

  const scheme = outermost.dataset.theme ?? 'light';
  const other = scheme === 'dark' ? 'light' : 'dark';
  outermost.dataset.theme = other;
  const { styles, texts } = readNewTexts();
  if (texts.length > 0) {
    const runOnly = { type: 'rule' as const, values: ['color-contrast'] };
    problems.push(...(await audit(`in ${other}`, texts, styles, { runOnly })));
  }
  outermost.dataset.theme = scheme;
  return problems;
}
