import type { WidgetFailure } from './events';
import { safeHref } from './safe-href';

/** A source that has not answered by then has failed, in milliseconds. */
export const SOURCE_TIMEOUT = 20_000;

/** What a source answered. */
export type SourceAnswer = { raw: unknown } | { failure: WidgetFailure };

/**
 * Reads JSON. Cookies go along only when asked for. Never rejects.
 *
 * @param src - absolute, or relative to the page
 * @param withCredentials - sends cookies, to other origins too
 * @param signal - gives up without an answer
 */
export async function readSource(
  src: string,
  withCredentials: boolean,
  signal: AbortSignal,
): Promise<SourceAnswer> {
  const url = safeHref(src, document.baseURI);
  if (url === undefined) return { failure: { code: 'bad-address' } };
  const timeout = new AbortController();
  const giveUp = () => timeout.abort();
  const timer = setTimeout(giveUp, SOURCE_TIMEOUT);
  signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch(url, {
      credentials: withCredentials ? 'include' : 'omit',
      headers: { accept: 'application/json' },
      signal: timeout.signal,
    });
    if (!response.ok) return { failure: { code: 'http', status: response.status } };
    return { raw: JSON.parse(await response.text()) };
  } catch (error) {
    if (error instanceof SyntaxError) return { failure: { code: 'malformed' } };
    if (timeout.signal.aborted) return { failure: { code: 'timeout' } };
    return { failure: { code: navigator.onLine ? 'network' : 'offline' } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
