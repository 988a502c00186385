import * as v from 'valibot';
import type { DashboardAttributes } from '../elements.js';

/** Largest height of the frame in px, so that a broken page inside cannot grow without limit. */
const MAX_HEIGHT = 50_000;

/** The origin of a page that has none: in a sandbox, from `data:` or from a file. No message can be addressed to it. */
export const OPAQUE = 'null';

/** A dashboard that can be shown, by its name. */
export type FrameKind = NonNullable<DashboardAttributes['kind']>;

export const FRAME_KINDS: readonly FrameKind[] = ['traveler', 'travel-agent', 'tour-organizer', 'corporate'];

/** Messages from the frame to the page: ready (with a port for answers), title (what it is called), height, action. */
export const frameSchema = v.variant('tapa', [
  v.strictObject({ tapa: v.literal('ready') }),
  v.strictObject({ tapa: v.literal('title'), title: v.pipe(v.string(), v.maxLength(200)) }),
  v.strictObject({
    tapa: v.literal('height'),
    height: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_HEIGHT)),
  }),
  v.strictObject({
    tapa: v.literal('action'),
    action: v.picklist(['open', 'logout', 'retry']),
    href: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  }),
]);

export type FrameMessage = v.InferOutput<typeof frameSchema>;

/** The message, if it is from this window and origin and has this shape; otherwise null. */
export function readMessage<Schema extends v.GenericSchema>(
  event: MessageEvent,
  source: MessageEventSource | null | undefined,
  origin: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!source || event.source !== source || event.origin !== origin) return null;
  return readShape(event.data, schema);
}

/** The data of a message, if it has this shape; otherwise null. */
export function readShape<Schema extends v.GenericSchema>(
  data: unknown,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(schema, data);
  return success ? output : null;
}

/** Ways to copy data: reactive proxies and functions cannot be cloned, so they are copied through JSON. */
const COPIES = [structuredClone, (raw: unknown): unknown => JSON.parse(JSON.stringify(raw))];

/** A copy of a dashboard's data for a message; null if the data is not an object. */
export function sendable(raw: unknown): Record<string, unknown> | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  for (const copy of COPIES) {
    try {
      return copy(raw) as Record<string, unknown>;
    } catch {
      // Try the next way.
    }
  }
  return null;
}
