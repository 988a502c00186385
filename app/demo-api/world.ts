import type { User } from 'tapa-ui/domain';
import { type DemoRole, demoAccount } from './accounts';
import { BoundedMap } from './bounded-map';
import { CallLog } from './call-log';
import { readCookie } from './cookies';
import { type Fault, FaultLab } from './faults';
import { createCookieSessions, createPageSession, type DemoSessions } from './sessions';

/** Names the lab of a call: faults and recorded calls are kept apart by it. */
export const LAB_COOKIE = 'tapa-demo-lab';

/** Same as {@link LAB_COOKIE}, for callers that set headers more easily. */
export const LAB_HEADER = 'x-demo-lab';

/** The lab of calls that name none. */
const DEFAULT_LAB = 'default';

const MAX_LOGS = 1000;

/** Everything the demo API remembers. */
export interface DemoWorld {
  sessions: DemoSessions;
  faults: FaultLab;
  calls: CallLog;
  /** Entries of the conversation log that are not archived yet, for each lab and user. */
  logEntries: BoundedMap<number>;
}

/** How a world begins. */
export interface DemoWorldOptions {
  /**
   * Who is signed in, where calls are answered inside the page (Storybook). Without it, sessions are kept by
   * cookie, as over real HTTP.
   */
  currentUser?: DemoRole | User | null;
  /** Faults that are on from the start. */
  faults?: readonly Fault[];
}

function sessionsFor(currentUser: DemoWorldOptions['currentUser']): DemoSessions {
  if (currentUser === undefined) return createCookieSessions();
  return createPageSession(
    typeof currentUser === 'string' ? (demoAccount(currentUser) ?? null) : currentUser,
  );
}

/** Makes an empty world. */
export function createDemoWorld({ currentUser, faults = [] }: DemoWorldOptions = {}): DemoWorld {
  const lab = new FaultLab();
  lab.set(DEFAULT_LAB, faults);
  return {
    sessions: sessionsFor(currentUser),
    faults: lab,
    calls: new CallLog(),
    logEntries: new BoundedMap(MAX_LOGS),
  };
}

/** The lab of a request. */
export function labOf(headers: Headers): string {
  return headers.get(LAB_HEADER) ?? readCookie(headers.get('cookie'), LAB_COOKIE) ?? DEFAULT_LAB;
}
