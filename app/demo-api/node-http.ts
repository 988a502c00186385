import type { IncomingMessage, ServerResponse } from 'node:http';

/** Larger bodies are refused. */
const MAX_BODY_BYTES = 1_000_000;

/** Thrown when a body is too large to be read. */
export class BodyTooLargeError extends Error {
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
    // Names with a colon are HTTP/2's own fields, not headers.
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

/** Turns Node's request into the platform's; it is aborted when the caller goes away. Throws {@link BodyTooLargeError}. */
export async function toRequest(req: IncomingMessage, res: ServerResponse): Promise<Request> {
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

/**
 * Writes the platform's response as Node's. An error response cuts the connection. The connection is never
 * reused: Chromium resends a request by itself when a reused connection dies, which would count as a retry.
 */
export async function writeResponse(response: Response, res: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    // By the request's: a response has no connection yet while the one before it on the same is not done.
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
