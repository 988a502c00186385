import type { User } from '../../domain/index.js';
import type { Fault } from './faults.js';
import { type DemoRole, demoAccount } from './fixtures/users.js';

/** Cookie that names the fault lab of a browser. */
export const FAULT_LAB_COOKIE = 'tapa-demo-lab';

/** The same as a header, for callers that set headers more easily. */
export const FAULT_LAB_HEADER = 'x-demo-lab';

const DEFAULT_FAULT_LAB = 'default';

const SESSION_COOKIE = 'tapa-demo-session';
const SESSION_COOKIE_RULES = 'Path=/; HttpOnly; SameSite=Lax';

/** Calls kept of a fault lab; the oldest are forgotten first. */
export const MAX_CALLS = 2000;

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
  role: string | null;
  /** Status of the answer; 0 when the connection was cut, `null` while there is none. */
  status: number | null;
  at: string;
}

/** One test or browser, whose faults and recorded calls are its own. */
export class FaultLab {
  readonly calls: RecordedCall[] = [];
  /** Entries of the conversation log that are not archived yet, by the user's email. */
  readonly logEntries = new Map<string, number>();
  #faults: { fault: Fault; left: number }[] = [];

  record(call: RecordedCall): void {
    this.calls.push(call);
    if (this.calls.length > MAX_CALLS) this.calls.shift();
  }

  setFaults(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
  }

  /** The fault that hits this call, if any; counts it. */
  takeFault(call: string): Fault | undefined {
    const hit = this.#faults.find(
      ({ fault, left }) => left > 0 && (fault.call === '*' || fault.call === call),
    );
    if (hit === undefined) return undefined;
    hit.left -= 1;
    return hit.fault;
  }
}

/** Who is signed in, and the headers that sign in and out. */
interface Sessions {
  userOf(request: Request): User | null;
  open(request: Request, user: User): Record<string, string>;
  close(request: Request): Record<string, string>;
}

/** Sessions over real HTTP: one for each cookie, so that browsers side by side do not disturb each other. */
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

/** The one session of a page whose calls are answered inside the browser: a worker cannot set an HttpOnly cookie. */
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

/** The memory of the demo API between calls. */
export interface MockServer {
  sessions: Sessions;
  faultLabOf(headers: Headers): FaultLab;
}

export interface MockServerOptions {
  // Who is signed in, where calls are answered inside the page; without it sessions are kept by cookie.
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
