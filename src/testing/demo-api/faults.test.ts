import { getResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fault, wrongTypes } from './faults.js';
import { bookings } from './fixtures/bookings.js';
import { createDemoHandlers } from './handlers.js';
import { FaultLab, MAX_CALLS } from './mock-server.js';

afterEach(() => {
  vi.useRealTimers();
});

function bookingsWith(faults: Fault[]) {
  const handlers = createDemoHandlers({ currentUser: 'traveler', faults });
  return async (signal?: AbortSignal) => {
    const response = await getResponse(handlers, new Request('http://demo.test/api/bookings', { signal }));
    if (response === undefined) throw new Error('No handler');
    return response;
  };
}

const call = 'GET /api/bookings';

describe('a fault', () => {
  it.each([400, 401, 403, 429, 500, 503])('of status %d', async (status) => {
    const response = await bookingsWith([{ call, kind: 'status', status }])();
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: `Demo fault ${status}` });
  });

  it('of status with a given body', async () => {
    const response = await bookingsWith([{ call, kind: 'status', status: 500, body: '' }])();
    expect(await response.text()).toBe('');
  });

  it('of a web page instead of JSON', async () => {
    const response = await bookingsWith([{ call, kind: 'html' }])();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/^<!DOCTYPE html>/);
  });

  it('of truncated JSON', async () => {
    const response = await bookingsWith([{ call, kind: 'truncated' }])();
    expect(response.headers.get('content-type')).toContain('application/json');
    const text = await response.text();
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(JSON.stringify(bookings).startsWith(text)).toBe(true);
  });

  it.each(['truncated', 'wrong-types'] as const)(
    'of %s leaves an answer without a body as it is',
    async (kind) => {
      const handlers = createDemoHandlers({
        currentUser: null,
        faults: [{ call: 'POST /api/logout', kind }],
      });
      const request = new Request('http://demo.test/api/logout', { method: 'POST' });
      expect((await getResponse(handlers, request))?.status).toBe(204);
    },
  );

  it('of wrong types', async () => {
    const rows: unknown = await (await bookingsWith([{ call, kind: 'wrong-types' }])()).json();
    expect(rows).toEqual(wrongTypes(bookings));
    expect(wrongTypes({ a: 1, b: 'x', c: true, d: null, e: [1] })).toEqual({
      a: '1',
      b: { text: 'x' },
      c: null,
      d: [],
      e: [null, 'row', '1'],
    });
  });

  it('of an empty body', async () => {
    const response = await bookingsWith([{ call, kind: 'empty' }])();
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('of a network that is down', async () => {
    expect((await bookingsWith([{ call, kind: 'network' }])()).type).toBe('error');
  });

  it('of slowness', async () => {
    vi.useFakeTimers();
    let answered = false;
    const response = bookingsWith([{ call, kind: 'slow', ms: 3000 }])().then((value) => {
      answered = true;
      return value;
    });
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await response).json()).toEqual(bookings);
  });

  it('of no answer ends when the caller aborts', async () => {
    const abort = new AbortController();
    const response = bookingsWith([{ call, kind: 'hang' }])(abort.signal);
    await new Promise((resolve) => setImmediate(resolve));
    abort.abort();
    expect((await response).type).toBe('error');
  });
});

describe('which calls a fault hits', () => {
  const status = { kind: 'status', status: 500 } as const;

  it('only its call', async () => {
    expect((await bookingsWith([{ call: 'GET /api/listings', ...status }])()).status).toBe(200);
    expect((await bookingsWith([{ call: 'POST /api/bookings', ...status }])()).status).toBe(200);
    expect((await bookingsWith([{ call: '*', ...status }])()).status).toBe(500);
  });

  it('its number of calls, then those of the next fault, then none', async () => {
    const get = bookingsWith([
      { call, times: 2, ...status },
      { call, times: 1, kind: 'empty' },
    ]);
    const seen: unknown[] = [];
    for (let i = 0; i < 4; i += 1) {
      const response = await get();
      seen.push([response.status, (await response.text()) === '']);
    }
    expect(seen).toEqual([
      [500, false],
      [500, false],
      [200, true],
      [200, false],
    ]);
  });
});

it('forgets the oldest calls of a fault lab', () => {
  const faultLab = new FaultLab();
  for (let index = 0; index < MAX_CALLS + 2; index += 1) {
    faultLab.record({ method: 'GET', path: `/${index}`, body: null, role: null, status: null, at: '' });
  }
  expect(faultLab.calls).toHaveLength(MAX_CALLS);
  expect(faultLab.calls[0]?.path).toBe('/2');
});
