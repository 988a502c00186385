import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, renderWithClient, settle, stubServer } from '../../testing/api-test-utils';
import { isLoggingOut, useLogout } from './use-logout';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the logout by mutation', () => {
  // spec: 4.logout-organizer
  it('posts, leaves, then removes the user and all of their data', async () => {
    const calls = stubServer({ 'POST /api/logout': () => new Response(null, { status: 204 }) });
    const order: string[] = [];
    const leave = vi.fn(async () => {
      order.push(`leave with ${JSON.stringify(queryClient.getQueryData(['/api/auth/user']))}`);
    });
    const { result, queryClient } = renderWithClient(() => useLogout({ leave }), undefined);
    queryClient.setQueryData(['/api/auth/user'], { role: 'tour_organizer' });
    queryClient.setQueryData(['/api/private-tours'], [1]);
    result.current.mutate();
    await settle();
    expect(calls).toEqual(['POST /api/logout']);
    expect(order).toEqual(['leave with {"role":"tour_organizer"}']);
    expect(queryClient.getQueryData(['/api/auth/user'])).toBeNull();
    expect(queryClient.getQueryData(['/api/private-tours'])).toBeUndefined();
  });

  it('times out after a retry, and can be tried again', async () => {
    const limits: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(10_000);
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    });
    const isOver = async () => {
      limits.at(-1)?.abort(new DOMException('signal timed out', 'TimeoutError'));
      await pass(1000);
      await settle();
    };
    const calls = stubServer({
      'POST /api/logout': () =>
        new Promise((_, reject) => {
          const signal = limits.at(-1)?.signal;
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const onFailed = vi.fn();
    const { result, queryClient, reports } = renderWithClient(
      () => useLogout({ leave: vi.fn(), onFailed }),
      undefined,
    );
    result.current.mutate();
    await settle();
    await isOver();
    expect(onFailed).not.toHaveBeenCalled();
    await isOver();
    expect(onFailed).toHaveBeenCalledOnce();
    expect(isLoggingOut(queryClient)).toBe(false);
    expect(calls.filter((call) => call === 'POST /api/logout')).toHaveLength(2);
    expect(reports).toContainEqual(
      expect.objectContaining({ type: 'mutation_failure', status: 0, url: '/api/logout' }),
    );
  });

  it('does not leave when the call fails', async () => {
    stubServer({ 'POST /api/logout': () => new Response('Down', { status: 500 }) });
    const leave = vi.fn();
    const { result, queryClient } = renderWithClient(() => useLogout({ leave }), undefined);
    queryClient.setQueryData(['/api/auth/user'], { role: 'tour_organizer' });
    result.current.mutate();
    await pass(60_000);
    expect(result.current.isError).toBe(true);
    expect(leave).not.toHaveBeenCalled();
    expect(queryClient.getQueryData(['/api/auth/user'])).toEqual({ role: 'tour_organizer' });
  });
});
