/**
 * Begins what a guarded page needs before the app's code has loaded. Its document runs this module first
 * (app/server/prerendered-pages.ts): the user is looked up, then their dashboard's code and reads are requested.
 */
import { pageSeen } from './page-seen';
import { API_PATHS } from './paths';

/** Addresses of the code of a role’s dashboard, and paths of its reads. */
export interface RoleNeeds {
  readonly code: readonly string[];
  readonly reads: readonly string[];
}

/** Id of the element with the needs of each role as JSON, in documents of guarded pages. */
export const NEEDS_ID = 'role-needs';

/** Key in the browser's storage for the role of the last shown dashboard. It holds nothing else of the person. */
const LAST_ROLE_KEY = 'tapa-last-role';

/** Age from which untaken responses are too old to show, in milliseconds. */
const MAX_AGE_MS = 60_000;

const responses = new Map<string, Promise<Response>>();
let startedAt = 0;

function request(path: string): Promise<Response> {
  const response = fetch(path, { credentials: 'include' });
  // The app's client takes the response, and handles its failure.
  response.catch(() => undefined);
  responses.set(path, response);
  return response;
}

/** Returns the response to an early request, once. */
export function takeEarlyResponse(path: string): Promise<Response> | undefined {
  const response = responses.get(path);
  responses.delete(path);
  return performance.now() - startedAt < MAX_AGE_MS ? response : undefined;
}

/** Forgets the responses that nobody has taken, which belong to the person of this page's start. */
export const dropEarlyResponses = (): void => responses.clear();

/** Lets the next page request this role's code while it looks the user up. */
export function keepLastRole(role: string): void {
  try {
    localStorage.setItem(LAST_ROLE_KEY, role);
  } catch {
    // Without storage, the code is requested once the user is known.
  }
}

function lastRole(): string | null {
  try {
    return localStorage.getItem(LAST_ROLE_KEY);
  } catch {
    return null;
  }
}

function requestCode(files: readonly string[] = []): void {
  for (const file of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', fetchPriority: 'low', href: file });
    document.head.append(link);
  }
}

async function requestNeeds(needsOf: ReadonlyMap<unknown, RoleNeeds>): Promise<void> {
  startedAt = performance.now();
  const guess = lastRole();
  requestCode(needsOf.get(guess)?.code);
  const response = await request(API_PATHS.authUser);
  // The clone of a body that nobody reads would keep the connection busy.
  const role = response.ok ? (await response.clone().json()).role : undefined;
  if (role !== guess) requestCode(needsOf.get(role)?.code);
  for (const path of needsOf.get(role)?.reads ?? []) void request(path);
}

const needs = globalThis.document?.getElementById(NEEDS_ID)?.textContent;
if (needs) {
  // The app repeats what fails here, and shows the error.
  pageSeen()
    .then(() => requestNeeds(new Map(Object.entries(JSON.parse(needs)))))
    .catch(() => undefined);
}
