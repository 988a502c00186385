import { onlineManager, QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, renderWithClient, settle, stubServer } from '../testing/api-test-utils';
import { api } from './client';
import { networkError, statusError } from './errors';
import {
  createQueryClient,
  LOGGED_FAILURE,
  retryDelayOf,
  shouldRetryRead,
  shouldRetryWrite,
} from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const THING = { queryKey: ['thing'], queryFn: () => api.read('/api/thing') };
const useThing = () => useQuery(THING);
const useChange = () => useMutation({ mutationFn: (data: unknown) => api.write('POST', '/api/thing', data) });
const status = (code: number, body = 'No') => new Response(body, { status: code });
const thingCalls = (calls: string[]) => calls.filter((call) => call.endsWith('/api/thing')).length;

// spec: 9.freshness, 9.no-focus-refetch, 9.no-polling, 9.cache-time
it('keeps data fresh for five minutes, without polling or refetching on focus', () => {
  const client = createQueryClient();
  expect(client).toBeInstanceOf(QueryClient);
  expect(client.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 300_000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

describe('reads', () => {
  // spec: 9.read-retries, 9.retry-delay, 8.report-query
  it('are retried after 1 s, 2 s and 4 s, then reported with failureCount', async () => {
    const calls = stubServer({ 'GET /api/thing': () => status(500) });
    const { result, reports } = renderWithClient(useThing, undefined);
    const seen: number[] = [];
    for (const ms of [0, 999, 1, 1999, 1, 3999, 1]) {
      await pass(ms);
      seen.push(thingCalls(calls));
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4]);
    await settle();
    expect(result.current.isError).toBe(true);
    expect(reports).toEqual([{ type: 'query_failure', status: 500, url: '/api/thing', failureCount: 4 }]);
    await pass(120_000);
    expect(thingCalls(calls)).toBe(4);
  });

  // spec: 9.read-retries
  it('are not retried after a 401, nor reported as query_failure', async () => {
    const calls = stubServer({ 'GET /api/thing': () => status(401) });
    const { result, reports } = renderWithClient(useThing, undefined);
    await pass(60_000);
    expect(thingCalls(calls)).toBe(1);
    expect(result.current.isError).toBe(true);
    expect(reports).toEqual([]);
  });

  it('are not reported as query_failure when a retry ends with a 401', async () => {
    let answers = 0;
    const calls = stubServer({ 'GET /api/thing': () => status(answers++ < 2 ? 500 : 401) });
    const { reports } = renderWithClient(useThing, undefined);
    await pass(60_000);
    expect(thingCalls(calls)).toBe(3);
    expect(reports).toEqual([]);
  });

  // spec: 8.lists
  it('log their failure only with the logFailure meta', async () => {
    stubServer({ 'GET /api/thing': () => status(500) });
    renderWithClient(useThing, undefined);
    await pass(7000);
    await settle();
    expect(console.warn).not.toHaveBeenCalled();
    renderWithClient(() => useQuery({ ...THING, meta: LOGGED_FAILURE }), undefined);
    await pass(7000);
    await settle();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('/api/thing failed:', '500: No');
  });

  it('that were aborted are neither logged nor reported', async () => {
    const abort = vi.fn(() => Promise.reject(new DOMException('gone', 'AbortError')));
    const { reports } = renderWithClient(
      () => useQuery({ queryKey: ['thing'], queryFn: abort, meta: LOGGED_FAILURE }),
      undefined,
    );
    await pass(60_000);
    expect(abort).toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
  });

  it('are refetched on reconnection if they are stale', async () => {
    const calls = stubServer({ 'GET /api/thing': { ok: true } });
    renderWithClient(useThing, undefined);
    const reconnect = async () => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
      await pass(0);
    };
    await pass(299_000);
    await reconnect();
    expect(thingCalls(calls)).toBe(1);
    await pass(1_001);
    await reconnect();
    expect(thingCalls(calls)).toBe(2);
  });

  it('that failed in an app opened offline are refetched on reconnection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isDown = true;
    stubServer({
      'GET /api/thing': () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : { ok: true }),
    });
    const { result } = renderWithClient(useThing, undefined);
    await pass(7000);
    await settle();
    expect(result.current.isError).toBe(true);
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(result.current.data).toEqual({ ok: true });
  });

  it('are not reported when a retry succeeds', async () => {
    let answers = 0;
    stubServer({ 'GET /api/thing': () => (answers++ < 3 ? status(503) : { ok: true }) });
    const { result, reports } = renderWithClient(useThing, undefined);
    await pass(7000);
    await settle();
    expect(result.current.data).toEqual({ ok: true });
    expect(reports).toEqual([]);
  });

  // spec: 8.failed-fetch
  it('fail as a failed fetch when the browser is offline, instead of waiting forever', async () => {
    onlineManager.setOnline(false);
    stubServer({ 'GET /api/thing': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { result } = renderWithClient(useThing, undefined);
    await pass(7000);
    await settle();
    expect(result.current.error?.message).toBe(
      'Network connection failed. Please check your internet connection.',
    );
  });

  // spec: 9.freshness, 9.no-focus-refetch, 9.no-polling
  it('are fresh for 5 minutes, then read again on use; focus and time alone read nothing', async () => {
    const calls = stubServer({ 'GET /api/thing': { ok: true } });
    const first = renderWithClient(useThing, undefined);
    await pass(299_999);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(thingCalls(calls)).toBe(1);
    await pass(600_000);
    expect(thingCalls(calls)).toBe(1);
    first.rerender(undefined);
    await first.queryClient.fetchQuery(THING);
    expect(thingCalls(calls)).toBe(2);
  });

  // spec: 9.cache-time
  it('leave the cache 5 minutes after the last use', async () => {
    stubServer({ 'GET /api/thing': { ok: true } });
    const { unmount, queryClient } = renderWithClient(useThing, undefined);
    await pass(0);
    unmount();
    await pass(299_999);
    expect(queryClient.getQueryData(['thing'])).toEqual({ ok: true });
    await pass(1);
    expect(queryClient.getQueryData(['thing'])).toBeUndefined();
  });
});

describe('writes', () => {
  // spec: 9.write-retries, 8.report-mutation
  it.each([
    ['retry once', 500, 'No', 2],
    ["do not retry when the message contains '4'", 404, 'No', 1],
    ["do not retry when only the text contains '4'", 500, 'Row 4', 1],
  ])('%s', async (_name, code, body, expected) => {
    const calls = stubServer({ 'POST /api/thing': () => status(code, body) });
    const { result, reports } = renderWithClient(useChange, undefined);
    result.current.mutate({ note: 'x' });
    await pass(60_000);
    expect(thingCalls(calls)).toBe(expected);
    expect(reports).toEqual([
      {
        type: 'mutation_failure',
        status: code,
        url: '/api/thing',
        failureCount: expected,
        requestData: { note: 'x' },
      },
    ]);
  });

  it('that were aborted are not reported', async () => {
    const abort = () => Promise.reject(new DOMException('gone', 'AbortError'));
    const { result, reports } = renderWithClient(
      () => useMutation({ mutationFn: abort, retry: false }),
      undefined,
    );
    result.current.mutate();
    await pass(0);
    expect(result.current.isError).toBe(true);
    expect(reports).toEqual([]);
  });

  // spec: 8.failed-fetch
  it('fail as a failed fetch when the browser is offline, instead of waiting forever', async () => {
    onlineManager.setOnline(false);
    stubServer({ 'POST /api/thing': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { result } = renderWithClient(useChange, undefined);
    result.current.mutate({ note: 'x' });
    await pass(60_000);
    expect(result.current.error?.message).toBe(
      'Network connection failed. Please check your internet connection.',
    );
  });
});

// spec: 9.retry-delay
it('waits 1 s, 2 s, 4 s, … and never more than 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map(retryDelayOf)).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000,
  ]);
});

// spec: 9.read-retries
it('retries reads three times, a 401 never', () => {
  expect([0, 1, 2, 3].map((retries) => shouldRetryRead(retries, statusError(500, '')))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(shouldRetryRead(0, statusError(401, 'no'))).toBe(false);
  expect(shouldRetryRead(0, new Error('401: no'))).toBe(false);
  expect(shouldRetryRead(0, statusError(403, 'no'))).toBe(true);
});

// spec: 9.write-retries
it("retries writes once, and not when the message contains '4'", () => {
  expect([0, 1].map((retries) => shouldRetryWrite(retries, networkError()))).toEqual([true, false]);
  expect(shouldRetryWrite(0, statusError(500, 'order 14'))).toBe(false);
  expect(shouldRetryWrite(0, statusError(401, ''))).toBe(false);
  expect(shouldRetryWrite(0, statusError(500, ''))).toBe(true);
});
