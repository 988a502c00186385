import { type ComponentChild, render } from 'preact';
import type { Catalogue } from '../../i18n/message.js';
import { LanguageContext } from '../../i18n/use-messages.js';
import { adoptSheet, applyLook, FORMAT_ATTRIBUTES, LOOK_ATTRIBUTES, safeHref } from './attributes.js';
import { DATA_ATTRIBUTES, DataElement } from './data-element.js';
import { type ActionAnswer, emitAction, type WidgetAction } from './events.js';
import { ElementLanguage } from './language.js';
import type { Widget, WidgetHeadingLevel, WidgetList } from './widget.js';
import { WidgetFrame } from './widget-frame.js';

/** The styles of all widgets in this file. Inserted by the build. */
declare const TAPA_CSS: string;
// The build inserts the styles wherever their name is used, so it is used once.
const CSS_TEXT = TAPA_CSS;

const SLOW_AFTER = 5000;

const VIEW_ATTRIBUTES = ['heading', 'heading-level', 'link-base'];
const DEFAULT_HEADING_LEVEL = 2;
const MAX_HEADING_LEVEL = 5;

/** Registers a widget's element. The first of several versions on a page keeps the name. */
export function defineWidget<Data extends WidgetList<unknown>>(tag: string, widget: Widget<Data>): void {
  if (!customElements.get(tag)) customElements.define(tag, createWidgetElement(widget));
}

function createWidgetElement<Data extends WidgetList<unknown>>(
  widget: Widget<Data>,
): CustomElementConstructor {
  return class extends DataElement<Data> {
    static readonly observedAttributes = [
      ...DATA_ATTRIBUTES,
      ...LOOK_ATTRIBUTES,
      ...FORMAT_ATTRIBUTES,
      ...VIEW_ATTRIBUTES,
    ];

    readonly #root = document.createElement('div');
    #isSlow = false;
    /** True from a retry by the reader until its outcome is announced. */
    #isRetrying = false;
    /** True after a successful retry, which is announced. */
    #isRecovered = false;
    readonly #language = new ElementLanguage(this, () => {
      if (this.isConnected) this.#draw();
    });

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      adoptSheet(shadow, CSS_TEXT);
      this.#root.setAttribute('data-tapa-theme', '');
      this.#root.setAttribute('part', 'root');
      // Takes the focus of a button that goes away when it is pressed (useRestoreFocus).
      this.#root.tabIndex = -1;
      // A link is followed unless the page prevents it.
      this.#root.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a');
        if (link && !this.#emit({ action: 'open', href: link.href }).isAllowed) event.preventDefault();
      });
    }

    adoptedCallback(): void {
      if (this.shadowRoot) adoptSheet(this.shadowRoot, CSS_TEXT);
    }

    protected messagesChanged(messages: Catalogue | undefined): void {
      this.#language.takeOwn(messages);
    }

    protected override removed(): void {
      render(null, this.#root);
    }

    protected connected(signal: AbortSignal): void {
      applyLook(this, this.#root);
      this.#language.read();
      // Messages may have failed to load without a connection.
      addEventListener('online', () => this.#language.read(), { signal });
      // Not before: if the text size is set on a styled root, Chromium (143) keeps using the previous size
      // for the `em` of container queries.
      if (!this.#root.isConnected) this.shadowRoot?.append(this.#root);
      this.watchView();
    }

    protected attributeChanged(name: string): void {
      if (LOOK_ATTRIBUTES.includes(name)) applyLook(this, this.#root);
      if (FORMAT_ATTRIBUTES.includes(name)) this.#reformat();
      else if (VIEW_ATTRIBUTES.includes(name)) this.#draw();
    }

    protected read(raw: unknown): Data | null {
      return widget.read(raw, this.#language.formats.timeZone);
    }

    /** The entries ahead depend on today in the time zone. */
    #reformat(): void {
      const { timeZone } = this.#language.formats;
      this.#language.read();
      if (this.#language.formats.timeZone !== timeZone) this.reload();
    }

    protected override beforeFetch(signal: AbortSignal): void {
      const timer = setTimeout(() => {
        this.#isSlow = this.shown === null && this.failure === null;
        this.#draw();
      }, SLOW_AFTER);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }

    protected show(): void {
      this.#isSlow = false;
      this.#isRecovered = this.#isRetrying && this.shown !== null;
      if (this.shown || this.failure) this.#isRetrying = false;
      this.#draw();
    }

    #emit(action: WidgetAction): ActionAnswer {
      return emitAction(this, action);
    }

    readonly #onAction = (action: WidgetAction): Promise<unknown> | undefined => this.#emit(action).answer;

    readonly #onRenderError = (): void => queueMicrotask(() => this.fail({ code: 'render' }));

    readonly #onRetry = (): void => {
      if (!this.#emit({ action: 'retry' }).isAllowed) return;
      this.#isRetrying = true;
      this.reload();
    };

    #draw(): void {
      const { formats, isLoading } = this.#language;
      const data = isLoading ? null : this.shown;
      this.#root.dataset.state = this.failure ? 'error' : data === null ? 'loading' : 'ready';
      const base = this.getAttribute('link-base');
      const view = (
        <LanguageContext.Provider value={formats}>
          <WidgetFrame
            widget={widget}
            data={data}
            failure={this.failure}
            isSlow={this.#isSlow}
            isRecovered={this.#isRecovered}
            title={this.getAttribute('heading')}
            headingLevel={this.#headingLevel()}
            linkBase={base ? safeHref(base, this.baseURI) : undefined}
            onAction={this.#onAction}
            onRenderError={this.#onRenderError}
            onRetry={this.canRetry ? this.#onRetry : undefined}
          />
        </LanguageContext.Provider>
      );
      // The build aliases React to Preact, whose elements have another type.
      render(view as unknown as ComponentChild, this.#root);
      if (data) this.sendReady(data.items.length);
    }

    #headingLevel(): WidgetHeadingLevel {
      const level = Math.trunc(Number(this.getAttribute('heading-level'))) || DEFAULT_HEADING_LEVEL;
      return Math.min(Math.max(level, DEFAULT_HEADING_LEVEL), MAX_HEADING_LEVEL) as WidgetHeadingLevel;
    }
  };
}
