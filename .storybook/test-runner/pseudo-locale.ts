import type { Page } from 'playwright';
import { cutTexts } from '../../src/testing/find-cut-text.js';
import { flat, inEnglish, isPlain } from '../../src/testing/pseudo/pseudo.js';
import { drawn } from '../../src/testing/settle.js';

// Checks each matrix of the library again in the pseudo-locale, in the state after its play function. Every
// text of the library is then accented, in brackets and 40% longer, and must not be truncated.

/** The used part of Storybook's page. */
interface StoryPage {
  __STORYBOOK_PREVIEW__: { currentRender: { story: { storyGlobals: Record<string, unknown> } } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (detail: { status: string }) => void) => void;
    emit: (event: string) => void;
  };
}

declare global {
  /** Restores the language of the shown story. */
  var restoreLanguage: (() => void) | undefined;
}

/** Matches stories of the library, and canaries. Others are in English. */
const OF_LIBRARY = /^(components|dashboards|embed|canaries)-/;

/**
 * Pins the pseudo-locale on the shown story, over any language that it pins, without changing the toolbar, so
 * that the next story does not inherit it. Runs in the page.
 *
 * @returns whether there are elements for partner sites, which load the language later
 */
function pinPseudoLocale(): boolean {
  const { story } = (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__.currentRender;
  const own = story.storyGlobals;
  story.storyGlobals = { ...own, language: 'en-XA' };
  const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('tapa-'),
  );
  for (const element of elements) element.setAttribute('locale', 'en-XA');
  globalThis.restoreLanguage = () => {
    story.storyGlobals = own;
    for (const element of elements) element.removeAttribute('locale');
  };
  return elements.length > 0;
}

const unpinPseudoLocale = (): void => globalThis.restoreLanguage?.();

/** Re-renders the shown story without its play function. Runs in the page. */
async function renderAgain(): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__ } = globalThis as unknown as StoryPage;
  const rendered = new Promise<{ status: string }>((done) =>
    __STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', done),
  );
  __STORYBOOK_ADDONS_CHANNEL__.emit('forceReRender');
  const { status } = await rendered;
  if (status === 'error') throw new Error('It fails when it is rendered again');
}

/** Returns whether all elements for partner sites have loaded the pseudo-locale. Runs in the page. */
function areElementsTranslated(): boolean {
  const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('tapa-'),
  );
  return elements.every(({ shadowRoot }) => {
    const framed = shadowRoot?.querySelector('iframe')?.contentDocument?.body;
    // Part of the padding of longer texts.
    return (framed ?? shadowRoot)?.innerHTML.includes('ẋ');
  });
}

const BY = ' is cut off by ';

/** Number of letters that identify a text. */
const COMPARED_LENGTH = 40;

const englishOf = (cut: string): string => inEnglish(cut.split(BY)[0] ?? cut).slice(0, COMPARED_LENGTH);

/** Returns whether a truncated text is the library's alone: figures and names in it would have no accents. */
const isOurs = (cut: string): boolean => {
  const [text = ''] = cut.split(BY);
  return !isPlain(text) && inEnglish(text) !== flat(text);
};

/** Resolves to the truncated texts, without those with data that are truncated in English too. */
async function findCuts(page: Page): Promise<string[]> {
  const cuts = await page.evaluate(cutTexts);
  if (cuts.every(isOurs)) return cuts;
  await page.evaluate(unpinPseudoLocale);
  await page.evaluate(renderAgain);
  await drawn(page);
  const inEnglishToo = new Set((await page.evaluate(cutTexts)).map(englishOf));
  return cuts.filter((cut) => isOurs(cut) || !inEnglishToo.has(englishOf(cut)));
}

/** Fails when a text of the library is truncated in the pseudo-locale. */
export async function checkPseudoLocale(page: Page, storyId: string): Promise<void> {
  if (!OF_LIBRARY.test(storyId)) return;
  try {
    const hasElements = await page.evaluate(pinPseudoLocale);
    await page.evaluate(renderAgain);
    if (hasElements) await page.waitForFunction(areElementsTranslated);
    await drawn(page);
    const cuts = await findCuts(page);
    if (cuts.length > 0) throw new Error(`In en-XA:\n${cuts.map((cut) => `Cut: ${cut}`).join('\n')}`);
  } finally {
    await page.evaluate(unpinPseudoLocale);
  }
}
