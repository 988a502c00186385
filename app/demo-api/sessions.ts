import type { User } from 'tapa-ui/domain';
import { BoundedMap } from './bounded-map';
import { readCookie } from './cookies';

/** Name of the session cookie. */
const SESSION_COOKIE = 'tapa-demo-session';

const COOKIE_RULES = 'Path=/; HttpOnly; SameSite=Lax';
const MAX_SESSIONS = 1000;

/** Who is signed in, and the headers that sign in and out. */
export interface DemoSessions {
  userOf(request: Request): User | null;
  open(request: Request, user: User): Record<string, string>;
  close(request: Request): Record<string, string>;
}

/** Sessions over real HTTP: one for each cookie, so that browsers side by side do not disturb each other. */
export function createCookieSessions(): DemoSessions {
  const users = new BoundedMap<User>(MAX_SESSIONS);
  const idOf = (request: Request) => readCookie(request.headers.get('cookie'), SESSION_COOKIE) ?? '';

  return {
    userOf: (request) => users.get(idOf(request)) ?? null,
    open(request, user) {
      users.delete(idOf(request));
      const id = crypto.randomUUID();
      users.set(id, user);
      return { 'Set-Cookie': `${SESSION_COOKIE}=${id}; ${COOKIE_RULES}` };
    },
    close(request) {
      users.delete(idOf(request));
      return { 'Set-Cookie': `${SESSION_COOKIE}=; Max-Age=0; ${COOKIE_RULES}` };
    },
  };
}

/** The one session of a page whose calls are answered inside the browser: a worker can set no HttpOnly cookie. */
export function createPageSession(initialUser: User | null): DemoSessions {
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
