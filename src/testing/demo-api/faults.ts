import { HttpResponse } from 'msw';
import * as v from 'valibot';

const common = {
  /** 'GET /api/bookings' (without query), or '*' for all calls. */
  call: v.string(),
  /** Number of calls that it hits. @default all */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

export const faultSchema = v.variant('kind', [
  v.object({ ...common, kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0)) }),
  v.object({ ...common, kind: v.literal('hang') }),
  v.object({
    ...common,
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    body: v.optional(v.string()),
  }),
  v.object({ ...common, kind: v.literal('html') }),
  v.object({ ...common, kind: v.literal('truncated') }),
  v.object({ ...common, kind: v.literal('wrong-types') }),
  v.object({ ...common, kind: v.literal('empty') }),
  v.object({ ...common, kind: v.literal('network') }),
]);

export type Fault = v.InferOutput<typeof faultSchema>;

const WEB_PAGE =
  '<!DOCTYPE html><html lang="en"><title>Maintenance</title><p>We will be back soon.</p></html>';
const JSON_TYPE = { 'Content-Type': 'application/json' };

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Waits until the caller aborts. Uses no timer, so that a server with hanging calls can exit. */
function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}

export function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return [null, 'row', ...value.map(wrongTypes)];
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wrongTypes(item)]));
  }
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'string') return { text: value };
  return value === null ? [] : null;
}

async function mangle(response: Response, change: (body: string) => string): Promise<Response> {
  return new HttpResponse(change(await response.text()), { status: response.status, headers: JSON_TYPE });
}

/** Answers a call with a fault. `answer` returns the normal answer. */
export async function applyFault(
  fault: Fault,
  answer: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  switch (fault.kind) {
    case 'slow':
      await wait(fault.ms, signal);
      return answer();
    case 'hang':
      await waitForAbort(signal);
      return HttpResponse.error();
    case 'status':
      return new HttpResponse(fault.body ?? JSON.stringify({ message: `Demo fault ${fault.status}` }), {
        status: fault.status,
        headers: JSON_TYPE,
      });
    case 'html':
      return HttpResponse.html(WEB_PAGE);
    case 'truncated':
      return mangle(await answer(), (body) => body.slice(0, Math.floor(body.length / 2)));
    case 'wrong-types':
      return mangle(await answer(), (body) =>
        body === '' ? body : JSON.stringify(wrongTypes(JSON.parse(body))),
      );
    case 'empty':
      return new HttpResponse('', { headers: JSON_TYPE });
    case 'network':
      return HttpResponse.error();
  }
}
