import * as v from 'valibot';
import { DASHBOARD_ACTIONS, type DashboardAction, FAILURES, type WidgetAction } from '../element/events.js';
import type { DashboardAttributes } from '../elements.js';

// Messages between the page and the document in the frame. The frame announces that it is ready and passes a
// port, through which all other messages go. Both sides validate them.

/** Origin of a sandboxed page, a `data:` URL or a file. Messages cannot be addressed to it. */
export const OPAQUE = 'null';

/** From the frame to its parent window, with a port. */
export const READY = 'tapa-ready';

export type FrameKind = NonNullable<DashboardAttributes['kind']>;

export const FRAME_KINDS: readonly FrameKind[] = ['traveler', 'travel-agent', 'tour-organizer', 'corporate'];

/** Returns the data of a message if it has this shape, otherwise null. */
export function readShape<Schema extends v.GenericSchema>(
  data: unknown,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(schema, data);
  return success ? output : null;
}

const upTo = (length: number) => v.pipe(v.string(), v.maxLength(length));
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** Longest text of a row that is sent; a longer one is left out. */
export const MAX_TEXT = 2000;
/** Longest note of the reader; a longer one is cut. */
export const MAX_NOTE = 10_000;
export const MAX_FIELDS = 40;
/** Largest height of a frame in px, so that a broken page inside cannot grow without limit. */
const MAX_HEIGHT = 50_000;

export const fieldSchema = v.union([upTo(MAX_TEXT), v.pipe(v.number(), v.finite()), v.boolean()]);
const fields = v.pipe(
  v.unknown(),
  // A list would count as a row without fields.
  v.check((row) => !Array.isArray(row)),
  v.record(upTo(100), fieldSchema),
  v.check((row) => Object.keys(row).length <= MAX_FIELDS),
);

export type SentFields = v.InferOutput<typeof fields>;

const callShape = <const Actions extends readonly WidgetAction['action'][], Extra extends v.ObjectEntries>(
  actions: Actions,
  extra: Extra,
) => v.strictObject({ tapa: v.literal('call'), action: v.picklist(actions), ...extra });

/** The reader pressed something. If the frame awaits an answer, that comes through a port of its own. */
export const callSchema = v.union([
  callShape(['open'], { href: upTo(2000) }),
  callShape(
    ['retry', 'new-client', 'create-booking', 'search-external', 'generate-quote', 'create-tour', 'logout'],
    {},
  ),
  callShape(['save', 'redeem', 'approve', 'manage', 'remind'], { item: fields }),
  callShape(['search'], { search: fields }),
  callShape(['undo'], { item: fields, decision: v.picklist(['approve', 'decline']) }),
  callShape(['decline'], {
    item: fields,
    why: v.optional(v.strictObject({ reason: upTo(MAX_TEXT), note: upTo(MAX_NOTE) })),
  }),
]);

export type CallMessage = v.InferOutput<typeof callSchema>;

export type CallDetail = Pick<WidgetAction, 'href' | 'why' | 'decision'> & {
  item?: SentFields | undefined;
  search?: SentFields | undefined;
};

/** From the frame to the page, through their port: title, height and calls. */
export const frameSchema = v.union([
  v.strictObject({ tapa: v.literal('title'), title: upTo(200) }),
  v.strictObject({ tapa: v.literal('height'), height: between(0, MAX_HEIGHT) }),
  callSchema,
]);

export type FrameMessage = v.InferOutput<typeof frameSchema>;

/** From the page to the frame, through the port of a call: its outcome. */
export const answerSchema = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('kept') }),
  v.strictObject({ outcome: v.literal('unanswered') }),
  /** With the page's reason for readers, or ''. */
  v.strictObject({ outcome: v.literal('rejected'), reason: upTo(MAX_TEXT) }),
]);

export type AnswerMessage = v.InferOutput<typeof answerSchema>;

/** From the page to the frame: its place. */
export const placeSchema = v.strictObject({
  tapa: v.literal('place'),
  /** Base URL of the page's links. */
  base: upTo(4000),
  /** The visible part of the frame: its start and its height, in px. */
  top: between(0, MAX_HEIGHT),
  height: between(0, MAX_HEIGHT),
});

export type PlaceMessage = v.InferOutput<typeof placeSchema>;

export const knownActions = (names: readonly string[]): DashboardAction[] =>
  DASHBOARD_ACTIONS.filter((action) => names.includes(action));

/** Ignores an invalid value of the brand; the others still apply. */
const ignoreInvalid = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const color = v.pipe(
  upTo(200),
  v.check((value) => CSS.supports('color', value)),
);
/** Names of font families, quoted or not: nothing that could load a resource or end a declaration. */
const fontStack = v.pipe(upTo(200), v.regex(/^[\p{L}\p{N}\s"',.-]+$/u));

const MAX_MESSAGE = 1000;

const shortTexts = (texts: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= MAX_MESSAGE,
    ),
  );

/** From the page to the frame: the raw data to show. Without data and failure it is loading. */
export const showSchema = v.strictObject({
  tapa: v.literal('show'),
  kind: v.picklist(FRAME_KINDS),
  data: v.nullable(v.record(v.string(), v.unknown())),
  failure: v.optional(v.nullable(v.picklist(FAILURES)), null),
  canRetry: v.optional(v.boolean(), false),
  /** Actions that the page handles; names of another version are ignored. */
  actions: v.optional(
    v.pipe(
      v.array(v.string()),
      v.transform((names) => knownActions(names)),
    ),
  ),
  askWhy: v.optional(v.boolean()),
  optimistic: v.optional(v.boolean()),
  scheme: v.picklist(['system', 'light', 'dark']),
  direction: v.optional(v.picklist(['ltr', 'rtl']), 'ltr'),
  locale: ignoreInvalid(upTo(200)),
  currency: ignoreInvalid(upTo(200)),
  timeZone: ignoreInvalid(upTo(200)),
  messages: v.optional(v.pipe(v.record(v.string(), v.unknown()), v.transform(shortTexts))),
  brand: v.strictObject({
    color: ignoreInvalid(color),
    accent: ignoreInvalid(color),
    neutral: ignoreInvalid(color),
    ink: ignoreInvalid(color),
    deep: ignoreInvalid(color),
    radius: ignoreInvalid(between(0, 100)),
    fonts: v.optional(v.strictObject({ display: ignoreInvalid(fontStack), text: ignoreInvalid(fontStack) })),
    displayWeight: ignoreInvalid(between(1, 1000)),
    density: ignoreInvalid(between(0.875, 1.125)),
    motif: ignoreInvalid(between(0, 1)),
  }),
});

export type ShowMessage = v.InferOutput<typeof showSchema>;
