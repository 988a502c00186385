import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from './client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a client whose calls fail in sequence with these errors, and then succeed. */
function clientFailing(...failures: readonly (() => unknown)[]) {
  const left = [...failures];
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const failure = left.shift();
    if (failure) throw failure();
    return new Response('[1]', { headers: { 'content-type': 'application/json' } });
  });
  const onError = vi.fn();
  const settled = vi.fn();
  return { client: createApiClient({ fetch, onError }), fetch, onError, settled };
}

const lostConnection = () => new TypeError('Failed to fetch');

/** Acts as a browser when the reader leaves: dispatches the event, then aborts pending calls. */
const abortedBy = (event: string) => () => {
  window.dispatchEvent(new Event(event));
  return lostConnection();
};

it.each(['beforeunload', 'pagehide'])(
  'a read aborted by %s does not fail, and stays pending while the page is being left',
  async (event) => {
    const { client, fetch, onError, settled } = clientFailing(abortedBy(event));
    client.read('/api/bookings').then(settled, settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledOnce();
  },
);

it('an aborted read is repeated each time the page returns', async () => {
  const { client, fetch, onError } = clientFailing(abortedBy('pagehide'), abortedBy('beforeunload'));
  const answer = client.read('/api/bookings');
  for (const calls of [1, 2]) {
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(calls);
    window.dispatchEvent(new Event('pageshow'));
  }
  await expect(answer).resolves.toEqual([1]);
  expect(onError).not.toHaveBeenCalled();
});

it('an aborted read is repeated if the page stays after all, and may fail then', async () => {
  const { client, onError, settled } = clientFailing(abortedBy('beforeunload'), lostConnection);
  client.read('/api/bookings').then(undefined, settled);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();
});

it('an aborted write is not repeated, and fails if the page stays', async () => {
  const { client, fetch, onError, settled } = clientFailing(abortedBy('beforeunload'));
  client.write('POST', '/api/logout').then(undefined, settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledOnce();
});

it('a read that fails before or after the page is left is reported at once', async () => {
  const { client, onError } = clientFailing(lostConnection, lostConnection);
  window.dispatchEvent(new Event('beforeunload'));
  await expect(client.read('/api/bookings')).rejects.toThrow('Network connection failed');
  window.dispatchEvent(new Event('pagehide'));
  await expect(client.read('/api/bookings')).rejects.toThrow('Network connection failed');
  expect(onError).toHaveBeenCalledTimes(2);
});

it('an answer is handled as usual while the page is being left', async () => {
  const onError = vi.fn();
  const fetch = async () => {
    window.dispatchEvent(new Event('beforeunload'));
    return new Response('no', { status: 500 });
  };
  const client = createApiClient({ fetch, onError });
  await expect(client.read('/api/bookings')).rejects.toMatchObject({ status: 500 });
  expect(onError).toHaveBeenCalledOnce();
});

it('listens for leave events only while a call runs', async () => {
  const add = vi.spyOn(window, 'addEventListener');
  const { client } = clientFailing();
  await client.read('/api/bookings');
  expect(add.mock.calls.map(([type]) => type)).toEqual(['beforeunload', 'pagehide']);
  for (const [, , options] of add.mock.calls) {
    expect((options as AddEventListenerOptions).signal?.aborted).toBe(true);
  }
  vi.restoreAllMocks();
});
