let hasTold = false;

/**
 * The wording that can be sent to the page in the frame: texts. What is a function stays behind, which the console says
 * once.
 *
 * @param words - the page's own wording
 */
export function sentTexts(words: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: Record<string, string> = {};
  const functions: string[] = [];
  for (const [key, text] of Object.entries(words)) {
    if (typeof text === 'string') texts[key] = text;
    else if (typeof text === 'function') functions.push(`'${key}'`);
  }
  if (functions.length > 0 && !hasTold) {
    hasTold = true;
    console.warn(
      `<tapa-dashboard> takes messages that are text, and no functions. Not reworded: ${functions.join(', ')}.`,
    );
  }
  return texts;
}
