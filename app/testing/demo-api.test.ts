import { getResponse } from 'msw';
import { ROLES } from 'tapa-ui/domain';
import { sumOf } from 'tapa-ui/figures';
import { READS } from 'tapa-ui/reads';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../src/testing/demo-api/fixtures/bookings';
import { lodge } from '../../src/testing/demo-api/fixtures/lodge';
import {
  createDemoHandlers,
  DEMO_ROUTES,
  type DemoHandlersOptions,
} from '../../src/testing/demo-api/handlers';
import { createMockServer } from '../../src/testing/demo-api/mock-server';
import { API_PATHS } from '../api/paths';
import { createErrorReporter, createRenderErrorReporter } from '../api/report';
import { createSessionEngine } from '../session/session-engine';

function demoApi(options: DemoHandlersOptions) {
  const handlers = createDemoHandlers(options);
  return async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await getResponse(
      handlers,
      new Request(`http://demo.test${path}`, {
        method,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    if (response === undefined) throw new Error(`No handler for ${method} ${path}`);
    return response;
  };
}

const DASHBOARD_PATHS = Object.values(READS).flatMap((reads) => Object.values(reads).map(({ path }) => path));
const pathOf = (path: string) => path.split('?')[0];
const reads = DEMO_ROUTES.filter(({ method, path }) => method === 'GET' && path !== '/api/logout');
const dataReads = reads.filter(({ access }) => access !== 'public');
const roleReads = reads.flatMap(({ path, access }) =>
  access === 'public' || access === 'user' ? [] : [{ path, role: access }],
);

it('has every call of the app, the demo sign-in, and calls of stories and tests', () => {
  const served = new Set(DEMO_ROUTES.map(({ path }) => path));
  const called = new Set([...Object.values(API_PATHS), ...DASHBOARD_PATHS].map(pathOf));
  expect([...called].filter((path) => path === undefined || !served.has(path))).toEqual([]);
  expect([...served].filter((path) => !called.has(path))).toEqual([
    '/api/demo-login',
    '/api/demo/bookings',
    '/api/demo/lodge',
  ]);
});

describe.each(dataReads)('GET $path', ({ path }) => {
  it('answers 401 without a session', async () => {
    const response = await demoApi({ currentUser: null })('GET', path);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Unauthorized' });
  });
});

describe.each(roleReads)('GET $path', ({ path, role }) => {
  it(`answers JSON to ${role} alone`, async () => {
    for (const other of ROLES) {
      const response = await demoApi({ currentUser: other })('GET', path);
      expect([other, response.status]).toEqual([other, other === role ? 200 : 403]);
      expect(response.headers.get('content-type')).toContain('application/json');
    }
  });
});

it('returns a lodge whose beds add up', () => {
  const beds = sumOf(lodge.houses.map((house) => house.beds));
  const guests = sumOf(lodge.houses.map((house) => house.guests));
  expect({ guests, freeBeds: beds - guests }).toMatchObject({
    guests: lodge.figures.guests,
    freeBeds: lodge.figures.freeBeds,
  });
});

it.each([
  '/api/bookings',
  '/api/listings?category=cultural',
  '/api/travel-agent/bookings',
  '/api/travel-agent/external-bookings',
  '/api/private-tours',
  '/api/tour-organizer/applications',
  '/api/corporate-admin/employee-travel',
  '/api/corporate-admin/policies',
  '/api/corporate-admin/team',
])('answers a bare array with rows to %s', async (path) => {
  const role = roleReads.find((read) => read.path === path)?.role ?? 'traveler';
  const rows: unknown = await (await demoApi({ currentUser: role })('GET', path)).json();
  expect(rows).toBeInstanceOf(Array);
  expect(rows).not.toHaveLength(0);
});

describe('the current user', () => {
  it.each(['/api/auth/user', '/api/auth/current-user'])('is answered by %s', async (path) => {
    const response = await demoApi({ currentUser: 'travel_agent' })('GET', path);
    expect(await response.json()).toMatchObject({ role: 'travel_agent', isDemo: true, accountType: 'demo' });
  });

  it.each(['/api/auth/user', '/api/auth/current-user'])('is null at %s without a session', async (path) => {
    const response = await demoApi({ currentUser: null })('GET', path);
    expect([response.status, await response.json()]).toEqual([200, null]);
  });

  it('can be any user of a story', async () => {
    const user = {
      isDemo: false,
      accountType: '',
      firstName: '',
      lastName: '',
      email: '',
      role: 'guide',
      profileImageUrl: '',
    };
    expect(await (await demoApi({ currentUser: user })('GET', '/api/auth/user')).json()).toEqual(user);
  });

  it('changes with sign-in and sign-out inside a page', async () => {
    const call = demoApi({ currentUser: null });
    for (const role of [...ROLES, 'reviewer']) {
      expect((await call('POST', '/api/demo-login', { role })).status).toBe(200);
      expect(await (await call('GET', '/api/auth/user')).json()).toMatchObject({ role });
    }
    expect((await call('POST', '/api/logout')).status).toBe(204);
    expect(await (await call('GET', '/api/auth/user')).json()).toBeNull();
    await call('POST', '/api/demo-login', { role: 'traveler' });
    const response = await call('GET', '/api/logout');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect(await (await call('GET', '/api/auth/user')).json()).toBeNull();
  });

  it.each([{ role: 'nobody' }, { role: '__proto__' }, { role: 7 }, {}, null, 'traveler', '{'])(
    'is not %j',
    async (body) => {
      expect((await demoApi({ currentUser: null })('POST', '/api/demo-login', body)).status).toBe(400);
    },
  );
});

describe('bookings and listings', () => {
  it("are the traveler's own, and filtered by category", async () => {
    expect(await (await demoApi({ currentUser: 'traveler' })('GET', '/api/bookings')).json()).toEqual(
      bookings,
    );
    expect(await (await demoApi({ currentUser: 'provider' })('GET', '/api/bookings')).json()).toEqual([]);
    const call = demoApi({ currentUser: 'traveler' });
    expect(await (await call('GET', '/api/listings?category=none')).json()).toEqual([]);
    const cultural: unknown = await (await call('GET', '/api/listings?category=cultural')).json();
    expect(cultural).toEqual(await (await call('GET', '/api/listings')).json());
  });
});

describe('what the app sends is accepted', () => {
  it('archive triggers and log entries of the session engine, counting what is archived', async () => {
    const call = demoApi({ currentUser: 'traveler' });
    const sent: [string, unknown][] = [];
    const engine = createSessionEngine({
      archive: (payload) => sent.push(['/api/conversation/update', payload]),
      log: (payload) => sent.push(['/api/conversation/log-user', payload]),
      isPageVisible: () => true,
      startMetadata: () => ({ platform: 'p', userAgent: 'u', sessionId: 's' }),
      random: () => 0,
    });
    engine.start();
    engine.activity('click');
    engine.pageHidden();
    const answers: unknown[] = [];
    for (const [path, payload] of sent) {
      const response = await call('POST', path, payload);
      answers.push(response.status === 200 ? await response.json() : response.status);
    }
    expect(answers).toEqual([204, 204, { entriesArchived: 2 }]);
  });

  it('the small beacon', async () => {
    const body = { trigger: 'page_unload', timestamp: new Date().toISOString(), fallback: true };
    expect((await demoApi({ currentUser: null })('POST', '/api/conversation/update', body)).status).toBe(200);
  });

  it('error reports of both kinds', async () => {
    const call = demoApi({ currentUser: null });
    const answers: Promise<Response>[] = [];
    const sendTo = (path: string) => async (body: string) => {
      answers.push(call('POST', path, body));
    };
    createErrorReporter({ send: sendTo('/api/errors') })(new Error('x'), {
      type: 'api_error',
      status: 500,
      url: '/x',
    });
    createRenderErrorReporter({ send: sendTo('/api/analytics/error') })(new Error('x'));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204]);
  });

  it.each([
    ['/api/conversation/update', { trigger: 'other', timestamp: '2026-11-21T09:00:00.000Z' }],
    ['/api/conversation/update', { trigger: 'inactivity', timestamp: 'now', metadata: {} }],
    ['/api/conversation/log-user', { action: 'Page Click' }],
    ['/api/errors', { message: 'x' }],
    ['/api/analytics/error', '{'],
  ])('while %s refuses %j', async (path, body) => {
    expect((await demoApi({ currentUser: null })('POST', path, body)).status).toBe(400);
  });
});

it('records calls and their status', async () => {
  const server = createMockServer({ currentUser: 'traveler' });
  const call = demoApi({ server });
  await call('GET', '/api/listings?category=cultural');
  await call('POST', '/api/conversation/log-user', { action: 1 });
  await call('GET', '/api/private-tours');
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(server.faultLabOf(new Headers()).calls).toEqual([
    { method: 'GET', path: '/api/listings?category=cultural', body: null, role: 'traveler', status: 200, at },
    {
      method: 'POST',
      path: '/api/conversation/log-user',
      body: { action: 1 },
      role: 'traveler',
      status: 400,
      at,
    },
    { method: 'GET', path: '/api/private-tours', body: null, role: 'traveler', status: 403, at },
  ]);
  expect(server.faultLabOf(new Headers({ 'x-demo-lab': 'another' })).calls).toEqual([]);
});
