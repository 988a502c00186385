import { expect } from 'storybook/test';

/** What must never be shown, whatever the data holds (decision 12). */
export const FORBIDDEN_TEXT = /NaN|undefined|null|Infinity|Invalid Date|\[object/;

/** Fails when a missing or broken value reached the reader, in text or in a name for screen readers. */
export async function expectCleanText(element: HTMLElement): Promise<void> {
  await expect(element.textContent).not.toMatch(FORBIDDEN_TEXT);
  for (const named of element.querySelectorAll('[aria-label], [title]')) {
    await expect(named.getAttribute('aria-label') ?? '').not.toMatch(FORBIDDEN_TEXT);
    await expect(named.getAttribute('title') ?? '').not.toMatch(FORBIDDEN_TEXT);
  }
}

/** Fails when the page scrolls sideways: long words and large text must wrap (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
