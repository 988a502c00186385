import * as v from 'valibot';

/** Height of the frame at most, in px: a broken page inside must not grow without end. */
const MAX_HEIGHT = 50_000;

/** The dashboards that can be shown, and the parts of their data that the page may pass on. */
export const DASHBOARD_PARTS = {
  traveler: ['bookings', 'listings'],
  'travel-agent': ['stats', 'bookings', 'clients', 'commissions', 'externalBookings'],
  'tour-organizer': ['stats', 'tours', 'applications', 'team', 'revenue'],
  corporate: ['stats', 'requests', 'policies', 'budget', 'team'],
} as const;

/** A dashboard by its name. */
export type FrameKind = keyof typeof DASHBOARD_PARTS;

export const FRAME_KINDS = Object.keys(DASHBOARD_PARTS) as FrameKind[];

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

/**
 * A message that may be believed: from this window, of exactly this origin, and of this shape.
 *
 * @returns null for everything else
 */
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
