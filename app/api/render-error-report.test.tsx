import { cleanup, render, waitFor } from '@testing-library/react';
import { act, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderErrorReporter, rootErrorOptions } from './report';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function recordingReporter() {
  const bodies: Record<string, unknown>[] = [];
  const report = createRenderErrorReporter({
    send: async (body) => {
      bodies.push(JSON.parse(body));
    },
  });
  return { report, bodies };
}

// spec: 7.render-errors, 3.render-error-report
it('sends the fields of a render error report', () => {
  const { report, bodies } = recordingReporter();
  report(new Error('Broken tile'), { componentStack: '\n    at StatTile\n    at Panel' });
  expect(bodies).toEqual([
    {
      error: 'Broken tile',
      stack: expect.stringContaining('Broken tile'),
      component: 'at StatTile\n    at Panel',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      userAgent: navigator.userAgent,
      url: location.href,
    },
  ]);
});

// spec: 7.render-errors, 8.render
it('posts JSON to /api/analytics/error', () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  createRenderErrorReporter()(new Error('Broken tile'));
  vi.unstubAllGlobals();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/analytics/error',
    expect.objectContaining({ method: 'POST', body: expect.stringContaining('"error":"Broken tile"') }),
  );
});

it('reports an error once, even if several handlers catch it', async () => {
  const { report, bodies } = recordingReporter();
  const error = Object.freeze(new Error('x'));
  report(error);
  report(error, { componentStack: 'at Other' });
  report('text');
  report('text');
  report(undefined);
  report(undefined);
  report(new Error('x'));
  await waitFor(() => expect(bodies).toHaveLength(4));
  expect(bodies.map((body) => body.error)).toEqual(['x', 'text', 'An unexpected error occurred', 'x']);
});

it('distinguishes thrown primitives by type and value', async () => {
  const { report, bodies } = recordingReporter();
  const thrown = () => undefined;
  for (const error of [7, '7', 7, null, thrown, thrown]) report(error);
  await waitFor(() => expect(bodies).toHaveLength(4));
});

it('cuts the stacks before the message', async () => {
  const { report, bodies } = recordingReporter();
  const error = new Error('\u0101'.repeat(9000));
  error.stack = '\u0101'.repeat(20_000);
  report(error, { componentStack: '\uffff'.repeat(9000) });
  await waitFor(() => expect(bodies).toHaveLength(1));
  const { error: message, stack, component } = bodies[0] as Record<string, string>;
  expect([message, stack, component].map((text) => text?.length)).toEqual([8000, 2000, 2000]);
});

it('only logs a report that cannot be created or sent', async () => {
  createRenderErrorReporter({ send: () => Promise.reject(new Error('no way')) })(new Error('x'));
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('Render error report not sent', new Error('no way')),
  );
  const noClock = () => {
    throw new Error('no clock');
  };
  createRenderErrorReporter({ now: noClock })(new Error('x'));
  expect(console.warn).toHaveBeenCalledWith('Render error report not made', new Error('no clock'));
});

it('reports at most ten a minute', async () => {
  vi.useFakeTimers();
  const { report, bodies } = recordingReporter();
  for (let i = 0; i < 100; i += 1) {
    report(new Error(String(i)));
    await vi.advanceTimersByTimeAsync(0);
  }
  vi.useRealTimers();
  expect(bodies).toHaveLength(10);
});

class Boundary extends Component<{ children: ReactNode; onError?: (error: unknown) => void }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }
  override render() {
    return this.state.failed ? <p>Fallback</p> : this.props.children;
  }
}

function Bomb(): ReactNode {
  throw new Error('Boom');
}

// spec: 8.render
it('reports a caught error once though a boundary reports it too', async () => {
  const { report, bodies } = recordingReporter();
  const host = document.createElement('div');
  const root = createRoot(host, rootErrorOptions(report));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () =>
    root.render(
      <Boundary onError={report}>
        <Bomb />
      </Boundary>,
    ),
  );
  expect(host.textContent).toBe('Fallback');
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ error: 'Boom', component: expect.stringContaining('Bomb') });
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('keeps the page mounted when the reporter throws', () => {
  const options = rootErrorOptions(() => {
    throw new Error('reporter broken');
  });
  expect(() => options.onCaughtError(new Error('x'), { componentStack: 'at Tile' })).not.toThrow();
  expect(() => options.onUncaughtError(null, { componentStack: null })).not.toThrow();
  expect(console.error).toHaveBeenCalledWith('Render error', new Error('x'), 'at Tile');
  expect(console.error).toHaveBeenCalledWith('Uncaught render error', null, '');
  expect(console.warn).toHaveBeenCalledWith('Render error not handled', new Error('reporter broken'));
  expect(render(<p>alive</p>).container.textContent).toBe('alive');
});
