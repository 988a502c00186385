import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Fault } from './faults.js';
import { MANY_BOOKINGS_COUNTS, type ManyBooking, manyBookings } from './fixtures/many-bookings.js';
import { createDemoHandlers } from './handlers.js';
import { SERVER_LIST_PATH, type ServerListAnswer } from './server-list.js';

async function ask(query: string, faults: readonly Fault[] = []): Promise<Response> {
  const handlers = createDemoHandlers({ currentUser: 'travel_agent', faults });
  const response = await getResponse(handlers, new Request(`http://demo.test${SERVER_LIST_PATH}${query}`));
  if (response === undefined) throw new Error('No handler');
  return response;
}

const list = async (query: string): Promise<ServerListAnswer> => (await ask(query)).json();
const idsOf = (rows: readonly ManyBooking[]) => rows.map(({ id }) => id);

describe('the 10,000 bookings', () => {
  it('have the given number of each status, unique ids, and end after they start', () => {
    const rows = manyBookings();
    expect(new Set(idsOf(rows)).size).toBe(10_000);
    for (const [status, count] of Object.entries(MANY_BOOKINGS_COUNTS)) {
      expect(rows.filter((row) => row.status === status)).toHaveLength(count);
    }
    expect(rows.filter(({ checkIn, checkOut }) => checkIn >= checkOut)).toEqual([]);
    expect(rows.some(({ dates }) => dates === 'Dec 30, 2026 – Jan 5, 2027')).toBe(true);
  });
});

describe('the list paged by the server', () => {
  it('returns the first 50', async () => {
    const { rows, rowCount, counts, nextCursor } = await list('');
    expect(idsOf(rows)).toEqual(idsOf(manyBookings().slice(0, 50)));
    expect({ rowCount, counts, nextCursor }).toEqual({
      rowCount: 10_000,
      counts: MANY_BOOKINGS_COUNTS,
      nextCursor: 'many-50',
    });
  });

  it('searches client, destination and type, ignoring case and accents', async () => {
    const { rows, rowCount } = await list('?q=ÁROHA%20tanna&pageSize=100');
    expect(rowCount).toBeGreaterThan(0);
    expect(rows.filter(({ clientName }) => !clientName.startsWith('Aroha'))).toEqual([]);
    expect(rows.filter(({ destination }) => destination !== 'Tanna')).toEqual([]);
  });

  it('counts all statuses of the matches, whatever the filter of status', async () => {
    const all = await list('?q=apia');
    const { rows, rowCount, counts } = await list('?q=apia&status=pending,completed');
    expect(counts).toEqual(all.counts);
    expect(rowCount).toBe((counts.pending ?? 0) + (counts.completed ?? 0));
    expect(rows.filter(({ status }) => status === 'confirmed')).toEqual([]);
  });

  it('finds stays that overlap the given days', async () => {
    const { rows, rowCount } = await list('?from=2027-01-01&to=2027-01-31&sort=dates&pageSize=100');
    expect(rowCount).toBeGreaterThan(100);
    expect(rows.filter(({ checkIn, checkOut }) => checkOut < '2027-01-01' || checkIn > '2027-01-31')).toEqual(
      [],
    );
    expect(rows[0]?.checkIn).toMatch(/^2026-12/);
  });

  it('sorts stably by several fields', async () => {
    const { rows } = await list('?sort=status,-value&pageSize=100');
    expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'completed'));
    const values = rows.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    const dates = (await list('?sort=dates&pageSize=100')).rows.map(({ checkIn }) => checkIn);
    expect(dates).toEqual(dates.toSorted());
  });

  it('returns the same rows by page and by cursor, each once', async () => {
    const query = '?q=honiara&status=pending&sort=-value&pageSize=100';
    const { rowCount } = await list(query);
    const byPage: string[] = [];
    for (let page = 1; (page - 1) * 100 < rowCount; page += 1) {
      byPage.push(...idsOf((await list(`${query}&page=${page}`)).rows));
    }
    const byCursor: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: ServerListAnswer = await list(`${query}&cursor=${cursor}`);
      byCursor.push(...idsOf(answer.rows));
      cursor = answer.nextCursor;
    }
    expect(new Set(byPage).size).toBe(rowCount);
    expect(byCursor).toEqual(byPage);
  });

  it('has no rows on a page after the last', async () => {
    expect(await list('?page=201')).toMatchObject({ rows: [], rowCount: 10_000, nextCursor: null });
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=NaN',
    '?pageSize=101',
    '?sort=secret',
    '?sort=toString',
    '?from=soon',
    '?cursor=nobody',
  ])('refuses %s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it('fails as any other call does', async () => {
    const faults: readonly Fault[] = [{ call: `GET ${SERVER_LIST_PATH}`, kind: 'status', status: 503 }];
    expect((await ask('?q=apia', faults)).status).toBe(503);
  });
});
