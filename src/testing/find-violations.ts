import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Page } from 'playwright';
import { findFaintTexts } from './measure-contrast.js';
import { readTextStyles } from './text-styles.js';

const AXE_PATH = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js');

/** WCAG 2.0 to 2.2, levels A and AA. `wcag22aa` turns on target-size, which axe leaves off otherwise. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Marks the texts whose contrast is to be judged. */
const JUDGED = 'data-judged-text';

interface AxeWindow extends Window {
  axe?: {
    configure: (spec: Spec) => void;
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
  /** False where the size of targets is not judged: it takes two fifths of the time of all rules but contrast. @default true */
  withTargets?: boolean;
}

/**
 * Runs axe over the whole document, portals included. Contrast that axe cannot judge is measured by a picture.
 *
 * @returns the rule, the element and the reason of every violation
 * @throws when axe itself fails
 */
export async function findViolations(
  page: Page,
  { exclude = [], inBothSchemes = false, withTargets = true }: AuditOptions = {},
): Promise<string[]> {
  const audit = () =>
    page.evaluate(auditPage, { exclude, inBothSchemes, withTargets, tags: WCAG_TAGS, judged: JUDGED });
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
  await page.evaluate(
    (judged) =>
      (window as AxeWindow).axe?.configure({
        // It would write down the markup of every element that it looks at: a quarter of its time.
        noHtml: true,
        rules: [{ id: 'color-contrast', selector: `[${judged}]` }],
      }),
    JUDGED,
  );
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
    return [document.title, innerWidth, innerHeight, withTargets, page.outerHTML, markup].join('\n');
  };

  /** Runs what is left to judge at once: axe reads the whole page before its first rule. */
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
              // It looks for spacing that a style forces, but takes a fifth of the time of all rules to find what is in sight first.
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
