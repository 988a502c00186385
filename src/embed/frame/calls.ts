// Calls from the frame to the page and their answers, through the port between them. Both sides check what they get.

import * as v from 'valibot';
import { DASHBOARD_ACTIONS, type DashboardAction, type WidgetAction } from '../element/events.js';

/** Longest text of a row that is sent; a longer one is left out. */
const MAX_TEXT = 2000;
/** Longest note of the reader's; the rest of a longer one is cut. */
const MAX_NOTE = 10_000;
/** Most fields of a row. */
const MAX_FIELDS = 40;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const field = v.union([text, v.pipe(v.number(), v.finite()), v.boolean()]);
const fields = v.pipe(
  v.unknown(),
  // A list would count as a row without fields.
  v.check((row) => !Array.isArray(row)),
  v.record(v.pipe(v.string(), v.maxLength(100)), field),
  v.check((row) => Object.keys(row).length <= MAX_FIELDS),
);

/** The fields of a row, or of what is searched, that can be sent. */
export type SentFields = v.InferOutput<typeof fields>;

/** A call: which it is, and what it is about. */
const about = <Extra extends v.ObjectEntries>(
  actions: readonly [DashboardAction, ...DashboardAction[]],
  extra: Extra,
) =>
  v.strictObject({
    tapa: v.literal('call'),
    /** Names the call in its answer. */
    call: v.pipe(v.string(), v.hexadecimal(), v.length(32)),
    action: v.picklist(actions),
    ...extra,
  });

/** From the frame to the page: the reader pressed what the page takes. */
export const callSchema = v.union([
  about(['save', 'redeem', 'approve', 'manage'], { item: fields }),
  about(['new-client', 'create-booking', 'search-external', 'create-tour', 'logout'], {}),
  about(['generate-quote'], { item: v.optional(fields) }),
  about(['search'], { search: fields }),
  about(['undo'], { item: fields, decision: v.picklist(['approve', 'decline']) }),
  about(['decline'], {
    item: fields,
    why: v.optional(v.strictObject({ reason: text, note: v.pipe(v.string(), v.maxLength(MAX_NOTE)) })),
  }),
]);

export type CallMessage = v.InferOutput<typeof callSchema>;

/** The subject of a call. */
export type CallDetail = Pick<WidgetAction, 'why' | 'decision'> & {
  item?: SentFields | undefined;
  search?: SentFields | undefined;
};

const call = v.string();

/** From the page to the frame: what became of a call. */
export const answerSchema = v.variant('outcome', [
  v.strictObject({ tapa: v.literal('answer'), call, outcome: v.literal('kept') }),
  v.strictObject({ tapa: v.literal('answer'), call, outcome: v.literal('unanswered') }),
  v.strictObject({
    tapa: v.literal('answer'),
    call,
    outcome: v.literal('rejected'),
    /** The page's reason for readers; '' where it says nothing for readers. */
    reason: text,
  }),
]);

export type AnswerMessage = v.InferOutput<typeof answerSchema>;

/** The names that are known, each once. */
export const knownActions = (names: readonly string[]): DashboardAction[] =>
  DASHBOARD_ACTIONS.filter((action) => names.includes(action));

const isField = (value: unknown): value is SentFields[string] => v.is(field, value);

/** Returns the fields of a row that can be sent: texts, figures and yes-or-no fields. Its photo stays behind. */
export const sentFields = (row: object): SentFields =>
  Object.fromEntries(
    Object.entries(row)
      .filter((entry): entry is [string, SentFields[string]] => isField(entry[1]))
      .slice(0, MAX_FIELDS),
  );

/** Why something is declined, as it can be sent. */
export const sentWhy = (why: WidgetAction['why']): WidgetAction['why'] =>
  why && { reason: why.reason.slice(0, MAX_TEXT), note: why.note.slice(0, MAX_NOTE) };
