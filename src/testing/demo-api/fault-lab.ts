import * as v from 'valibot';
import { type Fault, faultSchema } from './faults.js';
import { FAULT_LAB_HEADER, type FaultLab, type MockServer, type RecordedCall } from './mock-server.js';
import { noContent, refuse } from './route.js';

/** Paths by which tests control the demo server. */
const PATHS = { faults: '/__demo/faults', calls: '/__demo/calls' } as const;

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}

async function setFaults(faultLab: FaultLab, request: Request): Promise<Response> {
  const result = v.safeParse(v.array(faultSchema), await readJson(request));
  if (!result.success) return refuse(400, v.summarize(result.issues));
  faultLab.setFaults(result.output);
  return noContent();
}

/**
 * Answers requests that control a fault lab; undefined for others. PUT /__demo/faults sets its faults, a JSON
 * array, GET /__demo/calls returns the recorded calls, DELETE clears either.
 */
export async function answerFaultLab(server: MockServer, request: Request): Promise<Response | undefined> {
  const faultLab = server.faultLabOf(request.headers);
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case `PUT ${PATHS.faults}`:
      return setFaults(faultLab, request);
    case `DELETE ${PATHS.faults}`:
      faultLab.setFaults([]);
      return noContent();
    case `GET ${PATHS.calls}`:
      return Response.json(faultLab.calls);
    case `DELETE ${PATHS.calls}`:
      faultLab.calls.length = 0;
      return noContent();
    default:
      return undefined;
  }
}

export interface FaultLabClient {
  setFaults(faults: readonly Fault[]): Promise<void>;
  calls(): Promise<RecordedCall[]>;
  clearCalls(): Promise<void>;
}

/**
 * Returns a client that controls a fault lab from a test. A cookie assigns the browser to it.
 *
 * @example
 * await context.addCookies([{ name: FAULT_LAB_COOKIE, value: name, url: baseUrl }]);
 * await createFaultLabClient(baseUrl, name).setFaults([{ call: 'GET /api/bookings', kind: 'hang' }]);
 */
export function createFaultLabClient(baseUrl: string, faultLab: string): FaultLabClient {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: { [FAULT_LAB_HEADER]: faultLab, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  return {
    setFaults: async (faults) => {
      await send('PUT', PATHS.faults, faults);
    },
    calls: async () => (await send('GET', PATHS.calls)).json(),
    clearCalls: async () => {
      await send('DELETE', PATHS.calls);
    },
  };
}
