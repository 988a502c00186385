import type { RecordedCall } from './call-log';
import type { Fault } from './faults';
import { LAB_PATHS } from './lab-routes';
import { LAB_HEADER } from './world';

/** A test's hand on the demo server. */
export interface LabClient {
  /** Replaces the lab's faults. */
  setFaults(faults: readonly Fault[]): Promise<void>;
  /** What was called in this lab, oldest first. */
  calls(): Promise<RecordedCall[]>;
  /** Forgets the lab's calls. */
  clearCalls(): Promise<void>;
}

/**
 * Steers one lab of a demo server from a test. The browser belongs to the lab by a cookie.
 *
 * @example
 * await context.addCookies([{ name: LAB_COOKIE, value: lab, url: baseUrl }]);
 * await createLabClient(baseUrl, lab).setFaults([{ call: 'GET /api/bookings', kind: 'status', status: 500 }]);
 */
export function createLabClient(baseUrl: string, lab: string): LabClient {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: { [LAB_HEADER]: lab, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  return {
    setFaults: async (faults) => {
      await send('PUT', LAB_PATHS.faults, faults);
    },
    calls: async () => (await send('GET', LAB_PATHS.calls)).json(),
    clearCalls: async () => {
      await send('DELETE', LAB_PATHS.calls);
    },
  };
}
