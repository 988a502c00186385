import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderHookResult, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import type { ReportExtras } from '../api/report';

/** Answer of a stubbed server: a JSON value for status 200, or a response. */
export type Answer = unknown | Response | (() => unknown);

/** A recorded call: 'GET /api/bookings'. */
export type RecordedCall = string;

/** Replaces fetch by a table 'METHOD /path' → answer. Other calls are answered with 404. */
export function stubServer(answers: Record<string, Answer>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`;
    calls.push(call);
    const entry = answers[call];
    const answer = typeof entry === 'function' ? await entry() : entry;
    if (answer instanceof Response) return answer.clone();
    if (answer === undefined) return new Response('No such call', { status: 404 });
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  return calls;
}

export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** Waits for updates of React Query, which it batches in timers of 0 ms. */
export function settle(): Promise<void> {
  return pass(5);
}

/** Renders a hook with a new query client that records reports instead of sending them. */
export function renderWithClient<Result, Props>(hook: (props: Props) => Result, initialProps: Props) {
  const reports: ReportExtras[] = [];
  const queryClient = createQueryClient({ report: (_error, extras = {}) => reports.push(extras) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const rendered: RenderHookResult<Result, Props> = renderHook(hook, { wrapper, initialProps });
  return { ...rendered, queryClient, reports };
}
