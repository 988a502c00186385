import * as v from 'valibot';
import type { ReadingKind } from '../../dashboards/reads';

/** Height of the frame at most, in px: a broken page inside must not grow without end. */
const MAX_HEIGHT = 50_000;

/** A dashboard that can be shown, by its name. */
export type FrameKind = ReadingKind;

export const FRAME_KINDS: readonly FrameKind[] = ['traveler', 'travel-agent', 'tour-organizer', 'corporate'];

/** From the frame to the page: it is there, how high it is, what was pressed. */
export const frameSchema = v.variant('tapa', [
  v.strictObject({ tapa: v.literal('ready') }),
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

/** A message from this window, of exactly this origin and of this shape; null for every other. */
export function readMessage<Schema extends v.GenericSchema>(
  event: MessageEvent,
  source: MessageEventSource | null | undefined,
  origin: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!source || event.source !== source || event.origin !== origin) return null;
  const { success, output } = v.safeParse(schema, event.data);
  return success ? output : null;
}

/** Reactive proxies and functions cannot be cloned: they are copied as JSON would. */
const COPIES = [structuredClone, (raw: unknown): unknown => JSON.parse(JSON.stringify(raw))];

/** A dashboard's data as a message can carry it; null for what is no object with parts. */
export function sendable(raw: unknown): Record<string, unknown> | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  for (const copy of COPIES) {
    try {
      return copy(raw) as Record<string, unknown>;
    } catch {
      // The next way may do.
    }
  }
  return null;
}
