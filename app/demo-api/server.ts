import { createServer } from 'node:http';
import { createDemoMiddleware } from './middleware';
import { createDemoWorld, type DemoWorld } from './world';

/** A running demo server. */
export interface DemoServer {
  /** 'http://127.0.0.1:12345' */
  url: string;
  world: DemoWorld;
  close(): Promise<void>;
}

/** How a demo server starts. */
export interface DemoServerOptions {
  /** @default a free one */
  port?: number;
  /** @default an empty one with sessions by cookie */
  world?: DemoWorld;
}

/** Serves the demo API alone, without the app, on 127.0.0.1. */
export async function startDemoServer(options: DemoServerOptions = {}): Promise<DemoServer> {
  const { port = 0, world = createDemoWorld() } = options;
  const middleware = createDemoMiddleware(world);
  const server = createServer((req, res) => {
    middleware(req, res, (error) => {
      res.statusCode = error === undefined ? 404 : 500;
      res.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The demo server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    world,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
