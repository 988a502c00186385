import type { Page } from 'playwright';

/** Finds texts of Japanese or Chinese with a line that begins with what may not begin one, in a page as it is. */
export const findBadBreaks = (page: Page): Promise<string[]> => page.evaluate(badBreaks);

/** The same from inside the page. Playwright sends it there as text, so it uses nothing of this file. */
function badBreaks(): string[] {
  /** Marks that close, small kana, the mark of a long vowel. */
  const NOT_FIRST = /^[、。，．・：；？！）」』】〕〉》”’ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶー々]/u;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const content = text.textContent ?? '';
    if (
      !/[\u3000-\u9FFF]/.test(content) ||
      !text.parentElement?.checkVisibility({ visibilityProperty: true })
    )
      continue;
    let line: number | undefined;
    for (let index = 0; index < content.length; index += 1) {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { width, bottom } = range.getBoundingClientRect();
      if (width === 0) continue;
      const rest = content.slice(index);
      // Marks of a line differ in height: a new line is lower by more than a few pixels.
      if (line !== undefined && bottom > line + 6 && NOT_FIRST.test(rest))
        found.push(`'${content.slice(0, 60)}' breaks before '${rest.slice(0, 6)}'`);
      line = bottom;
    }
  }
  return found;
}
