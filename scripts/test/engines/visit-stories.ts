import type { Browser } from './browsers';
import type { Measured } from './in-page';

/** The result for a story that cannot be measured: the page has gone, or has not answered. */
const lost = (error: unknown): Measured => ({
  errors: [`not measured: ${error instanceof Error ? error.message : String(error)}`],
  sideways: 0,
  parts: [],
  textHeights: [],
});

/**
 * Shows a story in a browser whose page visits stories, and measures it.
 *
 * @param group - stories of a group share a frame
 */
export async function visitStory(
  browser: Browser,
  visitsUrl: string,
  { id, group }: { id: string; group: string },
): Promise<Measured> {
  try {
    const json = await browser.read<string>(`visitStory(${JSON.stringify(id)}, ${JSON.stringify(group)})`);
    // WebKit shows the list of a `select` also where a script presses it. The list takes the focus, which next stories need.
    if (!(await browser.read<boolean>('document.hasFocus()'))) await browser.press('Escape');
    return JSON.parse(json) as Measured;
  } catch (error) {
    await browser.open(visitsUrl);
    return lost(error);
  }
}
