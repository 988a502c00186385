/** Readable substitutes of letters. Text with plain letters does not come from messages. */
export const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  ['aáeéiíoóuúyýcçnñsšzžrřlľdďtťgğhĥjĵkķwŵ', 'AÁEÉIÍOÓUÚYÝCÇNÑSŠZŽRŘLĽDĎTŤGĞHĤJĴKĶWŴ'].flatMap((pairs) =>
    Array.from({ length: pairs.length / 2 }, (_, index) => [pairs[2 * index], pairs[2 * index + 1]]),
  ),
);
/** Other languages are up to about 40% longer than English. */
const GROWTH = 0.4;
const FILLER = ' ẋẋẋ';
export const accented = (text: string): string =>
  Array.from(text, (letter) => ACCENTED[letter] ?? letter).join('');

export const longer = (length: number): string => {
  const filler = FILLER.repeat(Math.ceil((length * GROWTH) / FILLER.length));
  return filler.slice(0, Math.max(2, Math.round(length * GROWTH)));
};

const PLAIN = new Map(Object.entries(ACCENTED).map(([plain, letter]) => [letter, plain]));
const PLAIN_LETTER = new RegExp(`[${Object.keys(ACCENTED).join('')}]`);

export const isPlain = (text: string): boolean => PLAIN_LETTER.test(text);

export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the English of a text in the pseudo-locale: without accents, brackets and filler. */
export const inEnglish = (text: string): string =>
  flat(Array.from(text.replace(/[[\]ẋ]/g, ''), (letter) => PLAIN.get(letter) ?? letter).join(''));
