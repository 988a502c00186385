import { DATA_ATTRIBUTES, readElementData, takeEarlyData } from './element-data';
import { emit, type WidgetAction, type WidgetFailure } from './events';
import { applyLook, LOOK_ATTRIBUTES } from './look';
import { mount } from './mount';
import type { SourceAnswer } from './read-source';
import { safeHref } from './safe-href';
import { styleSheet } from './style-sheet';
import { watchView } from './watch-view';
import type { Widget, WidgetHeadingLevel } from './widget';
import { WidgetFrame } from './widget-frame';

/** From then on a widget says that its data takes long, in milliseconds. */
const SLOW_AFTER = 5000;

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
      this.#raw = takeEarlyData(this) ?? this.#raw;
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

    #begin(): void {
      this.#loading?.abort();
      if (this.#raw !== undefined) {
        this.#accept({ raw: this.#raw });
        return;
      }
      this.#show(null, null);
      this.#loading = new AbortController();
      const { signal } = this.#loading;
      let timer: ReturnType<typeof setTimeout> | undefined;
      signal.addEventListener('abort', () => clearTimeout(timer));
      readElementData(this, {
        signal,
        accept: (answer) => {
          clearTimeout(timer);
          this.#accept(answer);
        },
        reload: () => this.reload(),
        onAsk: () => {
          timer = setTimeout(() => {
            this.#isSlow = true;
            this.#draw();
          }, SLOW_AFTER);
        },
      });
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
