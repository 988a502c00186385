import type { Page } from 'playwright';

/** Finds Japanese and Chinese texts with a line that starts with a forbidden character. */
export const findBadBreaks = (page: Page): Promise<string[]> => page.evaluate(badBreaks);

/** Runs in the page: Playwright sends it as text, so it must not use anything outside. */
function badBreaks(): string[] {
  /** Closing marks, small kana, the long vowel mark. */
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
      // Characters of one line differ in height by a few pixels.
      if (line !== undefined && bottom > line + 6 && NOT_FIRST.test(rest))
        found.push(`'${content.slice(0, 60)}' breaks before '${rest.slice(0, 6)}'`);
      line = bottom;
    }
  }
  return found;
}
