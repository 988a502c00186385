import type { IndexEntry } from '../story-batches';
import type { Browser } from './browsers';
import type { Measured } from './in-page';

/** What is measured of a story that cannot be: the page has gone, or has not answered. */
const lost = (error: unknown): Measured => ({
  errors: [`not measured: ${error instanceof Error ? error.message : String(error)}`],
  sideways: 0,
  parts: [],
  textHeights: [],
});

/** Shows the stories in a browser one after the other, and measures each. */
export async function visitStories(
  browser: Browser,
  visitsUrl: string,
  stories: readonly IndexEntry[],
): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  await browser.open(visitsUrl);
  for (const { id, title } of stories) {
    try {
      const json = await browser.read<string>(`visitStory(${JSON.stringify(id)}, ${JSON.stringify(title)})`);
      measured.set(id, JSON.parse(json) as Measured);
      // WebKit shows the list of a `select` also where a script presses it. The list takes the focus, which next stories need.
      if (!(await browser.read<boolean>('document.hasFocus()'))) await browser.press('Escape');
    } catch (error) {
      measured.set(id, lost(error));
      await browser.open(visitsUrl);
    }
  }
  return measured;
}

/** Every so many-th story from a place on: shares of them show a bit of everything. */
export const shareOf = <Item>(items: readonly Item[], number: number, count: number): Item[] =>
  items.filter((_, index) => index % count === number - 1);
