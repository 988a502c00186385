import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer, resolveConfig, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_MODE } from '../../vite.shared';
import { demoApi } from './demo-api';

const CONFIG = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closers.splice(0)) await close();
});

async function startDevServer(): Promise<string> {
  const server: ViteDevServer = await createServer({
    configFile: CONFIG,
    configLoader: 'runner',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, strictPort: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  closers.push(() => server.close());
  await server.listen();
  return server.resolvedUrls?.local[0] ?? '';
}

async function startBackend(): Promise<string> {
  const backend = createHttpServer((_req, res) => {
    res.setHeader('content-type', 'application/json').end('{"from":"the backend"}');
  }).listen(0, '127.0.0.1');
  closers.push(() => new Promise((resolve) => backend.close(resolve)));
  await once(backend, 'listening');
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

describe('the dev server', () => {
  it('serves the modules of app/api beside the calls of the demo API', async () => {
    const url = await startDevServer();
    const module = await fetch(`${url}api/paths.ts`);
    expect(module.status).toBe(200);
    expect(module.headers.get('content-type')).toContain('javascript');
    const call = await fetch(`${url}api/bookings`);
    expect(call.status).toBe(401);
    expect(call.headers.get('content-type')).toContain('json');
  });

  it('proxies calls to API_URL, but no modules', async () => {
    vi.stubEnv('API_URL', await startBackend());
    const url = await startDevServer();
    const module = await fetch(`${url}api/paths.ts`);
    expect(module.headers.get('content-type')).toContain('javascript');
    await expect((await fetch(`${url}api/auth/user`)).json()).resolves.toEqual({ from: 'the backend' });
  });
});

it.each([
  ['build', false],
  ['serve', true],
] as const)(
  'a demo build keeps the demo API though API_URL is set: %s, preview %s',
  async (command, isPreview) => {
    vi.stubEnv('API_URL', 'https://api.example.com');
    const config = await resolveConfig(
      { configFile: CONFIG, configLoader: 'runner', logLevel: 'error' },
      command,
      DEMO_MODE,
      'production',
      isPreview,
    );
    expect(config.define?.['import.meta.env.VITE_DEMO_API']).toBe('"true"');
    expect(config.preview.proxy ?? {}).toEqual({});
  },
);

const flagFor = (command: 'build' | 'serve', mode: string): unknown => {
  const { config } = demoApi();
  if (typeof config !== 'function') throw new Error('No config hook');
  return Reflect.apply(config, {}, [{}, { command, mode }]);
};

it.each([
  ['serve', 'development', 'true'],
  ['build', 'demo', 'true'],
  ['build', 'production', 'false'],
  ['build', 'staging', 'false'],
] as const)('marks %s in mode %s with %s for the demo API', (command, mode, flag) => {
  expect(flagFor(command, mode)).toEqual({ define: { 'import.meta.env.VITE_DEMO_API': `"${flag}"` } });
});
