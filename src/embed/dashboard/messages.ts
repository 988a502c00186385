import * as v from 'valibot';

/** Height of the frame at most, in px: a broken page inside must not grow without end. */
export const MAX_HEIGHT = 50_000;

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

/** A value of the brand that is wrong is as if it were missing: the others still show. */
const orMissing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const text = v.pipe(v.string(), v.maxLength(200));
const color = v.pipe(
  text,
  v.check((value) => CSS.supports('color', value)),
);
/** Names of families, quoted or not: nothing that loads or ends a declaration. */
const fontStack = v.pipe(text, v.regex(/^[\p{L}\p{N}\s"',.-]+$/u));
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** From the page to the frame: what to show. The data is raw; the dashboard sanitises it. */
export const showSchema = v.strictObject({
  tapa: v.literal('show'),
  kind: v.picklist(FRAME_KINDS),
  data: v.nullable(v.record(v.string(), v.unknown())),
  scheme: v.picklist(['system', 'light', 'dark']),
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

/** From the frame to the page: it is there, how high it is, what was pressed. */
export const frameSchema = v.variant('tapa', [
  v.strictObject({ tapa: v.literal('ready') }),
  v.strictObject({
    tapa: v.literal('height'),
    height: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_HEIGHT)),
  }),
  v.strictObject({
    tapa: v.literal('action'),
    action: v.picklist(['open', 'logout']),
    href: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  }),
]);

export type ShowMessage = v.InferOutput<typeof showSchema>;
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
