import type { Page } from 'playwright';

/** State of a host's page that the library could change. */
export interface HostState {
  /** Computed styles of each element and its pseudo-elements, one property per line. */
  styles: readonly (readonly string[])[];
  /** Document without our elements. */
  markup: string;
  sheets: number;
  globals: number;
}

/** Reads the state of a host's page, except inside the selector `ours`. */
export const readHostState = (page: Page, ours: string): Promise<HostState> =>
  page.evaluate((selector) => {
    const own = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => element.localName !== 'script' && !element.closest(selector),
    );
    // Our variables are harmless; their effects would show in other properties.
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

function linesWithout(text: string, other: string): string {
  const others = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !others.has(line))
    .join('; ');
}
