import { virtual } from '@guidepup/virtual-screen-reader';

/** What is said at the end of the page. */
const END = 'end of document';

/**
 * What a screen reader says of the page, a line for each stop but the ends, as Guidepup's virtual one walks through the accessibility
 * tree. Real ones differ in words and their order, hardly in what is said.
 */
export async function transcriptOfPage(): Promise<string> {
  await virtual.start({ container: document.body });
  try {
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== END);
    const phrases = await virtual.spokenPhraseLog();
    return `${phrases.filter((phrase) => !phrase.startsWith('end of ')).join('\n')}\n`;
  } finally {
    await virtual.stop();
  }
}
