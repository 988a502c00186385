import type { Browser } from 'playwright';
import { openPage } from './open-page';

/** Components that a tile does not need, each by a text in its code. */
const STRANGERS = { Radix: 'must be used within', 'tailwind-merge': 'arbitrary..', entities: '~standard' };

/**
 * The height of a styled tile in px, which is as tall as what it says: a label of 20 px, a figure of 40, a hint of 20 and
 * two gaps of 6, in a padding of 16 above and 18 below and a border of 1.
 */
const HEIGHT = 20 + 40 + 20 + 2 * 6 + 16 + 18 + 2 * 1;

/** Checks a host with a single tile: it is styled, and no code of other components is loaded. */
export async function checkTilePage(browser: Browser, built: string): Promise<string[]> {
  const context = await browser.newContext({ locale: 'de-DE' });
  const scripts: Promise<string>[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  try {
    const { page, complaints } = await openPage(context, built, 'tile');
    const tile = page.getByRole('group', { name: 'Spent' });
    await tile.getByText('$1,250').waitFor();
    const { height } = (await tile.boundingBox()) ?? { height: 0 };
    // Line heights are fractions: the figure's is 1.1112 of 36 px.
    if (Math.abs(height - HEIGHT) > 0.1) complaints.push(`The tile is ${height} px high, not ${HEIGHT}`);
    const code = (await Promise.all(scripts)).join('\n');
    const found = Object.entries(STRANGERS).filter(([, sign]) => code.includes(sign));
    return [...complaints, ...found.map(([name]) => `A host of one tile loads ${name}`)];
  } finally {
    await context.close();
  }
}
