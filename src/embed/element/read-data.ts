import type { WidgetFailure } from './events';
import { safeHref } from './safe-href';

/** Attributes that say where data comes from. `data` is none, but frameworks write it for want of the property. */
export const DATA_ATTRIBUTES = ['src', 'credentials', 'data'];

/** A source that has not answered by then has failed, in milliseconds. */
export const SOURCE_TIMEOUT = 20_000;

/** Data as it was found, or why there is none. */
export type Answer = { raw: unknown } | { failure: WidgetFailure };

interface Reader {
  /** Gives up without an answer. */
  signal: AbortSignal;
  /** Called with what was read; never for an element that carries no data and names no source. */
  accept: (answer: Answer) => void;
  /** Called before a source is asked. */
  onAsk: () => void;
  /** Called when the browser is online again, after a source that failed because it was not. */
  onOnline: () => void;
}

/** Reads the data of an element: the JSON inside, else the answer of its `src`. An attribute `data` is a failure. */
export function readData(element: Element, reader: Reader): void {
  const { signal, accept } = reader;
  if (document.readyState === 'loading') {
    // The parser may not have reached the JSON inside yet.
    const retry = () => readData(element, reader);
    document.addEventListener('DOMContentLoaded', retry, { once: true, signal });
    return;
  }
  const json = element.querySelector(':scope > script[type="application/json"]');
  const src = element.getAttribute('src');
  if (json) accept(parse(json.textContent));
  else if (src) void ask(src, element, reader);
  // The skeleton would stand there for ever, and nothing would say why.
  else if (element.hasAttribute('data')) accept({ failure: { code: 'malformed' } });
}

async function ask(
  src: string,
  element: Element,
  { signal, accept, onAsk, onOnline }: Reader,
): Promise<void> {
  onAsk();
  const answer = await fetchData(src, element.getAttribute('credentials') === 'include', signal);
  if (signal.aborted) return;
  accept(answer);
  if ('failure' in answer && answer.failure.code === 'offline')
    addEventListener('online', onOnline, { once: true, signal });
}

function parse(json: string): Answer {
  try {
    return { raw: JSON.parse(json) };
  } catch {
    return { failure: { code: 'malformed' } };
  }
}

/** Fetches JSON. Cookies go along only when asked for. Never rejects. */
async function fetchData(src: string, withCredentials: boolean, signal: AbortSignal): Promise<Answer> {
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
    return parse(await response.text());
  } catch {
    if (timeout.signal.aborted) return { failure: { code: 'timeout' } };
    return { failure: { code: navigator.onLine ? 'network' : 'offline' } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
