/** A text of a page, and where it stands. */
export interface PageText {
  text: string;
  place: string;
}

/** Attributes that are shown or said. */
export const SAID = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'aria-placeholder',
  'title',
  'alt',
  'placeholder',
  'label',
];

/** What is left out of a page, each with its reason. */
export const UNREAD = [
  // No text.
  'head, script, style, template, noscript',
  // Storybook's own.
  '.sb-wrapper, #storybook-docs, .sb-preparing-story, .sb-preparing-docs',
  // Letters of a name, which stands or is said beside them.
  '[data-slot="avatar"]',
];

/** What was said before the language was another: it keeps the words it was said in. */
export const HEARD =
  '[data-slot="dashboard-news"], [data-slot="toast-title"], [data-slot="toast-description"]';

interface Reading {
  said: readonly string[];
  unread: string;
  /** Only texts that have one of these are returned. */
  letters: string;
}

/**
 * All that a page shows or says, also what is there for screen readers alone, in shadow roots and in frames. Runs in the page:
 * Playwright sends it there as text, so it uses nothing of this file.
 */
export function pageTexts({ said, unread, letters }: Reading): PageText[] {
  const found: PageText[] = [];
  const asked = new RegExp(`[${letters}]`);
  const placeOf = (element: Element) =>
    `${element.closest('[data-slot]')?.getAttribute('data-slot') ?? ''} <${element.localName}>`.trim();
  const read = (element: Element) => {
    for (const name of said) {
      const text = element.getAttribute(name);
      if (text && asked.test(text)) found.push({ text, place: `${name} of ${placeOf(element)}` });
    }
    if (element.matches(unread)) return;
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      if (asked.test(text)) found.push({ text, place: placeOf(element) });
    }
    for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])]) read(child);
    if (element instanceof HTMLIFrameElement && element.contentDocument)
      read(element.contentDocument.documentElement);
  };
  read(document.documentElement);
  return found;
}
