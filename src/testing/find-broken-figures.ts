import type { Page } from 'playwright';

/**
 * Finds what must stand on one line and does not, in a page as it is:
 *
 * - a figure, with its sign, currency or unit of percent, and a day with its month and year, wherever they stand;
 * - the whole text of a badge, of a column's head, and of an element that says it is a time;
 * - in buttons, tabs and items of menus each word: a long label may take two lines, where none of its words is broken.
 *
 * Names, places and purposes may wrap. What is there for screen readers alone is left out, and what a scroll container hides is not.
 *
 * @returns each text that is broken, with what of it and where
 */
export const findBrokenFigures = (page: Page): Promise<string[]> => page.evaluate(brokenFigures);

/** The same from inside the page. Playwright sends it there as text, so it uses nothing of this file. */
export function brokenFigures(): string[] {
  const WHOLE = '[data-slot="badge"], thead th, [role="columnheader"], time';
  const WORDS = 'button, [role="button"], [role="tab"], [role="menuitem"], [data-slot="button"]';
  // Marks of direction, and the spaces that keep a figure and its currency together.
  const glue = '[\\u00A0\\u202F\\u200E\\u200F\\u061C]*';
  const sign = '[-−+±~≈<>]?';
  const currency = '(?:[A-Z]{0,3}\\p{Sc}|[A-Z]{3})';
  const number = "\\p{Nd}+(?:[.,٬٫'’\\u00A0\\u202F]\\p{Nd}+)*";
  const figure = `${sign}${glue}(?:${currency}${glue} ?)?${sign}${glue}${number}(?:${glue} ?(?:[%٪]|${currency}(?![\\p{L}])))?`;

  /** The months by their names in the languages of the page. */
  const languages = new Set(['en', ...Array.from(document.querySelectorAll('[lang]'), ({ lang }) => lang)]);
  const months = [...languages].flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) =>
        new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' })
          .formatToParts(Date.UTC(2026, index, 1))
          .filter(({ type }) => type === 'month')
          .map(({ value }) => value.replace(/\W$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join(''),
      ),
    ),
  );
  const month = `(?:${[...new Set(months)]
    .filter((name) => /\p{L}/u.test(name))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?!\\p{L})\\.?`;
  const day = `(?:\\p{Nd}{1,2}\\.? (?:de )?${month}(?: (?:de )?\\p{Nd}{4})?|${month} \\p{Nd}{1,2}(?!\\p{Nd})(?:, \\p{Nd}{4})?|${month} \\p{Nd}{4}|\\p{Nd}{4}年\\p{Nd}{1,2}月(?:\\p{Nd}{1,2}日)?|\\p{Nd}{1,2}月\\p{Nd}{1,2}日)`;
  const tokens = new RegExp(`(?<!\\p{L})${day}|${figure}`, 'gu');
  const words = /[\p{L}\p{M}\p{Nd}]+/gu;

  const range = document.createRange();
  /** Whether a part of a text stands on more than one line: boxes of one line have nearly the same middle. */
  const isBroken = (text: Node, start: number, end: number): boolean => {
    range.setStart(text, start);
    range.setEnd(text, end);
    const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!first) return false;
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    return others.some(
      (other) => Math.abs(middle(other) - middle(first)) > Math.min(first.height, other.height) / 2,
    );
  };
  /** Whether an element is there for screen readers alone. */
  const isUnseen = (element: Element): boolean => {
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { clip, position } = getComputedStyle(box);
      if (position === 'absolute' && (clip !== 'auto' || box.getBoundingClientRect().width <= 1)) return true;
    }
    return false;
  };

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const content = text.textContent ?? '';
    const { parentElement: parent } = text;
    // A text on one line is whole, whatever it says.
    if (parent === null || content.trim() === '' || !isBroken(text, 0, content.length)) continue;
    if (
      !parent.checkVisibility({ visibilityProperty: true }) ||
      parent.closest('svg, option') ||
      isUnseen(parent)
    )
      continue;
    const isWhole = parent.closest(WHOLE) !== null;
    const inButton = parent.closest(WORDS) !== null;
    const parts = isWhole
      ? [{ index: 0, 0: content }]
      : [...content.matchAll(tokens), ...(inButton ? content.matchAll(words) : [])].filter(
          (part) => !/[\u3040-\u30FF\u4E00-\u9FFF]{2}/.test(part[0]) || /\p{Nd}/u.test(part[0]),
        );
    for (const { index, 0: part } of parts) {
      const lead = part.length - part.trimStart().length;
      if (!isBroken(text, index + lead, index + part.trimEnd().length)) continue;
      const box = parent.closest('[data-slot]');
      found.push(
        `'${part.trim().slice(0, 40)}' of '${content.trim().slice(0, 60)}' in ${box?.getAttribute('data-slot') ?? parent.tagName} ${parent.closest('[class]')?.getAttribute('class')?.slice(0, 90)}`,
      );
    }
  }
  return [...new Set(found)];
}
