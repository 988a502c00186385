import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { type BuildFiles, SHELL_PAGE } from './build-files';

const ORIGIN = 'https://tapa.example';
const FILE = `${ORIGIN}/assets/pricing-1.js`;
const SCRIPT = '/assets/index-1.js';
const FILES: BuildFiles = {
  version: 'b',
  shell: [SHELL_PAGE, SCRIPT],
  assets: ['/assets/pricing-1.js', '/assets/help-1.js'],
};

const webPage = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const script = () => new Response('code', { headers: { 'Content-Type': 'text/javascript' } });

type Listener = (event: object) => void;

/** The worker's listeners, by the type of their event. */
let listeners: Map<string, Listener>;
/** What the host answers. */
let host: Mock<(file: unknown) => Response>;
let put: Mock<(file: unknown, response: Response) => void>;
/** Opens the cache. */
let open: Mock<() => void>;
/** Answers what the cache has of a request. */
let match: Mock<(file: unknown) => Response | undefined>;
/** What has been done about caches and pages as a whole, in order. */
let done: string[];

beforeEach(async () => {
  listeners = new Map();
  host = vi.fn((file) => (file === SHELL_PAGE ? webPage() : script()));
  put = vi.fn();
  open = vi.fn();
  match = vi.fn();
  done = [];
  vi.stubGlobal('BUILD_FILES', FILES);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('caches', {
    open: async () => {
      open();
      return {
        match: async (file: unknown) => match(file),
        put: async (file: unknown, response: Response) => put(file, response),
      };
    },
    keys: async () => ['tapa-a', 'tapa-b', 'other'],
    delete: async (name: string) => done.push(`delete ${name}`),
  });
  vi.stubGlobal('clients', { claim: async () => done.push('claim') });
  vi.stubGlobal('fetch', async (file: unknown) => host(file));
  vi.resetModules();
  await import('./worker');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the worker answers to a request for a file of the build. */
async function answerTo(url: string): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: new Request(url),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  return answer;
}

/** Lets an event happen in the worker's life, and waits for all that it does then. */
async function live(type: 'install' | 'activate', more: object = {}): Promise<void> {
  let work: Promise<unknown> | undefined;
  const waitUntil = (given: Promise<unknown>) => {
    work = given;
  };
  listeners.get(type)?.({ waitUntil, ...more });
  await work;
}

/** Paths of what has been kept, in their order. */
const kept = () => put.mock.calls.map(([path]) => path);

it('keeps the shell, and has the calls of the API go around it where the browser can', async () => {
  const addRoutes = vi.fn(async () => undefined);
  await live('install', { addRoutes });
  expect(addRoutes.mock.calls).toEqual([[[{ condition: { urlPattern: '/api/*' }, source: 'network' }]]]);
  expect(kept()).toEqual(FILES.shell);
  await live('install');
  expect(kept()).toEqual([...FILES.shell, ...FILES.shell]);
});

it('keeps the page of a host that redirects it as one that browsers can open', async () => {
  const redirected = webPage();
  Object.defineProperty(redirected, 'redirected', { value: true });
  host.mockImplementation((file) => (file === SHELL_PAGE ? redirected : script()));
  await live('install');
  const [, page] = put.mock.calls.find(([path]) => path === SHELL_PAGE) ?? [];
  expect(page?.redirected).toBe(false);
  expect(page?.headers.get('Content-Type')).toBe('text/html');
  expect(await page?.text()).toBe('<!doctype html>');
});

it.each([
  ['a web page in the place of its code', SCRIPT, webPage],
  ['no code', SCRIPT, () => new Response('', { status: 404 })],
  ['no page', SHELL_PAGE, () => new Response('', { status: 500 })],
])('is not installed where the host answers %s', async (_answer, path, answer) => {
  host.mockImplementation((file) => (file === path ? answer() : script()));
  await expect(live('install')).rejects.toThrow(path);
  expect(kept()).not.toContain(path);
});

it('is installed where the API cannot be routed around it', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await live('install', { addRoutes: () => Promise.reject(new TypeError('No such source')) });
  expect(warn).toHaveBeenCalledOnce();
  expect(kept()).toEqual(FILES.shell);
});

it('drops what earlier builds have kept before it takes over, and nothing else', async () => {
  await live('activate');
  expect(done).toEqual(['delete tapa-a', 'claim']);
});

it('keeps a file that it has fetched', async () => {
  expect(await (await answerTo(FILE))?.text()).toBe('code');
  expect(put).toHaveBeenCalledOnce();
});

it('answers with a file that it has no room to keep', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  put.mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await (await answerTo(FILE))?.text()).toBe('code');
  expect(warn).toHaveBeenCalledOnce();
});

it('answers with a file of the host where the cache cannot be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  open.mockImplementation(() => {
    throw new DOMException('Unexpected internal error.', 'UnknownError');
  });
  expect(await (await answerTo(FILE))?.text()).toBe('code');
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'What is kept could not be read',
    'A file could not be kept for later',
  ]);
});

it('fetches what a page has loaded before the worker was there, but not what it has kept already', async () => {
  const [known = '', other = ''] = FILES.assets;
  match.mockImplementation((path) => (path === known ? script() : undefined));
  let work: Promise<unknown> | undefined;
  listeners.get('message')?.({
    data: { type: 'loaded', paths: [known, other] },
    waitUntil: (given: Promise<unknown>) => {
      work = given;
    },
  });
  await work;
  expect(kept()).toEqual([other]);
});
