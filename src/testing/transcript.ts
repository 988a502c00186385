import { virtual } from '@guidepup/virtual-screen-reader';

/**
 * Returns the announcements of Guidepup's virtual screen reader for an element, one line per stop, without
 * ends. Real screen readers use other words and another order.
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

/** Returns the announcements of live regions during `happen`. */
export async function heardWhile(happen: () => void | Promise<void>): Promise<string> {
  await virtual.start({ container: document.body });
  try {
    await virtual.clearSpokenPhraseLog();
    await happen();
    // The observers of the virtual screen reader run before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    const phrases = await virtual.spokenPhraseLog();
    // Drops repeats: replacing a text is announced twice.
    return linesOf(phrases.filter((phrase, index) => phrase !== phrases[index - 1]));
  } finally {
    await virtual.stop();
  }
}

const linesOf = (phrases: readonly string[]): string => `${phrases.join('\n')}\n`;
