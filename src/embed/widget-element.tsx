import { emit, type WidgetAction, type WidgetFailure } from './events';
import { readInlineData } from './inline-data';
import { applyLook, LOOK_ATTRIBUTES } from './look';
import { mount } from './mount';
import { readSource, type SourceAnswer } from './read-source';
import { safeHref } from './safe-href';
import { styleSheet } from './style-sheet';
import { watchView } from './watch-view';
import type { Widget, WidgetHeadingLevel } from './widget';
import { WidgetFrame } from './widget-frame';

/** From then on a widget says that its data takes long, in milliseconds. */
export const SLOW_AFTER = 5000;

const DATA_ATTRIBUTES = ['src', 'credentials'];
const DEFAULT_HEADING_LEVEL = 2;
const MAX_HEADING_LEVEL = 5;

/** A widget's element. What it shows comes from `data`, else from inline JSON, else from `src`. */
export interface WidgetElement extends HTMLElement {
  /** Raw data of any quality; null shows the skeleton. */
  data: unknown;
  /** Loads `src` again. */
  reload: () => void;
}

/** Makes the class of a widget's element. */
export function createWidgetElement<Data>(widget: Widget<Data>): new () => WidgetElement {
  return class extends HTMLElement implements WidgetElement {
    static readonly observedAttributes = [
      ...DATA_ATTRIBUTES,
      ...LOOK_ATTRIBUTES,
      'heading',
      'heading-level',
      'link-base',
    ];

    readonly #root = document.createElement('div');
    /** Ends what the element started: while it is undefined the element is not in a document. */
    #life: AbortController | undefined;
    #loading: AbortController | undefined;
    #raw: unknown;
    #data: Data | null = null;
    #failure: WidgetFailure | null = null;
    #isSlow = false;
    #isViewed = false;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [styleSheet()];
      this.#root.setAttribute('data-tapa-theme', '');
      this.#root.setAttribute('part', 'root');
      // A link is followed unless the page takes care of it.
      this.#root.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a');
        if (link && !this.#onAction({ action: 'open', href: link.href })) event.preventDefault();
      });
      shadow.append(this.#root);
    }

    get data(): unknown {
      return this.#raw;
    }

    set data(raw: unknown) {
      this.#raw = raw ?? undefined;
      if (this.#life) this.#begin();
    }

    reload(): void {
      if (this.#life) this.#begin();
    }

    connectedCallback(): void {
      const life = new AbortController();
      this.#life = life;
      this.#takeEarlyData();
      applyLook(this, this.#root);
      if (!this.#isViewed) {
        const stop = watchView(this, () => {
          this.#isViewed = true;
          emit(this, 'tapa-view', {});
        });
        life.signal.addEventListener('abort', stop);
      }
      this.#begin();
    }

    disconnectedCallback(): void {
      this.#loading?.abort();
      this.#life?.abort();
      this.#life = undefined;
      mount(null, this.#root);
    }

    attributeChangedCallback(name: string): void {
      if (!this.#life) return;
      if (DATA_ATTRIBUTES.includes(name)) this.#begin();
      else if (LOOK_ATTRIBUTES.includes(name)) applyLook(this, this.#root);
      else this.#draw();
    }

    /** Data that was set before this class was there stands on the element itself, in front of the setter. */
    #takeEarlyData(): void {
      if (!Object.hasOwn(this, 'data')) return;
      const { data } = this;
      delete (this as { data?: unknown }).data;
      this.data = data;
    }

    #begin(): void {
      this.#loading?.abort();
      if (this.#raw !== undefined) {
        this.#accept({ raw: this.#raw });
        return;
      }
      this.#show(null, null);
      if (document.readyState === 'loading') {
        // The parser may not have come to the JSON inside yet.
        document.addEventListener('DOMContentLoaded', () => this.#begin(), {
          once: true,
          signal: this.#startLoading().signal,
        });
        return;
      }
      const inline = readInlineData(this);
      const src = this.getAttribute('src');
      if (inline) this.#accept(inline);
      else if (src) void this.#load(src);
    }

    #startLoading(): AbortController {
      this.#loading = new AbortController();
      return this.#loading;
    }

    async #load(src: string): Promise<void> {
      const { signal } = this.#startLoading();
      const timer = setTimeout(() => {
        this.#isSlow = true;
        this.#draw();
      }, SLOW_AFTER);
      signal.addEventListener('abort', () => clearTimeout(timer));
      const answer = await readSource(src, this.getAttribute('credentials') === 'include', signal);
      clearTimeout(timer);
      if (signal.aborted) return;
      this.#accept(answer);
      if (this.#failure?.code === 'offline') {
        addEventListener('online', () => this.reload(), { once: true, signal });
      }
    }

    #accept(answer: SourceAnswer): void {
      if ('failure' in answer) {
        this.#fail(answer.failure);
        return;
      }
      const data = widget.read(answer.raw);
      if (data === null) {
        this.#fail({ code: 'malformed' });
        return;
      }
      this.#show(data, null);
      // Not when the view failed meanwhile. Later, so that whoever sets the data can still listen.
      queueMicrotask(() => {
        if (this.#data === data) emit(this, 'tapa-ready', { items: widget.count(data) });
      });
    }

    #fail(failure: WidgetFailure): void {
      this.#show(null, failure);
      queueMicrotask(() => emit(this, 'tapa-error', failure));
    }

    #show(data: Data | null, failure: WidgetFailure | null): void {
      this.#data = data;
      this.#failure = failure;
      this.#isSlow = false;
      this.#draw();
    }

    readonly #onAction = (action: WidgetAction): boolean => emit(this, 'tapa-action', action);

    readonly #onRenderError = (): void => queueMicrotask(() => this.#fail({ code: 'render' }));

    readonly #onRetry = (): void => {
      if (this.#onAction({ action: 'retry' })) this.reload();
    };

    #draw(): void {
      if (!this.#life) return;
      this.#root.dataset.state = this.#failure ? 'error' : this.#data === null ? 'loading' : 'ready';
      mount(
        <WidgetFrame
          widget={widget}
          data={this.#data}
          failure={this.#failure}
          isSlow={this.#isSlow}
          heading={this.getAttribute('heading') || widget.heading}
          headingLevel={this.#headingLevel()}
          linkBase={this.#linkBase()}
          onAction={this.#onAction}
          onRenderError={this.#onRenderError}
          onRetry={this.hasAttribute('src') ? this.#onRetry : undefined}
        />,
        this.#root,
      );
    }

    #linkBase(): string | undefined {
      const base = this.getAttribute('link-base');
      return base ? safeHref(base, document.baseURI) : undefined;
    }

    #headingLevel(): WidgetHeadingLevel {
      const level = Math.trunc(Number(this.getAttribute('heading-level') ?? DEFAULT_HEADING_LEVEL));
      return Math.min(
        Math.max(level || DEFAULT_HEADING_LEVEL, DEFAULT_HEADING_LEVEL),
        MAX_HEADING_LEVEL,
      ) as WidgetHeadingLevel;
    }
  };
}
