import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Role } from '../../domain/index.js';
import { bookings } from './fixtures/bookings.js';
import { CORPORATE_ANSWERS } from './fixtures/corporate.js';
import { listings } from './fixtures/listings.js';
import { lodge } from './fixtures/lodge.js';
import { TOUR_ORGANIZER_ANSWERS } from './fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS } from './fixtures/travel-agent.js';
import { demoAccount } from './fixtures/users.js';
import { createMockServer, type MockServer, type MockServerOptions } from './mock-server.js';
import { type DemoCall, type DemoRoute, noContent, refuse, toHandler } from './route.js';
import { SERVER_LIST_ROUTE } from './server-list.js';

// 200 with `null` for no user, because browsers log a 401 as an error for every visitor.
const whoAmI = ({ user }: DemoCall): Response => Response.json(user);

const closeSession = ({ server, request }: DemoCall): Record<string, string> =>
  server.sessions.close(request);

function login({ server, request, body }: DemoCall): Response {
  const role = typeof body === 'object' && body !== null && 'role' in body ? body.role : undefined;
  const account = demoAccount(role);
  if (account === undefined) return refuse(400, 'No demo account for this role');
  return Response.json(account, { headers: server.sessions.open(request, account) });
}

/** Current user, sign-in and both ways to sign out (spec: 7.logout, 4.logout-organizer). */
const ACCOUNT_ROUTES: readonly DemoRoute[] = [
  { method: 'GET', path: '/api/auth/user', access: 'public', respond: whoAmI },
  { method: 'GET', path: '/api/auth/current-user', access: 'public', respond: whoAmI },
  { method: 'POST', path: '/api/demo-login', access: 'public', respond: login },
  { method: 'POST', path: '/api/logout', access: 'public', respond: (call) => noContent(closeSession(call)) },
  {
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    respond: (call) => new Response(null, { status: 302, headers: { ...closeSession(call), Location: '/' } }),
  },
];

/** Only the demo traveler has bookings. Listings are the same for all users. */
const TRAVELER_ROUTES: readonly DemoRoute[] = [
  {
    method: 'GET',
    path: '/api/bookings',
    access: 'user',
    respond: ({ user }) => Response.json(user?.role === 'traveler' ? bookings : []),
  },
  {
    method: 'GET',
    path: '/api/listings',
    access: 'user',
    respond: ({ url }) => {
      const category = url.searchParams.get('category');
      return Response.json(listings.filter((listing) => category === null || listing.category === category));
    },
  },
];

/**
 * Answers for one role only (spec: 6.agent-queries, 6.organizer-queries, 6.corporate-queries). Paths are
 * repeated here, because Vite's configuration loads this file without the aliases of `tapa-ui`.
 */
const ANSWERS_BY_ROLE: Readonly<Partial<Record<Role, Readonly<Record<string, unknown>>>>> = {
  travel_agent: {
    '/api/travel-agent/stats': TRAVEL_AGENT_ANSWERS.stats,
    '/api/travel-agent/bookings': TRAVEL_AGENT_ANSWERS.bookings,
    '/api/travel-agent/clients': TRAVEL_AGENT_ANSWERS.clients,
    '/api/travel-agent/commissions': TRAVEL_AGENT_ANSWERS.commissions,
    '/api/travel-agent/external-bookings': TRAVEL_AGENT_ANSWERS.externalBookings,
  },
  tour_organizer: {
    '/api/tour-organizer/stats': TOUR_ORGANIZER_ANSWERS.stats,
    '/api/private-tours': TOUR_ORGANIZER_ANSWERS.privateTours,
    '/api/tour-organizer/team': TOUR_ORGANIZER_ANSWERS.team,
    '/api/tour-organizer/applications': TOUR_ORGANIZER_ANSWERS.applications,
    '/api/tour-organizer/revenue': TOUR_ORGANIZER_ANSWERS.revenue,
  },
  corporate_admin: {
    '/api/corporate-admin/stats': CORPORATE_ANSWERS.stats,
    '/api/corporate-admin/employee-travel': CORPORATE_ANSWERS.employeeTravel,
    '/api/corporate-admin/policies': CORPORATE_ANSWERS.policies,
    '/api/corporate-admin/budget': CORPORATE_ANSWERS.budget,
    '/api/corporate-admin/team': CORPORATE_ANSWERS.team,
  },
};

const ROLE_ROUTES: readonly DemoRoute[] = Object.entries(ANSWERS_BY_ROLE).flatMap(([role, answers]) =>
  Object.entries(answers).map(
    ([path, answer]): DemoRoute => ({
      method: 'GET',
      path,
      access: role as Role,
      respond: () => Response.json(answer),
    }),
  ),
);

/** Calls of stories and tests only. */
const DOCS_ROUTES: readonly DemoRoute[] = [
  SERVER_LIST_ROUTE,
  { method: 'GET', path: '/api/demo/lodge', access: 'user', respond: () => Response.json(lodge) },
];

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const metadata = v.looseObject({ sessionDuration: v.number(), pageVisible: v.boolean() });

/** Archive trigger; the small beacon has `fallback` instead of `metadata` (spec: 7.archive-fallback). */
const triggerSchema = v.union([
  v.object({
    trigger: v.picklist(['inactivity', 'page_hidden', 'page_unload', 'session_cleanup']),
    timestamp,
    metadata,
  }),
  v.object({ trigger: v.literal('page_unload'), timestamp, fallback: v.literal(true) }),
]);

const activitySchema = v.object({ action: v.string(), metadata });

function archive(call: DemoCall): Response {
  if (!v.is(triggerSchema, call.body)) return refuse(400, 'Invalid archive trigger');
  const user = call.user?.email ?? '';
  const entriesArchived = call.faultLab.logEntries.get(user) ?? 0;
  call.faultLab.logEntries.delete(user);
  return Response.json({ entriesArchived });
}

function logUser(call: DemoCall): Response {
  if (!v.is(activitySchema, call.body)) return refuse(400, 'Invalid log entry');
  const user = call.user?.email ?? '';
  call.faultLab.logEntries.set(user, (call.faultLab.logEntries.get(user) ?? 0) + 1);
  return noContent();
}

const page = { stack: v.string(), timestamp, userAgent: v.string(), url: v.string() };
const errorSchema = v.looseObject({ message: v.string(), ...page });
const renderErrorSchema = v.object({ error: v.string(), component: v.string(), ...page });

const acceptReport =
  (schema: v.GenericSchema) =>
  ({ body }: DemoCall): Response =>
    v.is(schema, body) ? noContent() : refuse(400, 'Invalid report');

/** Conversation log and error reports. Public: `session_cleanup` may arrive after the end of the session. */
const BACKGROUND_ROUTES: readonly DemoRoute[] = [
  { method: 'POST', path: '/api/conversation/update', access: 'public', respond: archive },
  { method: 'POST', path: '/api/conversation/log-user', access: 'public', respond: logUser },
  { method: 'POST', path: '/api/errors', access: 'public', respond: acceptReport(errorSchema) },
  {
    method: 'POST',
    path: '/api/analytics/error',
    access: 'public',
    respond: acceptReport(renderErrorSchema),
  },
];

export const DEMO_ROUTES: readonly DemoRoute[] = [
  ...ACCOUNT_ROUTES,
  ...TRAVELER_ROUTES,
  ...ROLE_ROUTES,
  ...DOCS_ROUTES,
  ...BACKGROUND_ROUTES,
];

export type DemoHandlersOptions = MockServerOptions | { server: MockServer };

/**
 * Creates the handlers of the demo API for Storybook, `npm start` and the end-to-end tests.
 *
 * @example msw.use(...createDemoHandlers({ currentUser: 'travel_agent' }))
 */
export function createDemoHandlers(options: DemoHandlersOptions = {}): HttpHandler[] {
  const server = 'server' in options ? options.server : createMockServer(options);
  return DEMO_ROUTES.map((route) => toHandler(server, route));
}

// For requests of a screen's teardown, after the handlers of its story are removed.
export function teardownHandlers(): HttpHandler[] {
  const server = createMockServer({ currentUser: null });
  return BACKGROUND_ROUTES.map((route) => toHandler(server, route));
}
