import * as v from 'valibot';
import { foldText } from '../../lib/text.js';
import { type ManyBooking, manyBookings } from './fixtures/many-bookings.js';
import { type DemoCall, type DemoRoute, refuse } from './route.js';

/** Path of a list that the server filters, sorts and pages. */
export const SERVER_LIST_PATH = '/api/demo/bookings';

const MAX_PAGE_SIZE = 100;

const day = v.pipe(v.string(), v.isoDate());
const count = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1));
const SORT_FIELDS = ['clientName', 'destination', 'type', 'dates', 'status', 'value'] as const;
type SortField = (typeof SORT_FIELDS)[number];

/** Field to sort by; `-value` is descending. */
const sortKey = v.pipe(
  v.string(),
  v.transform((text) => ({ field: text.replace(/^-/, ''), descending: text.startsWith('-') })),
  v.object({ field: v.picklist(SORT_FIELDS), descending: v.boolean() }),
);

const commaList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
);

/** `?q=&status=&from=&to=&sort=&page=&pageSize=`, or `&cursor=` instead of `page`. */
const querySchema = v.object({
  q: v.optional(v.string(), ''),
  status: v.optional(commaList, ''),
  from: v.optional(day),
  to: v.optional(day),
  sort: v.optional(v.pipe(commaList, v.array(sortKey)), ''),
  page: v.optional(count, '1'),
  pageSize: v.optional(v.pipe(count, v.maxValue(MAX_PAGE_SIZE)), '50'),
  /** Id of the last row of the previous page; empty for the first page. */
  cursor: v.optional(v.string()),
});
type ListQuery = v.InferOutput<typeof querySchema>;

export interface ServerListAnswer {
  rows: readonly ManyBooking[];
  /** Number of rows on all pages. */
  rowCount: number;
  /** Sum of their values, in US dollars. */
  value: number;
  /** Number of rows by status, without the filter of status. */
  counts: Readonly<Record<string, number>>;
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null;
}

const sortValue = (booking: ManyBooking, field: SortField): string | number =>
  field === 'dates' ? booking.checkIn : booking[field];

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Returns the matches of any status. Each word has to be part of one of the three texts. */
function found({ q, from, to }: ListQuery): readonly ManyBooking[] {
  const words = foldText(q).split(' ').filter(Boolean);
  return manyBookings().filter((booking) => {
    if ((from && booking.checkOut < from) || (to && booking.checkIn > to)) return false;
    if (words.length === 0) return true;
    const text = foldText(`${booking.clientName} ${booking.destination} ${booking.type}`);
    return words.every((word) => text.includes(word));
  });
}

const sorted = (rows: readonly ManyBooking[], { sort }: ListQuery): readonly ManyBooking[] =>
  sort.length === 0
    ? rows
    : rows.toSorted((one, other) => {
        for (const { field, descending } of sort) {
          const order = compare(sortValue(one, field), sortValue(other, field));
          if (order !== 0) return descending ? -order : order;
        }
        return 0;
      });

function answer({ url }: DemoCall): Response {
  const query = v.safeParse(querySchema, Object.fromEntries(url.searchParams));
  if (!query.success) return refuse(400, 'Invalid query');
  const { status, page, pageSize, cursor } = query.output;
  const all = found(query.output);
  const rows = sorted(
    status.length === 0 ? all : all.filter((booking) => status.includes(booking.status)),
    query.output,
  );
  const before = cursor ? rows.findIndex(({ id }) => id === cursor) : -1;
  if (cursor && before < 0) return refuse(400, 'No such cursor');
  const start = cursor === undefined ? (page - 1) * pageSize : before + 1;
  const shown = rows.slice(start, start + pageSize);
  const counts: Record<string, number> = {};
  for (const booking of all) counts[booking.status] = (counts[booking.status] ?? 0) + 1;
  return Response.json({
    rows: shown,
    rowCount: rows.length,
    value: rows.reduce((sum, booking) => sum + booking.value, 0),
    counts,
    nextCursor: start + pageSize < rows.length ? (shown.at(-1)?.id ?? null) : null,
  } satisfies ServerListAnswer);
}

/** 10,000 bookings in pages, for stories and tests. */
export const SERVER_LIST_ROUTE: DemoRoute = {
  method: 'GET',
  path: SERVER_LIST_PATH,
  access: 'user',
  respond: answer,
};
