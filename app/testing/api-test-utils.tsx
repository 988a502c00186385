import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderHookResult, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import type { ReportExtras } from '../api/report';

/** A stubbed server's answer to a call: a JSON value with 200, or a whole response. */
export type Answer = unknown | Response | (() => unknown);

/** A recorded call: 'GET /api/bookings'. */
export type RecordedCall = string;

/** Replaces the page's fetch by a table 'METHOD /path' → answer; anything else answers 404. */
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

/** Lets fake time pass inside React's act. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** Lets React hear of what has happened: the query client tells it by timers of 0 ms. */
export function settle(): Promise<void> {
  return pass(5);
}

/** Renders a hook below a query client of its own; reports are recorded instead of sent. */
export function renderWithClient<Result, Props>(hook: (props: Props) => Result, initialProps: Props) {
  const reports: ReportExtras[] = [];
  const queryClient = createQueryClient({ report: (_error, extras = {}) => reports.push(extras) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const rendered: RenderHookResult<Result, Props> = renderHook(hook, { wrapper, initialProps });
  return { ...rendered, queryClient, reports };
}
