import { BEARER, HEADER, JWT, PAIR, QUOTED, SECRET_NAME } from './secret-patterns';

/** What stands in the place of a secret (decision 23). */
const REDACTED = '[redacted]';

/** Some names are too short to be looked for within others: 'pass' is in 'passengers'. */
const SECRET_KEY = new RegExp(`${SECRET_NAME}|^(?:pass|auth|pwd|pin|otp|cvv|cvc)$`, 'i');

/** Whether a value under this key must not leave the page. */
export function isSecretKey(key: string): boolean {
  return SECRET_KEY.test(key);
}

/** Replaces what looks like a secret in running text: JSON fragments, query strings, headers, tokens. */
export function redactText(text: string): string {
  const headless = text.replace(HEADER, `$1$2${REDACTED}`);
  return QUOTED.reduce((rest, quoted) => rest.replace(quoted, `$1$2$1:$1${REDACTED}$1`), headless)
    .replace(PAIR, `$1$2${REDACTED}`)
    .replace(BEARER, `$1 ${REDACTED}`)
    .replace(JWT, REDACTED);
}

const MAX_DEPTH = 6;
const MAX_ITEMS = 50;
const MAX_TEXT = 2000;
/** Values looked at in one report; the rest of a huge structure is cut. */
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

/**
 * A plain copy of a value that is safe to send: secrets replaced, cycles, depth and length bounded.
 * What can't be read at all (a getter that throws) becomes '[unreadable]'.
 */
export function redactValue(value: unknown): unknown {
  try {
    return redactInner(value, 0, { seen: new WeakSet(), left: MAX_VALUES });
  } catch {
    return '[unreadable]';
  }
}
