/** What the names of secrets hold, as the source of a pattern. */
export const SECRET_NAME =
  'password|passwd|passphrase|passcode|secret|token|cookie|authori[sz]ation|api[-_]?key|session[-_]?id|credential|card[-_]?number|private[-_]?key';

/** The bounds on both sides keep the search linear in hostile texts ('a-a-a-…'). */
const SECRET_WORD = `[\\w-]{0,40}(?:${SECRET_NAME})[\\w-]{0,40}`;

/** How many backslashes stand before a quote of JSON: none, and more where it is text within JSON, once to three times. */
const NESTINGS = [0, 1, 3, 7];

const backslashes = (count: number): string => `\\\\{${count}}`;

/** A JSON string so deep inside others, or what is left of it when the text was cut. */
function stringAt(nesting: number): string {
  const quote = `${backslashes(nesting)}"`;
  const escaped = backslashes(nesting + 1);
  return `${quote}(?:[^\\\\"]|${escaped}(?:${escaped}|${quote}|[^\\\\"])|(?!${quote})\\\\)*(?:${quote})?`;
}

const SINGLE_QUOTED = `'(?:[^'\\\\]|\\\\.)*'?`;

/** A list or a record of strings and plain values, or what is left of it. */
const boxOf = (string: string): string => `[[{](?:${string}|[^\\]}"])*[\\]}]?`;

/**
 * A value that a key stands before. Whatever comes last may be missing, and nothing has to follow: a search that cannot
 * fail once it has begun never goes back, so that hostile texts cost no more than others.
 */
const anyValue = (string: string): string =>
  `(?:${string}|${SINGLE_QUOTED}|${boxOf(string)}|[^\\s,}\\]\\\\"]+)`;

/** `"password": "x"`, with the backslashes of each nesting, and `'password': 'x'`. */
export const QUOTED: readonly RegExp[] = [
  ...NESTINGS.map(
    (nesting) =>
      new RegExp(
        `(${backslashes(nesting)}")(${SECRET_WORD})\\1\\s*:\\s*${anyValue(stringAt(nesting))}`,
        'gi',
      ),
  ),
  new RegExp(`(')(${SECRET_WORD})'\\s*:\\s*${anyValue(stringAt(0))}`, 'gi'),
];

const ANY_STRING = `(?:${NESTINGS.map(stringAt).join('|')}|${SINGLE_QUOTED})`;

/** `token=x`, `password = "x"`, `{ token: 'x' }` and the like in running text, code and addresses. */
export const PAIR = new RegExp(
  `\\b(${SECRET_WORD})([ \\t]{0,9}=[ \\t]{0,9}|[ \\t]{0,9}:\\s*)(?:${ANY_STRING}|${boxOf(ANY_STRING)}|[^\\s&;,"'<>]+)`,
  'gi',
);

/** A whole line of a header. A value in quotes is a pair. */
export const HEADER = /\b(set-cookie|cookie|authorization)(:\s*)[^\s"'][^\r\n"]*/gi;

/** A token by the word before it. */
export const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi;

/** A JSON web token by its look. */
export const JWT = /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g;
