import type { User } from '../../domain/index.js';
import type { Fault } from './faults.js';
import { type DemoRole, demoAccount } from './fixtures/users.js';

/** Cookie with the name of the browser's fault lab. */
export const FAULT_LAB_COOKIE = 'tapa-demo-lab';

/** The same as a header. */
export const FAULT_LAB_HEADER = 'x-demo-lab';

const DEFAULT_FAULT_LAB = 'default';

const SESSION_COOKIE = 'tapa-demo-session';
const SESSION_COOKIE_RULES = 'Path=/; HttpOnly; SameSite=Lax';

/** Most recorded calls of a fault lab; the oldest are dropped. */
export const MAX_CALLS = 2000;

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
  role: string | null;
  /** Status of the answer; 0 for a cut connection, null while pending. */
  status: number | null;
  at: string;
}

/** Faults and recorded calls of one test or browser. */
export class FaultLab {
  readonly calls: RecordedCall[] = [];
  /** Number of log entries that are not archived yet, by the user's email. */
  readonly logEntries = new Map<string, number>();
  #faults: { fault: Fault; left: number }[] = [];

  record(call: RecordedCall): void {
    this.calls.push(call);
    if (this.calls.length > MAX_CALLS) this.calls.shift();
  }

  setFaults(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
  }

  /** Returns the fault that hits a call, and counts it. */
  takeFault(call: string): Fault | undefined {
    const hit = this.#faults.find(
      ({ fault, left }) => left > 0 && (fault.call === '*' || fault.call === call),
    );
    if (hit === undefined) return undefined;
    hit.left -= 1;
    return hit.fault;
  }
}

/** Signed-in users. `open` and `close` return response headers. */
interface Sessions {
  userOf(request: Request): User | null;
  open(request: Request, user: User): Record<string, string>;
  close(request: Request): Record<string, string>;
}

/** Sessions over HTTP, one per browser. */
function createCookieSessions(): Sessions {
  const users = new Map<string, User>();
  const idOf = ({ headers }: Request) => readCookie(headers, SESSION_COOKIE) ?? '';

  return {
    userOf: (request) => users.get(idOf(request)) ?? null,
    open(request, user) {
      users.delete(idOf(request));
      const id = crypto.randomUUID();
      users.set(id, user);
      return { 'Set-Cookie': `${SESSION_COOKIE}=${id}; ${SESSION_COOKIE_RULES}` };
    },
    close(request) {
      users.delete(idOf(request));
      return { 'Set-Cookie': `${SESSION_COOKIE}=; Max-Age=0; ${SESSION_COOKIE_RULES}` };
    },
  };
}

/** Single session of a page with a service worker, which cannot set an HttpOnly cookie. */
function createPageSession(initialUser: User | null): Sessions {
  let current = initialUser;
  return {
    userOf: () => current,
    open(_request, user) {
      current = user;
      return {};
    },
    close() {
      current = null;
      return {};
    },
  };
}

/** State of the demo API. */
export interface MockServer {
  sessions: Sessions;
  faultLabOf(headers: Headers): FaultLab;
}

export interface MockServerOptions {
  // Signed-in user of a page session; without it, sessions are kept by cookie.
  currentUser?: DemoRole | User | null;
  faults?: readonly Fault[];
}

function readCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

export function createMockServer({ currentUser, faults = [] }: MockServerOptions = {}): MockServer {
  const user = typeof currentUser === 'string' ? (demoAccount(currentUser) ?? null) : currentUser;
  const faultLabs = new Map<string, FaultLab>();

  function faultLabOf(headers: Headers): FaultLab {
    const name = headers.get(FAULT_LAB_HEADER) ?? readCookie(headers, FAULT_LAB_COOKIE) ?? DEFAULT_FAULT_LAB;
    const faultLab = faultLabs.get(name) ?? new FaultLab();
    faultLabs.set(name, faultLab);
    return faultLab;
  }

  faultLabOf(new Headers()).setFaults(faults);
  return {
    sessions: user === undefined ? createCookieSessions() : createPageSession(user),
    faultLabOf,
  };
}
