import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchivePayload } from './session-engine';
import { createSessionTransport } from './session-transport';

const UPDATE = '/api/conversation/update';
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const payload = (trigger: ArchivePayload['trigger']): ArchivePayload => ({
  trigger,
  timestamp: '2026-11-21T09:00:00.000Z',
  metadata: { sessionDuration: 5, pageVisible: true },
});

function setUp(answer: () => Response | Promise<Response>, accepts: () => boolean = () => true) {
  const beacons: { url: string; type: string; body: Promise<unknown> }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const sendBeacon = vi.fn((url: string, body: Blob) => {
    beacons.push({ url, type: body.type, body: body.text().then((text) => JSON.parse(text)) });
    return accepts();
  });
  const onArchived = vi.fn();
  return { fetch, beacons, onArchived, transport: createSessionTransport({ fetch, sendBeacon, onArchived }) };
}

const json = (body: string, status = 200) => new Response(body, { status });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('triggers', () => {
  // spec: 7.archive, 3.archive-response
  it('are posted as JSON with keepalive, and entriesArchived is read', async () => {
    const { transport, fetch, beacons, onArchived } = setUp(() => json('{"entriesArchived":3}'));
    transport.archive(payload('page_hidden'));
    // Must be sent synchronously: a page that unloads runs no further tasks.
    expect(fetch).toHaveBeenCalledOnce();
    await settled();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(UPDATE, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload('page_hidden')),
      keepalive: true,
      signal: expect.any(AbortSignal),
    });
    expect(onArchived).toHaveBeenCalledExactlyOnceWith(3);
    expect(beacons).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['', '<!doctype html>', 'null', '[]', '{}', '{"entriesArchived":"3"}', '7'])(
    'survive the answer %j',
    async (body) => {
      const { transport, onArchived } = setUp(() => json(body));
      transport.archive(payload('inactivity'));
      await settled();
      expect(onArchived).not.toHaveBeenCalled();
      expect(warn).not.toHaveBeenCalled();
    },
  );

  // spec: 8.archive
  it.each([401, 429, 500])('only log a failure %d', async (status) => {
    const { transport, fetch } = setUp(() => json('no', status));
    transport.archive(payload('session_cleanup'));
    await settled();
    expect(warn).toHaveBeenCalledExactlyOnceWith(`Archive trigger failed: ${status}`);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each(['inactivity', 'page_unload'] as const)('cancel the body of a failed %s', async (trigger) => {
    const cancel = vi.fn();
    const { transport } = setUp(
      () => new Response(new ReadableStream({ cancel }), { status: 500 }),
      () => false,
    );
    transport.archive(payload(trigger));
    await settled();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('log a failed fetch, and try a beacon only on unload', async () => {
    const { transport, beacons } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    transport.archive(payload('page_hidden'));
    await settled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Archive trigger failed: 0');
    expect(beacons).toEqual([]);
  });
});

describe('page_unload', () => {
  // spec: 7.archive-beacon
  it('is sent as a beacon with the same fields', async () => {
    const { transport, fetch, beacons } = setUp(() => json('{}'));
    transport.archive(payload('page_unload'));
    expect(beacons).toHaveLength(1);
    expect(beacons[0]).toMatchObject({ url: UPDATE, type: 'application/json' });
    expect(await beacons[0]?.body).toEqual(payload('page_unload'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is sent by fetch with keepalive when no beacon can be queued', async () => {
    const { transport, fetch, beacons } = setUp(
      () => json('{}'),
      () => false,
    );
    transport.archive(payload('page_unload'));
    await settled();
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
    expect(beacons).toHaveLength(1);
  });

  // spec: 7.archive-fallback
  it.each<[string, () => boolean]>([
    ['refuses', () => false],
    [
      'throws',
      () => {
        throw new Error('no beacon');
      },
    ],
  ])('falls back to the small beacon when the browser %s and the fetch fails', async (_name, accepts) => {
    const { transport, beacons } = setUp(() => Promise.reject(new TypeError('Failed to fetch')), accepts);
    transport.archive(payload('page_unload'));
    await settled();
    expect(beacons).toHaveLength(2);
    expect(await beacons[1]?.body).toEqual({
      trigger: 'page_unload',
      timestamp: '2026-11-21T09:00:00.000Z',
      fallback: true,
    });
  });
});

describe('the activity log', () => {
  const entry = { action: 'Page Click', metadata: { sessionDuration: 1, pageVisible: true } } as const;

  // spec: 7.log
  it('is posted as JSON', async () => {
    const { transport, fetch } = setUp(() => new Response(null, { status: 204 }));
    transport.log(entry);
    await settled();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/conversation/log-user', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(entry),
      signal: expect.any(AbortSignal),
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('uses at most two connections of a hanging endpoint', () => {
    const { transport, fetch } = setUp(() => new Promise(() => undefined));
    for (let i = 0; i < 100; i += 1) transport.log(entry);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  // spec: 8.activity-log
  it('only logs its failures', async () => {
    const { transport } = setUp(() => json('no', 500));
    transport.log(entry);
    await settled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Activity log failed: 500');
  });

  it('only logs a failed send', async () => {
    const { transport } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    transport.log(entry);
    await settled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Activity log failed: 0');
  });
});
