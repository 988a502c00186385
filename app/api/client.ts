import { takeEarlyResponse } from './early-requests';
import {
  ApiError,
  ERROR_TEXT,
  isAbort,
  isHtmlBody,
  networkError,
  STATUS_UNAUTHORIZED,
  statusError,
} from './errors';
import { pageStays, watchLeaving } from './leaving';
import { reportApiError } from './report';

export interface ReadOptions {
  /** Aborts the call. The abort error is thrown unchanged and never reported. */
  signal?: AbortSignal;
  /** Effect of a 401: throws, or counts as no data (spec: 7.reads-unauthorized). @default 'throw' */
  on401?: 'throw' | 'null';
  accepts?: (answer: unknown) => boolean;
}

export interface ApiClientDependencies {
  fetch?: typeof globalThis.fetch;
  onError?: (error: ApiError) => void;
}

const isHtmlResponse = ({ headers }: Response): boolean =>
  /\bhtml\b/i.test(headers.get('content-type') ?? '');

function parseJson(body: string, status: number, path: string): unknown {
  if (body.trim() === '') return null;
  try {
    return JSON.parse(body);
  } catch {
    // The parser's own message quotes the body, which may hold personal data.
    const text = isHtmlBody(body) ? ERROR_TEXT.html : ERROR_TEXT.invalidJson;
    throw new ApiError(text, 'GENERIC_ERROR', status, path);
  }
}

async function requireOk(response: Response, path: string): Promise<void> {
  if (response.ok) return;
  throw statusError(response.status, await response.text(), path, response.statusText);
}

async function answerOfRead(response: Response, path: string): Promise<unknown> {
  await requireOk(response, path);
  const body = await response.text();
  if (isHtmlResponse(response)) throw new ApiError(ERROR_TEXT.html, 'GENERIC_ERROR', response.status, path);
  return parseJson(body, response.status, path);
}

/** Ignores an unreadable body of an accepted write: a failure would be retried, and write a second time. */
async function answerOfWrite(response: Response, path: string, signal?: AbortSignal): Promise<unknown> {
  await requireOk(response, path);
  try {
    return JSON.parse(await response.text());
  } catch (error) {
    if (isAbort(error, signal)) throw error;
    return null;
  }
}

/** Creates a client. It throws {@link ApiError} for every failure, but passes abort errors through. */
export function createApiClient(dependencies: ApiClientDependencies = {}) {
  const send = dependencies.fetch ?? ((path, init) => globalThis.fetch(path, init));
  const onError = dependencies.onError ?? reportApiError;

  async function call(
    path: string,
    init: RequestInit,
    answerOf: (response: Response) => Promise<unknown>,
  ): Promise<unknown> {
    const leaving = watchLeaving();
    try {
      const early = init.method === 'GET' ? takeEarlyResponse(path) : undefined;
      return await answerOf(await (early ?? send(path, { ...init, credentials: 'include' })));
    } catch (error) {
      if (isAbort(error, init.signal)) throw error;
      if (!(error instanceof ApiError) && leaving.isLeft()) {
        // Aborted because the page is being left. If it stays after all, a read is repeated; a write may have
        // arrived.
        await pageStays();
        if (init.method === 'GET') return call(path, init, answerOf);
      }
      const failure = error instanceof ApiError ? error : networkError(path, error);
      onError(failure);
      throw failure;
    } finally {
      leaving.end();
    }
  }

  return {
    /** Resolves to parsed JSON, or `null` for an empty body; anything else is a failure. */
    read(path: string, { signal, on401 = 'throw', accepts = () => true }: ReadOptions = {}) {
      return call(path, { method: 'GET', signal }, async (response) => {
        if (response.status === STATUS_UNAUTHORIZED && on401 === 'null') {
          // An unread body must be cancelled, or it keeps the connection busy.
          await response.body?.cancel();
          return null;
        }
        const answer = await answerOfRead(response, path);
        if (accepts(answer)) return answer;
        throw new ApiError(ERROR_TEXT.unexpectedJson, 'GENERIC_ERROR', response.status, path);
      });
    },
    /** Resolves to parsed JSON, or `null` for any other body: only the status makes a write fail. */
    async write(
      method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      payload?: unknown,
      { signal }: Pick<ReadOptions, 'signal'> = {},
    ) {
      const body =
        payload === undefined
          ? {}
          : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) };
      return call(path, { method, signal, ...body }, (response) => answerOfWrite(response, path, signal));
    },
  };
}

export const api = createApiClient();
