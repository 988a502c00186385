import * as v from 'valibot';
import { FAILURES } from '../element/events.js';
import { knownActions } from './calls.js';
import { FRAME_KINDS } from './messages.js';

/** An invalid value of the brand counts as missing; the others still apply. */
const orMissing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const text = v.pipe(v.string(), v.maxLength(200));
const color = v.pipe(
  text,
  v.check((value) => CSS.supports('color', value)),
);
/** Names of font families, quoted or not; excludes anything that could load a resource or end a declaration. */
const fontStack = v.pipe(text, v.regex(/^[\p{L}\p{N}\s"',.-]+$/u));
/** Longest text of the page's own words. */
const MAX_TEXT = 1000;

/** The texts that can be shown: one that is too long is left out, and leaves the others. */
const shortTexts = (texts: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= MAX_TEXT,
    ),
  );
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** From the page to the frame: what to show. The data is raw, the dashboard sanitises it; without it and without a failure it is loading. */
export const showSchema = v.strictObject({
  tapa: v.literal('show'),
  kind: v.picklist(FRAME_KINDS),
  data: v.nullable(v.record(v.string(), v.unknown())),
  failure: v.optional(v.nullable(v.picklist(FAILURES)), null),
  canRetry: v.optional(v.boolean(), false),
  /** The actions that the page takes; names of another version are left out. */
  actions: v.optional(
    v.pipe(
      v.array(v.string()),
      v.transform((names) => knownActions(names)),
    ),
  ),
  /** True where the reader is asked why something is declined. */
  askWhy: v.optional(v.boolean()),
  /** True where decisions show at once. */
  optimistic: v.optional(v.boolean()),
  scheme: v.picklist(['system', 'light', 'dark']),
  direction: v.optional(v.picklist(['ltr', 'rtl']), 'ltr'),
  locale: orMissing(text),
  currency: orMissing(text),
  timeZone: orMissing(text),
  /** Texts of the library in the page's own words. */
  messages: v.optional(v.pipe(v.record(v.string(), v.unknown()), v.transform(shortTexts))),
  brand: v.strictObject({
    color: orMissing(color),
    accent: orMissing(color),
    neutral: orMissing(color),
    ink: orMissing(color),
    deep: orMissing(color),
    radius: orMissing(between(0, 100)),
    fonts: v.optional(v.strictObject({ display: orMissing(fontStack), text: orMissing(fontStack) })),
    displayWeight: orMissing(between(1, 1000)),
    density: orMissing(between(0.875, 1.125)),
    motif: orMissing(between(0, 1)),
  }),
});

export type ShowMessage = v.InferOutput<typeof showSchema>;

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
