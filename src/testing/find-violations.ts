import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { findFaintTexts } from './measure-contrast.js';
import { readTextStyles } from './text-styles.js';

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
  /** The markup and the size of the window with which all other rules passed in this page before. */
  passedMarkup?: Set<string>;
  /** Texts whose contrast axe could not judge. */
  openTexts?: Element[];
}

/** The scope of {@link findViolations}. */
interface AuditOptions {
  /** Selectors of elements that are not ours, to be left out. @default none */
  exclude?: string[];
  /** True where colours are judged in the other scheme too, which the outermost provider is given. @default false */
  inBothSchemes?: boolean;
}

/**
 * Runs axe over the whole document, portals included. Contrast that axe cannot judge is measured by a picture.
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
  return [...violations, ...(await findFaintTexts(page))];
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
 * Nothing is judged twice: contrast, the dearest of axe's rules, only of texts that look like none that passed in this
 * page before, all other rules only where the markup is new. A text that axe could not judge is never taken for one
 * that passed.
 *
 * @returns sentences about violations; nothing where axe is not loaded yet
 */
async function auditPage({
  exclude,
  inBothSchemes,
  tags,
}: Required<AuditOptions> & { tags: string[] }): Promise<string[] | undefined> {
  const {
    axe,
    readTextStyles,
    passedTextStyles = new Set<string>(),
    passedMarkup = new Set<string>(),
  } = window as AxeWindow;
  if (!axe || !readTextStyles) return undefined;
  Object.assign(window, { passedTextStyles, passedMarkup });
  const excluded = exclude.filter((selector) => document.querySelector(selector));

  const audit = async (when: string, include: unknown[], options: RunOptions) => {
    const { violations, passes, incomplete } = await axe.run(
      { include, exclude: excluded.map((selector) => [selector]) },
      { resultTypes: ['violations', 'passes', 'incomplete'], elementRef: true, selectors: false, ...options },
    );
    const problems = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ element, failureSummary }) =>
          `${id} (${when}): ${help}\n    ${element?.outerHTML.slice(0, 200)}\n    ${failureSummary?.replaceAll('\n', '\n    ')}`,
      ),
    );
    const elementsOf = (results: typeof passes) =>
      results.flatMap(({ nodes }) => nodes.map(({ element }) => element));
    return { problems, passed: elementsOf(passes), open: elementsOf(incomplete) };
  };

  /** Nothing for a page whose markup does not tell all: shadow roots and frames stand apart from it. */
  const readMarkup = (): string | undefined => {
    const isWhole = [...document.querySelectorAll('*')].every(
      (element) => element.shadowRoot === null && element.localName !== 'iframe',
    );
    if (!isWhole) return undefined;
    const names = new Map<string, number>();
    // React counts its ids on from story to story.
    const markup = document.body.outerHTML.replace(/_r_\w+?_/g, (id) => {
      if (!names.has(id)) names.set(id, names.size);
      return `_r_${names.get(id)}_`;
    });
    const page = document.documentElement.cloneNode() as Element;
    return [document.title, innerWidth, innerHeight, page.outerHTML, markup].join('\n');
  };
  const auditMarkup = async (): Promise<string[]> => {
    const markup = readMarkup();
    if (markup !== undefined && passedMarkup.has(markup)) return [];
    const { problems } = await audit('as shown', [['html']], {
      runOnly: { type: 'tag', values: tags },
      rules: { 'color-contrast': { enabled: false } },
    });
    if (markup !== undefined && problems.length === 0) passedMarkup.add(markup);
    return problems;
  };
  const auditContrast = async (when: string): Promise<string[]> => {
    const styles = readTextStyles(excluded);
    const texts = [...styles.keys()].filter((element) => !passedTextStyles.has(styles.get(element) ?? ''));
    if (when === 'as shown') Object.assign(window, { openTexts: [] });
    if (texts.length === 0) return [];
    const { problems, passed, open } = await audit(when, texts, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
    });
    if (when === 'as shown')
      Object.assign(window, { openTexts: open.filter((element) => element !== undefined) });
    for (const element of passed) {
      const style = element && styles.get(element);
      if (style !== undefined) passedTextStyles.add(style);
    }
    return problems;
  };

  const problems = [...(await auditMarkup()), ...(await auditContrast('as shown'))];
  if (!inBothSchemes) return problems;

  const roots = [...document.querySelectorAll<HTMLElement>('[data-tapa-theme]')];
  const outermost = roots.find((root) => root.parentElement?.closest('[data-tapa-theme]') === null);
  if (!outermost) return problems;

  const scheme = outermost.dataset.theme ?? 'light';
  const other = scheme === 'dark' ? 'light' : 'dark';
  outermost.dataset.theme = other;
  problems.push(...(await auditContrast(`in ${other}`)));
  outermost.dataset.theme = scheme;
  return problems;
}
