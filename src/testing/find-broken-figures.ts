import type { Page } from 'playwright';

/**
 * Finds texts that are broken into two lines:
 *
 * - a figure with its sign, currency or unit, and a day with its month and year;
 * - a whole badge, column header or `<time>`;
 * - a word in a button, a tab or a menu item.
 *
 * Names, places and purposes may wrap, also in buttons, and so may a badge with a sentence of a server.
 * Ignores texts for screen readers only.
 */
export const findBrokenFigures = (page: Page): Promise<string[]> => page.evaluate(brokenFigures);

/** Runs in the page: Playwright sends it as text, so it must not use anything outside. */
export function brokenFigures(): string[] {
  const WHOLE = '[data-slot="badge"], thead th, [role="columnheader"], time';
  const WORDS = 'button, [role="button"], [role="tab"], [role="menuitem"], [data-slot="button"]';
  const NAMES = '[data-slot="row-open"], [data-slot="user-menu-name"]';
  const LONGEST_WORD = 40;
  /** A longer badge has a sentence. */
  const LONGEST_BADGE = 24;

  const range = document.createRange();
  /** Boxes of one line have nearly the same vertical center. */
  const isBroken = (text: Node, start: number, end: number): boolean => {
    range.setStart(text, start);
    range.setEnd(text, end);
    const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
    return others.some(({ top, bottom, height }) => {
      if (!first) return false;
      const apart = (top + bottom - first.top - first.bottom) / 2;
      return Math.abs(apart) > Math.min(height, first.height) / 2;
    });
  };

  /** Visually hidden boxes are absolute and 1 px large. */
  const isForReaders = (element: Element | null): boolean => {
    if (element === null) return false;
    const { width, height } = element.getBoundingClientRect();
    const isHidden = width <= 1 && height <= 1 && getComputedStyle(element).position === 'absolute';
    return isHidden || isForReaders(element.parentElement);
  };

  /** Days in the languages of the page: 'Dec 12, 2026', '12. Dez. 2026', '2026年12月12日'. */
  const dayPattern = (): string => {
    const languages = Array.from(document.querySelectorAll<HTMLElement>('[lang]'), ({ lang }) => lang);
    // Creating a formatter is slower than formatting all months.
    const monthsOf = (language: string, month: 'long' | 'short') => {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric' });
      return Array.from({ length: 12 }, (_, index) => format.formatToParts(new Date(2026, index, 1)))
        .flat()
        .flatMap(({ type, value }) => (type === 'month' ? [value.replace(/\W$/, '')] : []));
    };
    const months = [...new Set(['en', ...languages])].flatMap((language) => [
      ...monthsOf(language, 'long'),
      ...monthsOf(language, 'short'),
    ]);
    // The longest first: 'June' before 'Jun'.
    const names = [...new Set(months)]
      .filter((name) => /^\p{L}+$/u.test(name))
      .sort((a, b) => b.length - a.length);
    const month = `(?:${names.join('|')})(?!\\p{L})\\.?`;
    const gap = '[ \\u00A0]';
    return [
      `\\p{Nd}{1,2}\\.?${gap}(?:de${gap})?${month}(?:${gap}(?:de${gap})?\\p{Nd}{4})?`,
      `(?<!\\p{L})${month}${gap}\\p{Nd}{1,2}(?!\\p{Nd})(?:,${gap}\\p{Nd}{4})?`,
      `(?<!\\p{L})${month}${gap}\\p{Nd}{4}`,
      '\\p{Nd}{4}年\\p{Nd}{1,2}月(?:\\p{Nd}{1,2}日)?|\\p{Nd}{1,2}月\\p{Nd}{1,2}日',
    ].join('|');
  };
  const figurePattern = (): string => {
    // Direction marks and no-break spaces.
    const glue = '[\\u00A0\\u202F\\u200E\\u200F\\u061C]*';
    const currency = '(?:\\p{Lu}{0,3}\\p{Sc}|\\p{Lu}{3})';
    const number = "\\p{Nd}+(?:[.,:/٬٫'’\\u00A0\\u202F]\\p{Nd}+)*[A-Za-z]{0,2}";
    // Hyphens in '2026-12-10' are not signs.
    return `(?:(?<!\\p{Nd})[-−+±~≈])?${glue}(?:${currency}${glue}[-−+]?${glue})?${number}(?:${glue}(?:[%٪]|${currency}(?!\\p{L})))?`;
  };
  let pattern: RegExp | undefined;
  const figures = () => {
    pattern ??= new RegExp(`${dayPattern()}|${figurePattern()}`, 'gu');
    return pattern;
  };

  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const content = text.textContent ?? '';
    const { parentElement: parent } = text;
    if (parent === null || content.trim() === '' || !isBroken(text, 0, content.length)) continue;
    // A broken text has boxes. `checkVisibility` is false for `display: contents`.
    if (getComputedStyle(parent).visibility !== 'visible' || parent.closest('svg') || isForReaders(parent))
      continue;
    const whole = parent.closest(WHOLE);
    if (whole?.matches('[data-slot="badge"]') && content.length > LONGEST_BADGE) continue;
    const parts = whole
      ? [{ index: 0, 0: content }]
      : [
          ...(/\p{Nd}/u.test(content) ? content.matchAll(figures()) : []),
          // Japanese and Chinese may break between characters.
          ...(parent.closest(WORDS) && !parent.closest(NAMES)
            ? [
                ...content.matchAll(/[^\s\p{P}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu),
              ].filter(({ 0: word }) => word.length <= LONGEST_WORD)
            : []),
        ];
    for (const { index, 0: part } of parts) {
      if (!isBroken(text, index, index + part.length)) continue;
      const box = parent.closest('[data-slot]')?.getAttribute('data-slot') ?? parent.tagName;
      found.add(`'${part.trim().slice(0, 40)}' of '${content.trim().slice(0, 60)}' in ${box}`);
    }
  }
  return [...found];
}
