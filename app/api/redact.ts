const SECRET_NAME =
  'password|passwd|passphrase|passcode|secret|token|cookie|authori[sz]ation|api[-_]?key|session[-_]?id|credential|card[-_]?number|private[-_]?key';

/** Bounded on both sides, so that the search stays linear in hostile texts ('a-a-a-…'). */
const SECRET_WORD = `[\\w-]{0,40}(?:${SECRET_NAME})[\\w-]{0,40}`;

/** A quote and its backslashes: none in JSON, more in JSON nested in strings up to three levels deep. */
const QUOTE = `\\\\{0,7}["']`;

// A string up to its closing quote or the end of the text. Matches in any case, so that hostile texts cannot
// backtrack.
const stringIn = (name: string): string => `(?<${name}>${QUOTE})[^]*?(?:(?<!\\\\)\\k<${name}>|$)`;

/** A string, list or record of plain values, complete or cut off, or a match of `plain`. */
const valueOr = (plain: string): string =>
  `(?:${stringIn('quote')}|[[{](?:${stringIn('inner')}|[^\\]}"'])*[\\]}]?|${plain})`;

/** `"password": "x"` in nested JSON too, and `'password': 'x'`. */
const QUOTED = new RegExp(
  `(?<open>${QUOTE})(${SECRET_WORD})\\k<open>\\s*:\\s*${valueOr(`[^\\s,}\\]\\\\"]+`)}`,
  'gi',
);

/** `token=x`, `password = "x"`, `{ token: 'x' }` in text, code and addresses. */
const PAIR = new RegExp(
  `\\b(${SECRET_WORD})([ \\t]{0,9}=[ \\t]{0,9}|[ \\t]{0,9}:\\s*)${valueOr(`[^\\s&;,"'<>]+`)}`,
  'gi',
);

/** A whole line of a header. A value in quotes is a pair. */
const HEADER = /\b(set-cookie|cookie|authorization)(:\s*)[^\s"'][^\r\n"]*/gi;

const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi;

const JWT = /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g;

const REDACTED = '[redacted]';

/** Short names match whole words only: 'pass' is in 'passengers'. */
const SECRET_KEY = new RegExp(`${SECRET_NAME}|^(?:pass|auth|pwd|pin|otp|cvv|cvc)$`, 'i');

export function isSecretKey(key: string): boolean {
  return SECRET_KEY.test(key);
}

export function redactText(text: string): string {
  return text
    .replace(HEADER, `$1$2${REDACTED}`)
    .replace(QUOTED, `$1$2$1:$1${REDACTED}$1`)
    .replace(PAIR, `$1$2${REDACTED}`)
    .replace(BEARER, `$1 ${REDACTED}`)
    .replace(JWT, REDACTED);
}

const MAX_DEPTH = 6;
const MAX_ITEMS = 50;
const MAX_TEXT = 2000;
const MAX_VALUES = 2000;

interface Walk {
  seen: WeakSet<object>;
  left: number;
}

function entriesOf(value: object): [unknown, unknown][] {
  const entries =
    value instanceof Map || value instanceof FormData ? [...value.entries()] : Object.entries(value);
  return entries.slice(0, MAX_ITEMS);
}

function redactInner(value: unknown, depth: number, walk: Walk): unknown {
  walk.left -= 1;
  if (walk.left < 0) return '[cut]';
  if (typeof value === 'string') return redactText(value.slice(0, MAX_TEXT));
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'function') return '[function]';
  if (typeof value !== 'object' || value === null) return value;
  if (walk.seen.has(value)) return '[repeated]';
  if (depth >= MAX_DEPTH) return '[cut]';
  walk.seen.add(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (Array.isArray(value))
    return value.slice(0, MAX_ITEMS).map((item) => redactInner(item, depth + 1, walk));
  return Object.fromEntries(
    entriesOf(value).map(([key, item]) => {
      const name = String(key);
      return [name, isSecretKey(name) ? REDACTED : redactInner(item, depth + 1, walk)];
    }),
  );
}

// Returns a plain copy without secrets, of bounded depth and length. Getters may throw.
export function redactValue(value: unknown): unknown {
  try {
    return redactInner(value, 0, { seen: new WeakSet(), left: MAX_VALUES });
  } catch {
    return '[unreadable]';
  }
}
