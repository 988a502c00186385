import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client';
import { ApiError, ERROR_TEXT } from './errors';

function clientAnswering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const onError = vi.fn();
  return { fetch, onError, client: createApiClient({ fetch, onError }) };
}

const json = (body: string, init?: ResponseInit) =>
  new Response(body, { headers: { 'content-type': 'application/json' }, ...init });

describe('reads', () => {
  // spec: 7.reads
  it('are a GET with credentials and nothing else', async () => {
    const { client, fetch } = clientAnswering(() => json('[1]'));
    await expect(client.read('/api/bookings')).resolves.toEqual([1]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/bookings', {
      method: 'GET',
      credentials: 'include',
      signal: undefined,
    });
  });

  it.each(['', '  \n'])('answer null for an empty body %j', async (body) => {
    const { client } = clientAnswering(() => json(body));
    await expect(client.read('/api/x')).resolves.toBeNull();
  });

  it('answer null for 204', async () => {
    const { client } = clientAnswering(() => new Response(null, { status: 204 }));
    await expect(client.read('/api/x')).resolves.toBeNull();
  });

  // spec: 7.reads-html
  it('fail for an HTML content type, even if the body is JSON', async () => {
    const { client, onError } = clientAnswering(
      () => new Response('[]', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    await expect(client.read('/api/x')).rejects.toMatchObject({
      message: ERROR_TEXT.html,
      code: 'GENERIC_ERROR',
      status: 200,
      url: '/api/x',
    });
    expect(onError).toHaveBeenCalledOnce();
  });

  // spec: 8.html
  it('report HTML in a body that claims to be JSON', async () => {
    const { client } = clientAnswering(() => json('<!DOCTYPE html><p>Hi'));
    await expect(client.read('/api/x')).rejects.toMatchObject({ message: ERROR_TEXT.html });
  });

  it('do not quote invalid JSON in the error', async () => {
    const { client } = clientAnswering(() => json('{"email":"mele@example.org"'));
    await expect(client.read('/api/x')).rejects.toMatchObject({
      message: 'Server returned invalid JSON.',
      code: 'GENERIC_ERROR',
    });
  });

  // spec: 7.reads-unauthorized, 8.non-ok
  it('throw on 401 by default and report it', async () => {
    const { client, onError } = clientAnswering(() => json('{"message":"no"}', { status: 401 }));
    await expect(client.read('/api/x')).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
      message: '401: {"message":"no"}',
    });
    expect(onError).toHaveBeenCalledOnce();
  });

  // spec: 7.reads-unauthorized
  it.each(['no', null])("answer null on 401 with on401: 'null', without a report: body %j", async (body) => {
    const { client, onError } = clientAnswering(() => new Response(body, { status: 401 }));
    await expect(client.read('/api/auth/user', { on401: 'null' })).resolves.toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  it('fail with a report for JSON of an unexpected type', async () => {
    const { client, onError } = clientAnswering(() => json('["mele@example.org"]'));
    const read = client.read('/api/x', { accepts: (answer) => !Array.isArray(answer) });
    await expect(read).rejects.toMatchObject({
      message: 'Server returned JSON of another kind than expected.',
      code: 'GENERIC_ERROR',
      status: 200,
      url: '/api/x',
    });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('cancel an unread body, to free the connection', async () => {
    const cancel = vi.fn();
    const { client } = clientAnswering(() => new Response(new ReadableStream({ cancel }), { status: 401 }));
    await client.read('/api/auth/user', { on401: 'null' });
    expect(cancel).toHaveBeenCalledOnce();
  });

  // spec: 8.failed-fetch
  it('report a failed fetch as a network error', async () => {
    const cause = new TypeError('Load failed');
    const { client, onError } = clientAnswering(() => Promise.reject(cause));
    const failure = await client.read('/api/x').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ message: ERROR_TEXT.network, code: 'NETWORK_ERROR', status: 0, cause });
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('pass an abort error through without a report', async () => {
    const abort = new AbortController();
    const { client, onError } = clientAnswering(() => {
      abort.abort();
      return Promise.reject(abort.signal.reason);
    });
    await expect(client.read('/api/x', { signal: abort.signal })).rejects.toBe(abort.signal.reason);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('writes', () => {
  // spec: 7.writes, 7.writes-payload
  it('send header and body only with a payload', async () => {
    const { client, fetch } = clientAnswering(() => new Response(null, { status: 204 }));
    await expect(client.write('POST', '/api/logout')).resolves.toBeNull();
    expect(fetch).toHaveBeenLastCalledWith('/api/logout', {
      method: 'POST',
      credentials: 'include',
      signal: undefined,
    });
    await client.write('PATCH', '/api/x', { a: 1 });
    expect(fetch).toHaveBeenLastCalledWith('/api/x', {
      method: 'PATCH',
      credentials: 'include',
      signal: undefined,
      headers: { 'Content-Type': 'application/json' },
      body: '{"a":1}',
    });
  });

  it.each([false, 0, '', null])('count %j as a payload', async (payload) => {
    const { client, fetch } = clientAnswering(() => json('{}'));
    await client.write('PUT', '/api/x', payload);
    expect(fetch.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(payload));
  });

  it('answer parsed JSON', async () => {
    const { client } = clientAnswering(() => json('{"saved":1}'));
    await expect(client.write('POST', '/api/x')).resolves.toEqual({ saved: 1 });
  });

  const answering = (type: string, body: BodyInit) => () =>
    new Response(body, { headers: { 'content-type': type } });
  const brokenOff = () =>
    new ReadableStream({ start: (controller) => controller.error(new TypeError('Load failed')) });

  it.each([
    ['a word', answering('text/plain', 'OK')],
    ['a web page', answering('text/html', '<!doctype html><p>Saved')],
    ['JSON that ends too early', answering('application/json', '{"saved":')],
    ['a body that breaks off', () => new Response(brokenOff())],
  ])('are done once their status says so, and answer null: %s', async (_name, answer) => {
    const { client, onError } = clientAnswering(answer);
    await expect(client.write('POST', '/api/x')).resolves.toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  // spec: 8.non-ok, 8.html
  it.each([
    [json('Row 7 is taken', { status: 409 }), '409: Row 7 is taken'],
    [new Response('<!doctype html>', { status: 502 }), ERROR_TEXT.html],
  ])('fail by their status', async (answer, message) => {
    const { client, onError } = clientAnswering(() => answer);
    await expect(client.write('POST', '/api/x')).rejects.toMatchObject({ message });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('pass through an abort while the answer arrives', async () => {
    const abort = new AbortController();
    const reason = new Error('Enough');
    const { client, onError } = clientAnswering(() => {
      abort.abort(reason);
      return new Response(new ReadableStream({ start: (controller) => controller.error(reason) }));
    });
    await expect(client.write('POST', '/api/x', 1, { signal: abort.signal })).rejects.toBe(reason);
    expect(onError).not.toHaveBeenCalled();
  });

  it('fail with a report after a timeout', async () => {
    const limit = new AbortController();
    const { client, onError } = clientAnswering(() => {
      limit.abort(new DOMException('signal timed out', 'TimeoutError'));
      return Promise.reject(limit.signal.reason);
    });
    const write = client.write('POST', '/api/x', 1, { signal: limit.signal });
    await expect(write).rejects.toMatchObject({ code: 'NETWORK_ERROR', message: ERROR_TEXT.network });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('reject rather than throw for a payload that is not JSON', async () => {
    const { client } = clientAnswering(() => json('{}'));
    const payload: { self?: unknown } = {};
    payload.self = payload;
    await expect(client.write('POST', '/api/x', payload)).rejects.toBeInstanceOf(TypeError);
  });
});
