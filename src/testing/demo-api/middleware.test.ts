import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaultLabClient } from './fault-lab.js';
import { createDemoMiddleware } from './middleware.js';
import { createMockServer } from './mock-server.js';

/** For a call to be recorded on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const mockServer = createMockServer();

/** Serves the demo API on a free port. Other requests get the given text. */
async function serve(passedOn: string) {
  const middleware = createDemoMiddleware(mockServer);
  const server = createServer((req, res) => middleware(req, res, () => res.end(passedOn)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The demo server has no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}

let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve('the app');
});
afterAll(() => server.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Client with cookies, by node:http, which shows headers as they are sent. */
function browser() {
  let cookie = '';
  return {
    cookie: () => cookie,
    call: (method: string, path: string, body = ''): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const req = httpRequest(new URL(path, server.url), { method, headers: { cookie } }, (res) => {
          let text = '';
          res.setEncoding('utf8');
          res.on('data', (chunk: string) => {
            text += chunk;
          });
          res.on('error', reject);
          res.on('end', () => {
            for (const header of res.headers['set-cookie'] ?? []) cookie = header.split(';')[0] ?? '';
            resolve({ status: res.statusCode ?? 0, headers: res.headers, text });
          });
        });
        req.on('error', reject);
        req.end(body);
      }),
  };
}

const signedIn = async (role: string) => {
  const visitor = browser();
  await visitor.call('POST', '/api/demo-login', JSON.stringify({ role }));
  return visitor;
};

describe('sessions over real HTTP', () => {
  it('are opened by a cookie no script can read', async () => {
    const response = await browser().call('POST', '/api/demo-login', '{"role":"traveler"}');
    expect(response.status).toBe(200);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^tapa-demo-session=[\da-f-]{36}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('are separate for each browser', async () => {
    const [agent, traveler, visitor] = [
      await signedIn('travel_agent'),
      await signedIn('traveler'),
      browser(),
    ];
    const statuses = await Promise.all(
      [agent, traveler, visitor].map(
        async ({ call }) => (await call('GET', '/api/travel-agent/stats')).status,
      ),
    );
    expect(statuses).toEqual([200, 403, 401]);
  });

  it.each([
    ['POST', 204, undefined],
    ['GET', 302, '/'],
  ])('end with %s /api/logout', async (method, status, location) => {
    const visitor = await signedIn('traveler');
    const stranger = await signedIn('traveler');
    const cookie = visitor.cookie();
    const response = await visitor.call(method, '/api/logout');
    expect([response.status, response.headers.location]).toEqual([status, location]);
    expect(response.headers['set-cookie']?.[0]).toContain('Max-Age=0');
    const withOldCookie = await fetch(`${server.url}/api/bookings`, { headers: { cookie } });
    expect(withOldCookie.status).toBe(401);
    expect((await visitor.call('GET', '/api/bookings')).status).toBe(401);
    expect((await stranger.call('GET', '/api/bookings')).status).toBe(200);
  });

  it('ignore an unknown cookie', async () => {
    const response = await fetch(`${server.url}/api/bookings`, {
      headers: { cookie: 'tapa-demo-session=made-up' },
    });
    expect(response.status).toBe(401);
  });
});

describe('answers', () => {
  it('are never cached, and close their connection', async () => {
    const { headers, text } = await (await signedIn('traveler')).call('GET', '/api/bookings');
    expect(headers).toMatchObject({
      connection: 'close',
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(text));
  });

  it('refuse unknown calls and too large bodies', async () => {
    expect((await browser().call('GET', '/api/nothing')).status).toBe(404);
    expect((await browser().call('DELETE', '/api/bookings')).status).toBe(404);
    expect((await browser().call('POST', '/api/errors', 'x'.repeat(1_000_001))).status).toBe(413);
  });
});

describe('a fault lab', () => {
  const lab = () => createFaultLabClient(server.url, 'lab-1');
  const inLab = (path: string, init: RequestInit = {}, name = 'lab-1') =>
    fetch(`${server.url}${path}`, { ...init, headers: { cookie: `tapa-demo-lab=${name}` } });

  beforeEach(async () => {
    await lab().setFaults([]);
    await lab().clearCalls();
  });

  it('applies only its own faults', async () => {
    await lab().setFaults([{ call: 'GET /api/bookings', kind: 'status', status: 500 }]);
    expect((await inLab('/api/bookings')).status).toBe(500);
    expect((await inLab('/api/bookings', {}, 'lab-2')).status).toBe(401);
    await lab().setFaults([]);
    expect((await inLab('/api/bookings')).status).toBe(401);
  });

  it('cuts the connection', async () => {
    await lab().setFaults([{ call: '*', kind: 'network' }]);
    await expect(inLab('/api/bookings')).rejects.toThrow(TypeError);
    expect((await lab().calls()).map(({ status }) => status)).toEqual([0]);
  });

  it('cuts the connection while an earlier answer is not finished', async () => {
    await lab().setFaults([
      { call: 'GET /api/listings', kind: 'hang' },
      { call: 'GET /api/bookings', kind: 'network' },
    ]);
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const closed = once(socket, 'close');
    const head = (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: tapa-demo-lab=lab-1\r\n\r\n`;
    socket.write(head('/api/listings') + head('/api/bookings'));
    await closed;
    expect(socket.bytesRead).toBe(0);
  });

  it('lets a call hang until its caller aborts', async () => {
    await lab().setFaults([{ call: '*', kind: 'hang' }]);
    const abort = new AbortController();
    const hanging = inLab('/api/bookings', { signal: abort.signal });
    await vi.waitFor(async () => expect(await lab().calls()).toMatchObject([{ status: null }]), PATIENCE);
    abort.abort();
    await expect(hanging).rejects.toThrow('aborted');
    await vi.waitFor(async () => expect(await lab().calls()).toMatchObject([{ status: 0 }]), PATIENCE);
  });

  it('records only its own calls', async () => {
    await inLab('/api/listings?category=cultural');
    await inLab('/api/bookings', {}, 'lab-2');
    await inLab('/api/conversation/log-user', { method: 'POST', body: '{"action":"x"}' });
    expect(await lab().calls()).toMatchObject([
      { method: 'GET', path: '/api/listings?category=cultural', status: 401, role: null, body: null },
      { method: 'POST', path: '/api/conversation/log-user', status: 400, body: { action: 'x' } },
    ]);
    expect(mockServer.faultLabOf(new Headers({ 'x-demo-lab': 'lab-1' })).calls).toHaveLength(2);
  });

  it.each(['{', '{}', '[{"call":"*","kind":"explode"}]', '[{"call":"*","kind":"status","status":200}]'])(
    'refuses the faults %s',
    async (body) => {
      expect((await inLab('/__demo/faults', { method: 'PUT', body })).status).toBe(400);
    },
  );
});

it('forwards other requests', async () => {
  const text = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  expect([await text('/'), await text('/apiary'), await text('/assets/api/x.js')]).toEqual(
    new Array(3).fill('the app'),
  );
  expect(await text('/api/bookings')).toBe('{"message":"Unauthorized"}');
});
