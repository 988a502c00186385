import type { Page } from 'playwright';

/** The state of a page that a guest could change. */
export interface HostState {
  /** Every computed style of every element and of its pseudo-elements, a property a line. */
  styles: readonly (readonly string[])[];
  /** Its document without what is ours. */
  markup: string;
  sheets: number;
  globals: number;
}

/** Reads everything of a host's page that a guest on it could change, but for what is inside `ours`. */
export const readHostState = (page: Page, ours: string): Promise<HostState> =>
  page.evaluate((selector) => {
    const own = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => element.localName !== 'script' && !element.closest(selector),
    );
    // Our variables are there for the host to read; what they could do to it shows in its other properties.
    const ours = /^--(?:tapa|t|lightningcss)-/;
    const styles = own.map((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const names = [...style].filter((name) => !ours.test(name)).sort();
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join('\n');
      }),
    );
    const copy = document.documentElement.cloneNode(true) as Element;
    copy.querySelector(selector)?.replaceChildren();
    return {
      styles,
      markup: copy.outerHTML,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      globals: Object.keys(window).length,
    };
  }, ours);

/** The computed styles that differ, element by element in the order of the document. */
export function changedStyles(before: HostState, after: HostState): string[] {
  if (after.styles.length !== before.styles.length)
    return [`${after.styles.length} elements instead of ${before.styles.length}`];
  return after.styles.flatMap((pseudos, index) =>
    pseudos.flatMap((now, pseudo) => {
      const then = before.styles[index]?.[pseudo] ?? '';
      if (now === then) return [];
      return [`element ${index}: ${linesWithout(now, then)} instead of ${linesWithout(then, now)}`];
    }),
  );
}

/** The lines of a text that another does not have. */
function linesWithout(text: string, other: string): string {
  const others = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !others.has(line))
    .join('; ');
}
