import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { answerFaultLab } from './fault-lab.js';
import { createDemoHandlers } from './handlers.js';
import type { MockServer } from './mock-server.js';
import { refuse } from './route.js';

type ConnectMiddleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

const OWN_PATHS = /^\/(?:api|__demo)(?:\/|\?|$)/;

const MAX_BODY_BYTES = 1_000_000;

class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

async function readBody(req: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (req.method === 'GET' || req.method === 'HEAD') return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return size === 0 ? undefined : new Uint8Array(Buffer.concat(chunks));
}

function readHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    // Names with a colon are pseudo-headers of HTTP/2.
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

/** Converts Node's request to a `Request` that is aborted when the client disconnects. */
async function toRequest(req: IncomingMessage, res: ServerResponse): Promise<Request> {
  const abort = new AbortController();
  res.once('close', () => abort.abort());
  const body = await readBody(req);
  return new Request(new URL(req.url ?? '/', `http://${req.headers.host ?? 'localhost'}`), {
    method: req.method,
    headers: readHeaders(req),
    body,
    signal: abort.signal,
  });
}

// Closes each connection: Chromium repeats a request when a reused one breaks, which would count as a retry.
async function writeResponse(response: Response, res: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    // A response has no socket while an earlier one on the connection is not finished.
    res.req.socket.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (res.destroyed) return;
  res.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Connection', 'close');
  if (response.status !== 204) res.setHeader('Content-Length', body.byteLength);
  res.end(body);
}

/** Creates a middleware that serves `/api/` and `/__demo/` over HTTP. */
export function createDemoMiddleware(server: MockServer): ConnectMiddleware {
  const handlers = createDemoHandlers({ server });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<Response> {
    try {
      const request = await toRequest(req, res);
      const response = (await answerFaultLab(server, request)) ?? (await getResponse(handlers, request));
      return response ?? refuse(404, 'No such call');
    } catch (error) {
      if (error instanceof BodyTooLargeError) return refuse(413, 'Body too large');
      throw error;
    }
  }

  return (req, res, next) => {
    if (!OWN_PATHS.test(req.url ?? '')) {
      next();
      return;
    }
    answer(req, res)
      .then((response) => writeResponse(response, res))
      .catch((error: unknown) => {
        // No error if the client has disconnected while its body was read.
        if (!res.destroyed) next(error);
      });
  };
}
