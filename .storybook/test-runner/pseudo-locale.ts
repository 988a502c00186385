import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { cutTexts } from '../../src/testing/find-cut-text';
import { HEARD, pageTexts, SAID, UNREAD } from '../../src/testing/pseudo/page-texts';
import { flat, inEnglish, isPlain, plainTexts } from '../../src/testing/pseudo/plain-words';
import { keepTexts, type StoryPage, textsOfStory } from '../../src/testing/pseudo/story-data';
import { settle } from '../../src/testing/settle';

// Each story of the library is looked at once more in the pseudo-locale, as its play function has left it: menus that are open,
// the tab that was chosen. Every text of the library is then accented, in brackets and 40% longer; what is not is a fault.

/** Stories of the library, and canaries. The app's pages are in English, and those about Storybook itself too. */
const OF_LIBRARY = /^(components|dashboards|embed|canaries)-/;

/** Makes a page keep what Intl writes and servers answer. Before it is opened. */
export const watchTexts = (page: Page): Promise<unknown> => page.addInitScript(keepTexts);

/** Forgets what was kept for the story before. */
export const forgetTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.keptTexts = { written: new Set(), answers: [] };
  });

/**
 * Gives the shown story the language as if it pinned it, and renders it again in place. The settings of the toolbar stay as
 * they are, so the next story cannot inherit it, and a story that pins another language speaks this one too. Runs in the page.
 */
async function speakPseudo(): Promise<void> {
  const { __STORYBOOK_PREVIEW__, __STORYBOOK_ADDONS_CHANNEL__ } = globalThis as unknown as StoryPage;
  const { story } = __STORYBOOK_PREVIEW__.currentRender;
  const own = story.storyGlobals;
  globalThis.speakAsBefore = () => {
    story.storyGlobals = own;
  };
  story.storyGlobals = { ...own, language: 'en-XA' };
  // Elements for partner sites take their language from an attribute.
  for (const element of document.querySelectorAll('*'))
    if (element.localName.startsWith('tapa-')) element.setAttribute('locale', 'en-XA');
  const rendered = new Promise<{ status: string }>((done) =>
    __STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', done),
  );
  __STORYBOOK_ADDONS_CHANNEL__.emit('forceReRender');
  const { status } = await rendered;
  if (status === 'error') throw new Error('The story fails in en-XA');
}

const speakAsBefore = (): void => globalThis.speakAsBefore?.();

const WORD = /[\p{L}\p{M}]+/gu;

const BY = ' is cut off by ';

/** How many letters of a text tell it from others. */
const TELLING = 40;

/** The text that is cut, as English has it. */
const englishOf = (cut: string): string => inEnglish(cut.split(BY)[0] ?? cut).slice(0, TELLING);

/** The texts of the page that neither the catalogue nor the story has written. */
async function findPlainTexts(page: Page): Promise<string[]> {
  const unread = [...UNREAD, HEARD].join();
  const texts = (await page.evaluate(pageTexts, { said: SAID, unread })).filter(({ text }) => isPlain(text));
  const shown = texts.map(({ text }) => text);
  const words = [...new Set(shown.flatMap((text) => text.toUpperCase().match(WORD) ?? []))];
  const { data, file } = await page.evaluate(textsOfStory, words);
  const written = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => [...(globalThis.keptTexts?.written ?? [])])),
  );
  const known = { data, written: written.flat() };
  let found = plainTexts(shown, known);
  if (found.length > 0 && file !== undefined) {
    // Reading source takes longer, and most stories need nothing of it.
    const { storyLiterals } = await import('../../src/testing/pseudo/story-literals');
    found = plainTexts(shown, { ...known, data: [...data, ...storyLiterals(resolve(file))] });
  }
  const places = new Map(texts.map(({ text, place }) => [flat(text), place]));
  return found.map(({ text, words }) => `'${text.slice(0, 120)}' (${places.get(text)}): ${words.join(' ')}`);
}

/**
 * Fails where a story of the library has a text in en-XA that is not of the catalogue, or one that is cut. What has data in it
 * and is cut in English too is not the language's fault: stories with data that is too long look for that.
 */
export async function checkPseudoLocale(page: Page, storyId: string): Promise<void> {
  if (!OF_LIBRARY.test(storyId)) return;
  const before = new Set((await page.evaluate(cutTexts)).map(englishOf));
  try {
    await page.evaluate(speakPseudo);
    await settle(page);
    const plain = await findPlainTexts(page);
    const cuts = (await page.evaluate(cutTexts)).filter(
      (cut) => !isPlain(cut.split(BY)[0] ?? cut) || !before.has(englishOf(cut)),
    );
    const faults = [
      ...plain.map((text) => `Not of the catalogue: ${text}`),
      ...cuts.map((cut) => `Cut: ${cut}`),
    ];
    if (faults.length > 0) throw new Error(`In en-XA:\n${faults.join('\n')}`);
  } finally {
    await page.evaluate(speakAsBefore);
  }
}
