/** The substitute of each letter: it can still be read, and whatever keeps its plain letters is no text of the library. */
export const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  ['aáeéiíoóuúyýcçnñsšzžrřlľdďtťgğhĥjĵkķwŵ', 'AÁEÉIÍOÓUÚYÝCÇNÑSŠZŽRŘLĽDĎTŤGĞHĤJĴKĶWŴ'].flatMap((pairs) =>
    Array.from({ length: pairs.length / 2 }, (_, index) => [pairs[2 * index], pairs[2 * index + 1]]),
  ),
);
/** How much longer than English other languages are, or a little more. */
const GROWTH = 0.4;
const FILLER = ' ẋẋẋ';
/** A text as the pseudo-locale writes it. */
export const accented = (text: string): string =>
  Array.from(text, (letter) => ACCENTED[letter] ?? letter).join('');

export const longer = (length: number): string => {
  const filler = FILLER.repeat(Math.ceil((length * GROWTH) / FILLER.length));
  return filler.slice(0, Math.max(2, Math.round(length * GROWTH)));
};

const PLAIN = new Map(Object.entries(ACCENTED).map(([plain, letter]) => [letter, plain]));
const PLAIN_LETTER = new RegExp(`[${Object.keys(ACCENTED).join('')}]`);

/** Returns whether a text has a letter that the pseudo-locale has another one for. */
export const isPlain = (text: string): boolean => PLAIN_LETTER.test(text);

export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text of the pseudo-locale as English has it: without accents, brackets, and what makes it longer. */
export const inEnglish = (text: string): string =>
  flat(Array.from(text.replace(/[[\]ẋ]/g, ''), (letter) => PLAIN.get(letter) ?? letter).join(''));
