import type { Page } from 'playwright';
import { cutTexts } from '../../src/testing/find-cut-text.js';
import { flat, inEnglish, isPlain } from '../../src/testing/pseudo/pseudo.js';
import { drawn } from '../../src/testing/settle.js';

// Each matrix of the library is looked at once more in the pseudo-locale, as its play function has left it: menus that are open,
// the tab that was chosen. Every text of the library is then accented, in brackets and 40% longer; what is cut off is a fault.

/** A page of Storybook, as far as it is used here. */
interface StoryPage {
  __STORYBOOK_PREVIEW__: { currentRender: { story: { storyGlobals: Record<string, unknown> } } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (detail: { status: string }) => void) => void;
    emit: (event: string) => void;
  };
}

declare global {
  /** Gives the shown story its own language back. */
  var speakAsBefore: (() => void) | undefined;
}

/** Stories of the library, and canaries. The app's pages are in English, and those about Storybook itself too. */
const OF_LIBRARY = /^(components|dashboards|embed|canaries)-/;

/**
 * Gives the shown story the language as if it pinned it. The settings of the toolbar stay as they are, so the next story cannot
 * inherit it, and a story that pins another language speaks this one too. Runs in the page.
 *
 * @returns whether there are elements for partner sites, which speak it a moment later
 */
function speakPseudo(): boolean {
  const { story } = (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__.currentRender;
  const own = story.storyGlobals;
  story.storyGlobals = { ...own, language: 'en-XA' };
  // Elements for partner sites take their language from an attribute.
  const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('tapa-'),
  );
  for (const element of elements) element.setAttribute('locale', 'en-XA');
  globalThis.speakAsBefore = () => {
    story.storyGlobals = own;
    for (const element of elements) element.removeAttribute('locale');
  };
  return elements.length > 0;
}

const speakOwn = (): void => globalThis.speakAsBefore?.();

/** Renders the shown story again in place: its play function does not run again. Runs in the page. */
async function renderAgain(): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__ } = globalThis as unknown as StoryPage;
  const rendered = new Promise<{ status: string }>((done) =>
    __STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', done),
  );
  __STORYBOOK_ADDONS_CHANNEL__.emit('forceReRender');
  const { status } = await rendered;
  if (status === 'error') throw new Error('It fails when it is rendered again');
}

/** Returns whether all elements for partner sites speak it: they load their words by themselves, frames too. Runs in the page. */
function doElementsSpeak(): boolean {
  const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('tapa-'),
  );
  return elements.every(({ shadowRoot }) => {
    const framed = shadowRoot?.querySelector('iframe')?.contentDocument?.body;
    // Fillings that make texts longer.
    return (framed ?? shadowRoot)?.innerHTML.includes('ẋ');
  });
}

const BY = ' is cut off by ';

/** How many letters of a text tell it from others. */
const TELLING = 40;

/** The text that is cut, as English has it. */
const englishOf = (cut: string): string => inEnglish(cut.split(BY)[0] ?? cut).slice(0, TELLING);

/** Returns whether all of the text that is cut is of the library: a figure has no accents, and a name has plain letters. */
const isOurs = (cut: string): boolean => {
  const [text = ''] = cut.split(BY);
  return !isPlain(text) && inEnglish(text) !== flat(text);
};

/**
 * The texts that are cut. What has data in it and is cut in English too is not the language's fault: stories with data that is
 * too long look for that.
 */
async function findCuts(page: Page): Promise<string[]> {
  const cuts = await page.evaluate(cutTexts);
  if (cuts.every(isOurs)) return cuts;
  await page.evaluate(speakOwn);
  await page.evaluate(renderAgain);
  await drawn(page);
  const inEnglishToo = new Set((await page.evaluate(cutTexts)).map(englishOf));
  return cuts.filter((cut) => isOurs(cut) || !inEnglishToo.has(englishOf(cut)));
}

/** Fails where a text of the library is cut in a story. */
export async function checkPseudoLocale(page: Page, storyId: string): Promise<void> {
  if (!OF_LIBRARY.test(storyId)) return;
  try {
    const hasElements = await page.evaluate(speakPseudo);
    await page.evaluate(renderAgain);
    if (hasElements) await page.waitForFunction(doElementsSpeak);
    await drawn(page);
    const cuts = await findCuts(page);
    if (cuts.length > 0) throw new Error(`In en-XA:\n${cuts.map((cut) => `Cut: ${cut}`).join('\n')}`);
  } finally {
    await page.evaluate(speakOwn);
  }
}
