import { emit, type WidgetFailure } from './events';
import { safeHref } from './safe-href';
import { watchView } from './watch-view';

/** Attributes for the source of data. `data` is not supported, but frameworks set it when they do not find the property. */
export const DATA_ATTRIBUTES = ['src', 'credentials', 'data'];

/** Timeout of a source, in milliseconds. */
export const SOURCE_TIMEOUT = 20_000;

type Answer = { raw: unknown } | { failure: WidgetFailure };

/**
 * An element that shows data: the property `data`, else the JSON inside it, else the response of its `src`. An attribute
 * `data` is reported as a failure, because an endless skeleton would not show the mistake.
 */
export abstract class DataElement<Data> extends HTMLElement {
  /** The shown data. Without it and without a failure, the skeleton shows. */
  protected shown: Data | null = null;
  protected failure: WidgetFailure | null = null;
  /** Aborts everything that the element has started; undefined while it is in no document. */
  #life: AbortController | undefined;
  #loading: AbortController | undefined;
  #raw: unknown;
  #isViewed = false;

  /** Raw data of any quality; null shows the skeleton. */
  get data(): unknown {
    return this.#raw;
  }

  set data(raw: unknown) {
    this.#raw = raw ?? undefined;
    this.reload();
  }

  /** Reads the data again. */
  reload(): void {
    if (this.#life) this.#begin();
  }

  connectedCallback(): void {
    this.#life = new AbortController();
    // Data that was set before the class was registered is an own property of the element, and hides the setter.
    if (Object.hasOwn(this, 'data')) {
      this.#raw = this.data ?? undefined;
      delete (this as { data?: unknown }).data;
    }
    this.connected(this.#life.signal);
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#loading?.abort();
    this.#life?.abort();
    this.#life = undefined;
  }

  attributeChangedCallback(name: string): void {
    if (!this.#life) return;
    if (DATA_ATTRIBUTES.includes(name)) this.#begin();
    else this.attributeChanged(name);
  }

  /** Whether its data can be read again. */
  protected get canRetry(): boolean {
    return this.#raw === undefined && this.hasAttribute('src');
  }

  /** Sanitises raw data; null if it cannot be shown. */
  protected abstract read(raw: unknown): Data | null;
  /** Renders `shown` or `failure` after one of them has changed. */
  protected abstract show(): void;
  /** @param signal - aborted when the element leaves the document */
  protected abstract connected(signal: AbortSignal): void;
  /** Called when an attribute changes that is not about the source of data. */
  protected abstract attributeChanged(name: string): void;
  /** Called before `src` is asked. @param signal - aborted when the answer is no longer wanted */
  protected asking(_signal: AbortSignal): void {}

  /** Sends `tapa-view` once the element has been seen. */
  protected watchView(): void {
    if (this.#isViewed) return;
    const stop = watchView(this, () => {
      this.#isViewed = true;
      emit(this, 'tapa-view', {});
    });
    this.#life?.signal.addEventListener('abort', stop);
  }

  protected fail(failure: WidgetFailure): void {
    this.#set(null, failure);
    // In a microtask, so that the code that sets the data can still add listeners.
    queueMicrotask(() => emit(this, 'tapa-error', failure));
  }

  #begin(): void {
    this.#loading?.abort();
    if (this.#raw !== undefined) {
      this.#accept({ raw: this.#raw });
      return;
    }
    this.#set(null, null);
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    const read = () => this.#readInside(signal);
    // The parser may not have reached the JSON inside yet.
    if (document.readyState !== 'loading') read();
    else document.addEventListener('DOMContentLoaded', read, { once: true, signal });
  }

  #readInside(signal: AbortSignal): void {
    const json = this.querySelector(':scope > script[type="application/json"]');
    const src = this.getAttribute('src');
    if (json) this.#accept(parse(json.textContent));
    else if (src) void this.#ask(src, signal);
    else if (this.hasAttribute('data')) this.fail({ code: 'malformed' });
  }

  async #ask(src: string, signal: AbortSignal): Promise<void> {
    this.asking(signal);
    const answer = await fetchData(src, this.getAttribute('credentials') === 'include', signal);
    if (signal.aborted) return;
    this.#accept(answer);
    if (this.failure?.code === 'offline')
      addEventListener('online', () => this.reload(), { once: true, signal });
  }

  #accept(answer: Answer): void {
    if ('failure' in answer) {
      this.fail(answer.failure);
      return;
    }
    const data = this.read(answer.raw);
    if (data === null) this.fail({ code: 'malformed' });
    else this.#set(data, null);
  }

  #set(data: Data | null, failure: WidgetFailure | null): void {
    this.shown = data;
    this.failure = failure;
    if (this.#life) this.show();
  }
}

function parse(json: string): Answer {
  try {
    return { raw: JSON.parse(json) };
  } catch {
    return { failure: { code: 'malformed' } };
  }
}

/** Fetches JSON. Sends cookies only when asked to. Never rejects. */
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
