import { virtual } from '@guidepup/virtual-screen-reader';

/**
 * Returns what a screen reader says of the page or a part of it, a line for each stop but the ends, as Guidepup's virtual one walks
 * through the accessibility tree. Real ones differ in words and their order, hardly in what is said.
 */
export async function transcriptOf(container: HTMLElement = document.body): Promise<string> {
  await virtual.start({ container });
  try {
    const end = `end of ${await virtual.lastSpokenPhrase()}`;
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== end);
    const phrases = await virtual.spokenPhraseLog();
    return linesOf(phrases.filter((phrase) => !phrase.startsWith('end of ')));
  } finally {
    await virtual.stop();
  }
}

/** Returns what a screen reader says by itself while something happens: the texts of live regions. */
export async function heardWhile(happen: () => void | Promise<void>): Promise<string> {
  await virtual.start({ container: document.body });
  try {
    await virtual.clearSpokenPhraseLog();
    await happen();
    // Its observers run before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    const phrases = await virtual.spokenPhraseLog();
    // It speaks for each change inside a region: one where a text takes the place of another, a second time.
    return linesOf(phrases.filter((phrase, index) => phrase !== phrases[index - 1]));
  } finally {
    await virtual.stop();
  }
}

const linesOf = (phrases: readonly string[]): string => `${phrases.join('\n')}\n`;
