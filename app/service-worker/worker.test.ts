import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';

const ORIGIN = 'https://tapa.example';
const PAGE = '/app.html';
const SCRIPT = '/assets/index-1.js';
const PRICING = '/assets/pricing-1.js';

/** An answer of the host, with a URL on the worker's origin, which Workbox requires for caching. */
function answer(text: string, type: string, init: ResponseInit & { redirected?: boolean } = {}): Response {
  const response = new Response(text, { ...init, headers: { 'Content-Type': type } });
  Object.defineProperties(response, {
    url: { value: `${ORIGIN}/` },
    redirected: { value: init.redirected ?? false },
  });
  return response;
}

const webPage = () => answer('<!doctype html>', 'text/html; charset=utf-8');
const script = () => answer('code', 'text/javascript');

type Listener = (event: object) => void;

let listeners: Map<string, Listener[]>;
let host: Mock<(path: string) => Response>;
/** Cached files by name of the cache and path. */
let kept: Map<string, Map<string, Response>>;
/** Rejects where a cache cannot be opened, or is full. */
let openCache: Mock<() => void>;
let put: Mock<() => void>;
/** Calls on caches and pages as a whole, in order. */
let done: string[];

const pathOf = (file: Request | string): string =>
  new URL(typeof file === 'string' ? file : file.url, ORIGIN).pathname;

const cacheNamed = (name: string) => {
  const files = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, files);
  return {
    match: async (file: Request | string) => files.get(pathOf(file))?.clone(),
    put: async (file: Request | string, response: Response) => {
      put();
      files.set(pathOf(file), response);
    },
    keys: async () => [],
  };
};

const keptPaths = () => [...kept.values()].flatMap((files) => [...files.keys()]);

beforeEach(async () => {
  listeners = new Map();
  host = vi.fn((path) => (path === PAGE ? webPage() : script()));
  kept = new Map();
  openCache = vi.fn();
  put = vi.fn();
  done = [];
  // As in the build: otherwise Workbox checks arguments against a worker's classes.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('SHELL_PAGE', PAGE);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  );
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      openCache();
      return cacheNamed(name);
    },
    match: async (file: Request, { cacheName }: { cacheName: string }) => {
      openCache();
      return cacheNamed(cacheName).match(file);
    },
    delete: async (name: string) => done.push(`delete ${name}`),
  });
  vi.stubGlobal('clients', { claim: async () => done.push('claim') });
  vi.stubGlobal('fetch', async (file: Request | string) => host(pathOf(file)));
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('Request', RelativeRequest);
  vi.stubGlobal('__WB_MANIFEST', [
    { url: PAGE, revision: '1' },
    { url: SCRIPT, revision: null },
  ]);
  vi.stubGlobal('self', globalThis);
  vi.resetModules();
  await import('./worker');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Resolves relative URLs against the worker's origin, as a worker does. */
class RelativeRequest extends Request {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN).href : input, init);
  }
}

/** Sends an event to the worker, and waits for its work. */
async function live(type: string, more: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (given: Promise<unknown>) => {
    work.push(given);
    // One failure ends the wait, as in a browser.
    given.catch(() => undefined);
  };
  const event = { type, waitUntil, ...more };
  for (const listener of listeners.get(type) ?? []) listener(event);
  for (const given of work) await given;
}

/** Returns the worker's answer to a request, undefined where the browser handles it. */
async function answerTo(path: string, request: Partial<Request> = {}): Promise<Response | undefined> {
  let given: Promise<Response> | undefined;
  const url = new URL(path, ORIGIN).href;
  // Nobody can make a request of the mode 'navigate'.
  const asked: object = Object.assign(new Request(url), {});
  for (const [name, value] of Object.entries({ clone: () => asked, ...request })) {
    Object.defineProperty(asked, name, { value });
  }
  await live('fetch', {
    request: asked,
    respondWith: (response: Promise<Response>) => {
      given = response;
    },
  });
  return given;
}

describe('an installation', () => {
  it('caches the shell, and routes API calls around the worker where the browser can', async () => {
    const addRoutes = vi.fn(async () => undefined);
    await live('install', { addRoutes });
    expect(addRoutes.mock.calls).toEqual([[[{ condition: { urlPattern: '/api/*' }, source: 'network' }]]]);
    expect(keptPaths()).toEqual([PAGE, SCRIPT]);
  });

  it('succeeds in a browser without addRoutes', async () => {
    await live('install');
    expect(keptPaths()).toEqual([PAGE, SCRIPT]);
  });

  it('caches a redirected page as a plain response, which browsers can open', async () => {
    host.mockImplementation((path) =>
      path === PAGE ? answer('<!doctype html>', 'text/html', { redirected: true }) : script(),
    );
    await live('install');
    const page = kept.get('tapa-shell')?.get(PAGE);
    expect(page?.redirected).toBe(false);
    expect(page?.headers.get('Content-Type')).toBe('text/html');
    expect(await page?.text()).toBe('<!doctype html>');
  });

  it.each([
    ['a web page in the place of its code', SCRIPT, webPage],
    ['no code', SCRIPT, () => answer('', 'text/javascript', { status: 404 })],
    ['no page', PAGE, () => answer('', 'text/html', { status: 500 })],
  ])('fails where the host answers %s', async (_answer, path, wrong) => {
    host.mockImplementation((asked) => (asked === path ? wrong() : asked === PAGE ? webPage() : script()));
    await expect(live('install')).rejects.toThrow(path);
    expect(keptPaths()).not.toContain(path);
  });

  it('succeeds where the API cannot be routed around the worker', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await live('install', { addRoutes: () => Promise.reject(new TypeError('No such source')) });
    expect(warn).toHaveBeenCalledOnce();
    expect(keptPaths()).toEqual([PAGE, SCRIPT]);
  });
});

it("deletes only earlier builds' caches before it takes over", async () => {
  await live('activate');
  expect(done).toEqual(['delete tapa-assets', 'claim']);
});

describe('a request', () => {
  it('for a file of the build is answered, and the file cached', async () => {
    expect(await (await answerTo(PRICING))?.text()).toBe('code');
    expect(keptPaths()).toEqual([PRICING]);
    expect(await (await answerTo(PRICING))?.text()).toBe('code');
    expect(host).toHaveBeenCalledOnce();
  });

  it('for the shell is answered from the cache', async () => {
    await live('install');
    host.mockClear();
    expect(await (await answerTo(SCRIPT))?.text()).toBe('code');
    expect(host).not.toHaveBeenCalled();
  });

  it('for a page is answered by the host, or offline with the shell', async () => {
    await live('install');
    host.mockImplementation(() => answer('<h1>Pricing</h1>', 'text/html'));
    expect(await (await answerTo('/pricing?q=1', { mode: 'navigate' }))?.text()).toBe('<h1>Pricing</h1>');
    host.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await (await answerTo('/dashboard', { mode: 'navigate' }))?.text()).toBe('<!doctype html>');
  });

  it.each([
    ['the API', '/api/bookings', {}],
    ['a page of the API', '/api/logout', { mode: 'navigate' }],
    ['a write', PRICING, { method: 'POST' }],
    ['another host', 'https://elsewhere.example/assets/index-1.js', {}],
    ['an unknown file', '/robots.txt', {}],
  ] as const)('for %s is left to the browser', async (_what, path, request) => {
    expect(await answerTo(path, request)).toBeUndefined();
    expect(host).not.toHaveBeenCalled();
  });

  it('for a missing file does not cache an HTML answer', async () => {
    host.mockImplementation(webPage);
    expect(await (await answerTo(PRICING))?.text()).toBe('<!doctype html>');
    expect(keptPaths()).toEqual([]);
  });

  it('is answered with a file that does not fit into the cache', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    put.mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await (await answerTo(PRICING))?.text()).toBe('code');
    expect(warn.mock.calls.map(([text]) => text)).toEqual(['A file could not be kept for later']);
  });

  it.each([
    ['a file of the build', PRICING, {}],
    ['a page, while even the shell is lost', '/pricing', { mode: 'navigate' }],
  ] as const)('for %s fails without an error of the worker’s own, offline', async (_what, path, request) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    host.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    expect((await answerTo(path, request))?.type).toBe('error');
  });

  it.each([SCRIPT, PRICING])(
    'for %s is answered by the host where the cache cannot be read',
    async (file) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
      openCache.mockImplementation(() => {
        throw new DOMException('Unexpected internal error.', 'UnknownError');
      });
      expect(await (await answerTo(file))?.text()).toBe('code');
      expect(warn.mock.calls.map(([text]) => text)).toContain('A kept file could not be read');
    },
  );
});

it('caches files that a page loaded before the worker was active, except cached and excluded ones', async () => {
  await answerTo(PRICING);
  host.mockClear();
  const urlsToCache = [PRICING, '/assets/help-1.js', '/api/bookings'];
  await live('message', { data: { type: 'CACHE_URLS', payload: { urlsToCache } } });
  expect(host.mock.calls).toEqual([['/assets/help-1.js']]);
  expect(keptPaths()).toEqual([PRICING, '/assets/help-1.js']);
});

describe('a worker that waits', () => {
  const pageOf = async (script: string, pages: number) => {
    const said: object[] = [];
    vi.stubGlobal('clients', { matchAll: async () => Array.from({ length: pages }) });
    vi.stubGlobal('skipWaiting', async () => done.push('take over'));
    await live('message', {
      data: { type: 'PAGE_OF', script: `${ORIGIN}${script}` },
      source: { postMessage: (message: object) => said.push(message) },
    });
    return said;
  };

  it('takes over from the only page if it is of its own build', async () => {
    expect(await pageOf(SCRIPT, 1)).toEqual([]);
    expect(done).toEqual(['take over']);
  });

  it('waits where another page is open', async () => {
    expect(await pageOf(SCRIPT, 2)).toEqual([]);
    expect(done).toEqual([]);
  });

  it('notifies a page of another build, and takes over on request', async () => {
    expect(await pageOf('/assets/index-0.js', 1)).toEqual([{ type: 'NEW_BUILD' }]);
    expect(done).toEqual([]);
    await live('message', { data: { type: 'TAKE_OVER' } });
    expect(done).toEqual(['take over']);
  });
});
