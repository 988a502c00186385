import type { Catalogue } from '../../i18n/message.js';
import { safeHref } from './attributes.js';
import { emit, type WidgetFailure } from './events.js';
import { watchView } from './watch-view.js';

/** Attributes for the source of data. `data` is unsupported, but frameworks may set it. */
export const DATA_ATTRIBUTES = ['src', 'credentials', 'data'];

/** Timeout of a source, in ms. */
export const SOURCE_TIMEOUT = 20_000;

/** Time after which an element without data and source reports that, in ms. */
const NO_DATA_AFTER = 10_000;

/** Differs from all data and attributes. */
const NOTHING_READ = Symbol('nothing');

type Answer = { raw: unknown } | { failure: WidgetFailure };

// An attribute `data`, and missing data, are reported: an endless skeleton would hide the mistake.
export abstract class DataElement<Data> extends HTMLElement {
  /** The shown data. Without it and without a failure, the skeleton shows. */
  protected shown: Data | null = null;
  protected failure: WidgetFailure | null = null;
  /** Aborted when the element leaves its place in a document; `undefined` while it has none. */
  #stay: AbortController | undefined;
  #loading: AbortController | undefined;
  #raw: unknown;
  #messages: Catalogue | undefined;
  #source: unknown = NOTHING_READ;
  #readySent: Data | null = null;
  #isViewed = false;

  get data(): unknown {
    return this.#raw;
  }

  set data(raw: unknown) {
    this.#raw = raw ?? undefined;
    this.#readIfNew();
  }

  get messages(): Catalogue | undefined {
    return this.#messages;
  }

  set messages(messages: Catalogue | null | undefined) {
    this.#messages = messages ?? undefined;
    this.messagesChanged(this.#messages);
  }

  reload(): void {
    if (this.#stay) this.#read();
  }

  connectedCallback(): void {
    // A property that was set before the class was registered is the element's own, and hides the setter.
    if (Object.hasOwn(this, 'data')) {
      this.#raw = this.data ?? undefined;
      delete (this as { data?: unknown }).data;
    }
    if (Object.hasOwn(this, 'messages')) {
      const { messages } = this;
      delete (this as { messages?: unknown }).messages;
      this.messages = messages;
    }
    this.#arrive();
    if (!this.#readIfNew()) this.show();
  }

  /** Called for `moveBefore`, which moves an element without removing it from the document. */
  connectedMoveCallback(): void {
    this.#arrive();
    this.show();
  }

  disconnectedCallback(): void {
    this.#stay?.abort();
    this.#stay = undefined;
    // Unless it is only moved, which removes it and adds it at once.
    queueMicrotask(() => {
      if (!this.#stay) this.#rest();
    });
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || !this.#stay) return;
    if (DATA_ATTRIBUTES.includes(name)) this.#readIfNew();
    else this.attributeChanged(name);
  }

  protected get canRetry(): boolean {
    return this.#raw === undefined && this.hasAttribute('src');
  }

  protected abstract read(raw: unknown): Data | null;
  protected abstract show(): void;
  /** Called in every new place. @param signal - aborted when the element leaves it */
  protected abstract connected(signal: AbortSignal): void;
  protected abstract attributeChanged(name: string): void;
  protected abstract messagesChanged(messages: Catalogue | undefined): void;
  /** Called when the element has been out of every document for a moment. */
  protected removed(): void {}
  /** Called before `src` is fetched. @param signal - aborted when the answer is no longer needed */
  protected beforeFetch(_signal: AbortSignal): void {}

  /** Sends `tapa-view` once the element has been seen. */
  protected watchView(): void {
    if (this.#isViewed) return;
    const stop = watchView(this, () => {
      this.#isViewed = true;
      emit(this, 'tapa-view', {});
    });
    this.#stay?.signal.addEventListener('abort', stop);
  }

  protected fail(failure: WidgetFailure): void {
    this.#set(null, failure);
    // In a microtask, so that the code that sets the data can still add listeners.
    queueMicrotask(() => emit(this, 'tapa-error', failure));
  }

  /** Sends `tapa-ready` once for each data; in a microtask, so that listeners can still be added. */
  protected sendReady(items: number): void {
    const data = this.shown;
    if (data === this.#readySent) return;
    this.#readySent = data;
    queueMicrotask(() => {
      // Not if the view has failed meanwhile.
      if (data && this.shown === data) emit(this, 'tapa-ready', { items });
    });
  }

  #arrive(): void {
    this.#stay?.abort();
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    addEventListener('online', () => this.#readIfNew(), { signal });
    this.connected(signal);
  }

  /** Stops loading; the data is read again if the element comes back. */
  #rest(): void {
    this.#loading?.abort();
    if (!this.shown && !this.failure) this.#source = NOTHING_READ;
    this.removed();
  }

  /** Returns the data itself, else a value of the attributes that decide the data. */
  #currentSource(): unknown {
    if (this.#raw !== undefined) return this.#raw;
    const src = this.getAttribute('src');
    return src ? `${this.#withCredentials} ${src}` : this.hasAttribute('data');
  }

  get #withCredentials(): boolean {
    return this.getAttribute('credentials') === 'include';
  }

  /** Reads the data if it is new. Returns whether it is. */
  #readIfNew(): boolean {
    const isBack = this.failure?.code === 'offline' && navigator.onLine;
    const isNew = isBack || !Object.is(this.#source, this.#currentSource());
    if (isNew) this.reload();
    return isNew;
  }

  #read(): void {
    this.#loading?.abort();
    this.#source = this.#currentSource();
    if (this.#raw !== undefined) {
      this.#accept({ raw: this.#raw });
      return;
    }
    this.#set(null, null);
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    const { ownerDocument } = this;
    if (ownerDocument.readyState !== 'loading') {
      this.#readInside(signal);
      return;
    }
    // The parser may not have reached the JSON inside yet.
    this.#source = NOTHING_READ;
    ownerDocument.addEventListener('DOMContentLoaded', () => this.#readIfNew(), { once: true, signal });
  }

  #readInside(signal: AbortSignal): void {
    const json = this.querySelector(':scope > script[type="application/json"]');
    const src = this.getAttribute('src');
    if (json) this.#accept(parse(json.textContent));
    else if (src) void this.#ask(src, signal);
    else if (this.hasAttribute('data')) this.fail({ code: 'malformed' });
    else this.#awaitData(signal);
  }

  #awaitData(signal: AbortSignal): void {
    const timer = setTimeout(() => {
      console.warn(
        `<${this.localName}> has no data: set its property \`data\`, write JSON inside it, or name a \`src\`.`,
      );
      this.fail({ code: 'no-data' });
    }, NO_DATA_AFTER);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  async #ask(src: string, signal: AbortSignal): Promise<void> {
    this.beforeFetch(signal);
    const url = safeHref(src, this.baseURI);
    const answer = await fetchData(url, this.#withCredentials, signal);
    if (!signal.aborted) this.#accept(answer);
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
    if (this.#stay) this.show();
  }
}

function parse(json: string): Answer {
  try {
    return { raw: JSON.parse(json) };
  } catch {
    return { failure: { code: 'malformed' } };
  }
}

/** Fetches JSON, with cookies only where asked for. Never rejects. */
async function fetchData(
  url: string | undefined,
  withCredentials: boolean,
  signal: AbortSignal,
): Promise<Answer> {
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
