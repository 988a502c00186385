import { emit, type WidgetFailure } from './events';
import { type Answer, DATA_ATTRIBUTES, readData } from './read-data';
import { watchView } from './watch-view';

/**
 * An element that shows data: what the page sets as `data`, else the JSON inside it, else what its `src` answers. It tells
 * of failures by `tapa-error` and, once `watchView` is called, of being seen by `tapa-view`.
 */
export abstract class DataElement<Data> extends HTMLElement {
  /** What is shown: this, or a failure; without both the skeleton. */
  protected shown: Data | null = null;
  protected failure: WidgetFailure | null = null;
  /** Ends what the element started; undefined while it is in no document. */
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
    // Data that was set before the class was there stands on the element itself, in front of the setter.
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

  /** Whether it can read its data again. */
  protected get canRetry(): boolean {
    return this.#raw === undefined && this.hasAttribute('src');
  }

  /** Sanitises raw data; null when it is nothing that could be shown. */
  protected abstract read(raw: unknown): Data | null;
  /** Shows `shown` or `failure`. Called when one of them has changed. */
  protected abstract show(): void;
  /** @param signal - aborted when the element leaves the document */
  protected abstract connected(signal: AbortSignal): void;
  /** An attribute has changed that says nothing of data. */
  protected abstract attributeChanged(name: string): void;
  /** Called before a source is asked. @param signal - aborted when its answer is no longer wanted */
  protected asking(_signal: AbortSignal): void {}

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
    // Later, so that whoever sets the data can still listen.
    queueMicrotask(() => emit(this, 'tapa-error', failure));
  }

  #begin(): void {
    this.#loading?.abort();
    if (this.#raw !== undefined) {
      this.#accept({ raw: this.#raw });
      return;
    }
    this.#set(null, null);
    const loading = new AbortController();
    this.#loading = loading;
    readData(this, {
      signal: loading.signal,
      accept: (answer) => this.#accept(answer),
      onAsk: () => this.asking(loading.signal),
      onOnline: () => this.reload(),
    });
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
