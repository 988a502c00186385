/** What stands for each letter: it can still be read, and whatever keeps its plain letters is no text of the library. */
export const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  ['aáeéiíoóuúyýcçnñsšzžrřlľdďtťgğhĥjĵkķwŵ', 'AÁEÉIÍOÓUÚYÝCÇNÑSŠZŽRŘLĽDĎTŤGĞHĤJĴKĶWŴ'].flatMap((pairs) =>
    Array.from({ length: pairs.length / 2 }, (_, index) => [pairs[2 * index], pairs[2 * index + 1]]),
  ),
);
/** How much longer than English other languages are, or a little more. */
const GROWTH = 0.4;
const FILLER = ' ẋẋẋ';
/** Surround what a function was given: names and figures stay as they are. Of the private use area, so in no text. */
const [FROM, TO] = ['\uE000', '\uE001'];

const accent = (text: string): string => Array.from(text, (letter) => ACCENTED[letter] ?? letter).join('');

/** A text as the pseudo-locale writes it: '[Ñéẋť ẋ]'. What is between marks is kept. */
function pseudoText(text: string): string {
  const parts = text.split(FROM).map((part, index) => {
    const [given, rest] = index === 0 ? ['', part] : [part.split(TO)[0] ?? '', part.split(TO)[1] ?? ''];
    return given + accent(rest);
  });
  const longer = FILLER.repeat(Math.ceil((text.length * GROWTH) / FILLER.length));
  return `[${parts.join('')}${longer.slice(0, Math.max(2, Math.round(text.length * GROWTH)))}]`;
}

const marked = (value: unknown): unknown => {
  if (typeof value === 'string') return FROM + value + TO;
  return Array.isArray(value) ? value.map(marked) : value;
};

type Message = string | ((...values: never[]) => string);

/** Makes a message of English one of the pseudo-locale: accented, 40% longer and in brackets, what a function returns too. */
export const pseudo = <Text extends Message>(english: Text): Text => {
  if (typeof english === 'string') return pseudoText(english) as Text;
  const write = english as (...values: unknown[]) => string;
  return ((...values: unknown[]) => pseudoText(write(...values.map(marked)))) as unknown as Text;
};
