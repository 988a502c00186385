import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Page } from 'playwright';
import { findFaintTexts } from './measure-contrast.js';
import { readTextStyles } from './text-styles.js';

const AXE_PATH = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js');

/** WCAG 2.0 to 2.2, levels A and AA. `wcag22aa` enables target-size. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const JUDGED = 'data-judged-text';

interface AxeWindow extends Window {
  axe?: {
    configure: (spec: Spec) => void;
    run: (context: unknown, options: RunOptions) => Promise<AxeResults>;
  };
  readTextStyles?: typeof readTextStyles;
  /** Results of `readTextStyles` whose contrast passed in this page before. */
  passedTextStyles?: Set<string>;
  /** Markup with size of the window that passed all other rules in this page before. */
  passedMarkup?: Set<string>;
  /** Texts whose contrast axe could not determine. */
  openTexts?: Element[];
}

interface AuditOptions {
  /** Selectors of elements that are not ours. @default none */
  exclude?: string[];
  /** True to check colours in the other colour scheme too. @default false */
  inBothSchemes?: boolean;
  /** False to skip the size of targets: it takes two fifths of the time without contrast. @default true */
  withTargets?: boolean;
}

/**
 * Runs axe on the whole document. Contrast that axe cannot determine is measured in a screenshot.
 *
 * @returns rule, element and reason of each violation
 * @throws if axe fails
 */
export async function findViolations(
  page: Page,
  { exclude = [], inBothSchemes = false, withTargets = true }: AuditOptions = {},
): Promise<string[]> {
  const audit = () =>
    page.evaluate(auditPage, { exclude, inBothSchemes, withTargets, tags: WCAG_TAGS, judged: JUDGED });
  let violations = await audit();
  if (violations === undefined) {
    await loadAxe(page);
    violations = await audit();
  }
  if (violations === undefined) throw new Error('axe did not load');
  return [...violations, ...(await findFaintTexts(page))];
}

/** Loads axe by the debugger: the app's Content Security Policy blocks other scripts. */
async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(`window.readTextStyles = ${readTextStyles}`);
  if (await page.evaluate(() => (window as AxeWindow).axe !== undefined)) return;
  await page.evaluate(readFileSync(AXE_PATH, 'utf8'));
  await page.evaluate(
    (judged) =>
      (window as AxeWindow).axe?.configure({
        // Serialising the markup takes a quarter of the time.
        noHtml: true,
        rules: [{ id: 'color-contrast', selector: `[${judged}]` }],
      }),
    JUDGED,
  );
}

/**
 * Runs in the page. Returns sentences, because transferring axe's report takes longer than axe does. Skips
 * checks that passed in this page before: contrast, the slowest rule, by text style, other rules by markup.
 *
 * @returns sentences about violations; undefined where axe is not loaded yet
 */
async function auditPage({
  exclude,
  inBothSchemes,
  withTargets,
  tags,
  judged,
}: Required<AuditOptions> & { tags: string[]; judged: string }): Promise<string[] | undefined> {
  const {
    axe,
    readTextStyles,
    passedTextStyles = new Set<string>(),
    passedMarkup = new Set<string>(),
  } = window as AxeWindow;
  if (!axe || !readTextStyles) return undefined;
  Object.assign(window, { passedTextStyles, passedMarkup });
  const excluded = exclude.filter((selector) => document.querySelector(selector));

  /** Returns undefined for a page with shadow roots or frames, whose markup is incomplete. */
  const readMarkup = (): string | undefined => {
    const isWhole = [...document.querySelectorAll('*')].every(
      (element) => element.shadowRoot === null && element.localName !== 'iframe',
    );
    if (!isWhole) return undefined;
    const names = new Map<string, number>();
    // React continues to count its ids across stories.
    const markup = document.body.outerHTML.replace(/_r_\w+?_/g, (id) => {
      if (!names.has(id)) names.set(id, names.size);
      return `_r_${names.get(id)}_`;
    });
    const page = document.documentElement.cloneNode() as Element;
    return [document.title, innerWidth, innerHeight, withTargets, page.outerHTML, markup].join('\n');
  };

  /** Runs all remaining rules at once: axe reads the whole page before its first rule. */
  const audit = async (when: string, isMarkupJudged: boolean) => {
    const markup = isMarkupJudged ? readMarkup() : undefined;
    const isOldMarkup = !isMarkupJudged || (markup !== undefined && passedMarkup.has(markup));
    const styles = readTextStyles(excluded);
    const texts = [...styles.keys()].filter((element) => !passedTextStyles.has(styles.get(element) ?? ''));
    if (isOldMarkup && texts.length === 0) return { problems: [], open: [] };

    for (const text of texts) text.setAttribute(judged, '');
    const { violations, passes, incomplete } = await axe.run(
      { include: [['html']], exclude: excluded.map((selector) => [selector]) },
      {
        resultTypes: ['violations', 'passes', 'incomplete'],
        elementRef: true,
        selectors: false,
        runOnly: isOldMarkup ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: tags },
        rules: isOldMarkup
          ? {}
          : {
              'target-size': { enabled: withTargets },
              // Slow, and only relevant to inline styles with !important.
              'avoid-inline-spacing': { enabled: document.querySelector('[style*="!important"]') !== null },
            },
      },
    );
    for (const text of texts) text.removeAttribute(judged);

    const isContrast = ({ id }: { id: string }) => id === 'color-contrast';
    const elementsOf = (results: typeof passes) =>
      results.filter(isContrast).flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));
    for (const element of elementsOf(passes)) {
      const style = styles.get(element);
      if (style !== undefined) passedTextStyles.add(style);
    }
    if (markup !== undefined && violations.every(isContrast)) passedMarkup.add(markup);
    const problems = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ element, failureSummary }) =>
          `${id} (${when}): ${help}\n    ${element?.outerHTML.slice(0, 200)}\n    ${failureSummary?.replaceAll('\n', '\n    ')}`,
      ),
    );
    return { problems, open: elementsOf(incomplete) };
  };

  const { problems, open } = await audit('as shown', true);
  Object.assign(window, { openTexts: open });
  const roots = [...document.querySelectorAll<HTMLElement>('[data-tapa-theme]')];
  const outermost = roots.find((root) => root.parentElement?.closest('[data-tapa-theme]') === null);
  if (!inBothSchemes || !outermost) return problems;

  const scheme = outermost.dataset.theme ?? 'light';
  const other = scheme === 'dark' ? 'light' : 'dark';
  outermost.dataset.theme = other;
  problems.push(...(await audit(`in ${other}`, false)).problems);
  outermost.dataset.theme = scheme;
  return problems;
}
