import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkError, statusError } from './errors';
import { createErrorReporter, type ReportError, type ReportExtras, reportApiError } from './report';
import { MAX_REPORT_BYTES } from './report-body';

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function recordingReporter(): {
  report: ReportError;
  bodies: () => Record<string, unknown>[];
  raw: string[];
} {
  const raw: string[] = [];
  const report = createErrorReporter({
    send: async (body) => {
      raw.push(body);
    },
  });
  return { report, raw, bodies: () => raw.map((body) => JSON.parse(body)) };
}

describe('a report', () => {
  // spec: 3.error-report, 7.errors
  it('has the base fields and the extras on one level', () => {
    const { report, bodies } = recordingReporter();
    const error = statusError(500, 'Down', '/api/bookings');
    const extras: ReportExtras = {
      type: 'query_failure',
      status: 500,
      url: '/api/bookings',
      failureCount: 4,
    };
    report(error, { ...extras, requestData: { password: 'x', city: 'Goroka' } });
    expect(bodies()).toEqual([
      {
        message: '500: Down',
        stack: expect.stringContaining('500: Down'),
        url: '/api/bookings',
        userAgent: navigator.userAgent,
        timestamp: '2026-11-21T09:00:00.000Z',
        type: 'query_failure',
        status: 500,
        failureCount: 4,
        requestData: { password: '[redacted]', city: 'Goroka' },
      },
    ]);
  });

  it("has the page's address without a call, and omits missing extras", () => {
    const { report, bodies } = recordingReporter();
    report('just text');
    expect(bodies()).toEqual([
      {
        message: 'just text',
        stack: '',
        url: location.href,
        userAgent: expect.any(String),
        timestamp: expect.any(String),
      },
    ]);
  });

  it.each([
    ['plain', 'x'],
    ['three bytes a character', '\u0101\uffff'],
    ['escaped to six bytes', '\u0001\ud800'],
  ])('stays below 60 KB: %s', (_name, unit) => {
    const { report, raw } = recordingReporter();
    const error = new Error(unit.repeat(100_000));
    error.stack = unit.repeat(1_000_000);
    report(error, {
      type: 'api_error',
      url: unit.repeat(9_000),
      requestData: new Array(5000).fill(unit.repeat(3000)),
    });
    expect(raw).toHaveLength(1);
    expect(new TextEncoder().encode(raw[0]).byteLength).toBeLessThanOrEqual(MAX_REPORT_BYTES);
  });

  it('cuts stack and request data before the message', () => {
    const { report, bodies } = recordingReporter();
    const error = new Error('\u0101'.repeat(9000));
    error.stack = '\u0101'.repeat(20_000);
    report(error, { requestData: new Array(50).fill('\uffff'.repeat(2000)) });
    expect(bodies()).toMatchObject([
      { message: '\u0101'.repeat(8000), stack: '\u0101'.repeat(2000), requestData: '[cut]' },
    ]);
  });

  it('redacts secrets in message, stack and address', () => {
    const { report, raw } = recordingReporter();
    const error = new Error('400: {"password":"hunter2"}');
    report(error, { url: '/api/x?token=hunter2', requestData: { cookie: 'hunter2' } });
    expect(raw[0]).not.toContain('hunter2');
  });
});

describe('how many reports', () => {
  it('is one per (type, url, status) in 60 s', async () => {
    const { report, raw } = recordingReporter();
    const error = networkError('/api/x');
    const extras: ReportExtras = { type: 'api_error', url: '/api/x', status: 0 };
    report(error, extras);
    await vi.advanceTimersByTimeAsync(59_999);
    report(error, extras);
    expect(raw).toHaveLength(1);
    report(error, { ...extras, status: 500 });
    report(error, { ...extras, url: '/api/y' });
    report(error, { ...extras, type: 'query_failure' });
    await vi.advanceTimersByTimeAsync(0);
    expect(raw).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    report(error, extras);
    expect(raw).toHaveLength(5);
  });

  it('is at most ten a minute', async () => {
    const { report, raw } = recordingReporter();
    for (let i = 0; i < 1000; i += 1) {
      report(new Error('x'), { url: `/api/${i}` });
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(raw).toHaveLength(10);
    vi.advanceTimersByTime(60_000);
    for (let i = 0; i < 1000; i += 1) {
      report(new Error('x'), { url: `/api/${i}` });
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(raw).toHaveLength(20);
  });

  it('is not limited by a clock that was set back', () => {
    const { report, raw } = recordingReporter();
    report(new Error('x'));
    vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
    report(new Error('x'));
    expect(raw).toHaveLength(2);
  });
});

describe('an endpoint in trouble', () => {
  const troubles: [string, () => Promise<Response>][] = [
    [
      'throws',
      () => {
        throw new Error('no fetch');
      },
    ],
    ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['hangs', () => new Promise(() => undefined)],
    ['answers 500', async () => new Response('{}', { status: 500 })],
    ['answers 429', async () => new Response('{}', { status: 429 })],
    [
      'answers HTML',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ];

  it.each(troubles)(
    'that %s is called at most ten times for 1,000 errors, without side effects',
    async (_, answer) => {
      const fetch = vi.fn<(path: string) => Promise<Response>>(answer);
      vi.stubGlobal('fetch', fetch);
      const report = createErrorReporter();
      const page = document.documentElement.outerHTML;
      for (let i = 0; i < 1000; i += 1) report(statusError(500, '', `/api/${i}`), { url: `/api/${i}` });
      await vi.advanceTimersByTimeAsync(59_000);
      expect(document.documentElement.outerHTML).toBe(page);
      expect(fetch.mock.calls.length).toBeGreaterThan(0);
      expect(fetch.mock.calls.length).toBeLessThanOrEqual(10);
      expect(fetch.mock.calls.every(([path]) => path === '/api/errors')).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  // spec: 7.errors
  it('only logs its own failure', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    createErrorReporter()(new Error('x'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetch).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Error report not sent', expect.any(TypeError));
  });

  it.each([
    [500, ['Error report not sent', new Error('/api/errors answered 500')]],
    [204, undefined],
  ])('that answers %d without a body counts as what its status says', async (status, logged) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    createErrorReporter()(new Error('x'));
    await vi.advanceTimersByTimeAsync(1);
    expect(warn.mock.calls).toEqual(logged === undefined ? [] : [logged]);
  });

  it('is not called for a report that cannot be created', () => {
    const send = vi.fn(async () => undefined);
    const now = () => {
      throw new Error('no clock');
    };
    createErrorReporter({ send, now })(new Error('x'));
    expect(send).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Error report not made', new Error('no clock'));
  });

  it('survives a console that throws', async () => {
    warn.mockImplementation(() => {
      throw new Error('no console');
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    createErrorReporter()(new Error('x'));
    await vi.advanceTimersByTimeAsync(1);
    expect(warn).toHaveBeenCalled();
  });
});

it.each([
  ['null', null],
  ['undefined', undefined],
  ['a number', 7],
  ['an object without a prototype', Object.create(null)],
  [
    'getters that throw',
    {
      get message() {
        throw new Error('no');
      },
    },
  ],
  [
    'a proxy that throws',
    new Proxy(
      {},
      {
        get() {
          throw new Error('no');
        },
      },
    ),
  ],
  ['a frozen object', Object.freeze({ message: 1, stack: {} })],
])('reports %s as an unexpected error', (_name, thrown) => {
  const { report, bodies } = recordingReporter();
  expect(() => report(thrown)).not.toThrow();
  expect(bodies()).toMatchObject([{ message: 'An unexpected error occurred', stack: '' }]);
});

// spec: 8.report-api, 7.errors
it('posts JSON with credentials and api_error with status and url', async () => {
  const answer = new Response('{"never":"read"}');
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer);
  vi.stubGlobal('fetch', fetch);
  // Tests of other files share the app's reporter, and leave calls without an answer.
  reportApiError(statusError(403, 'Not yours', '/api/corporate-admin/budget'), createErrorReporter());
  await vi.advanceTimersByTimeAsync(0);
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/errors');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(JSON.parse(String(init?.body))).toMatchObject({
    type: 'api_error',
    status: 403,
    url: '/api/corporate-admin/budget',
    message: '403: Not yours',
  });
  expect(answer.bodyUsed).toBe(false);
});
