import { DATA_ATTRIBUTES, DataElement, SOURCE_TIMEOUT } from '../element/data-element';
import { emit } from '../element/events';
import { BRAND_ATTRIBUTES } from '../element/look';

import { safeHref } from '../element/safe-href';
import { FRAME_KINDS, type FrameKind, frameSchema, readMessage, sendable } from './messages';
import type { ShowMessage } from './show-message';
import { PROBE_CSS, readLook, watchSurroundings } from './surroundings';

/** Only the element inherits the page's `color-scheme`. A frame whose scheme differs from its document's is opaque. */
const HOST_CSS =
  ':host{all:initial!important;display:block!important;color-scheme:inherit!important}:host([hidden]){display:none!important}iframe{display:block;inline-size:100%;block-size:600px;border:0;color-scheme:normal}';

const OWN_ATTRIBUTES = ['kind', 'scheme', 'frame', 'heading'];

/** Shown if the page names no existing dashboard. */
const DEFAULT_KIND: FrameKind = 'traveler';

/** The page in the frame, next to this file unless the element's `frame` says where. */
const FRAME = 'embed.html';

/**
 * `<tapa-dashboard kind="traveler">`: a whole dashboard in a frame that is as high as its content. A frame, because menus,
 * tabs and toasts manage focus, which they cannot do inside a shadow root. Its data holds `user` and the dashboard's parts;
 * without data the dashboard shows a skeleton. Until the frame is loaded, the element shows its own content.
 */
class TapaDashboard extends DataElement<Record<string, unknown>> {
  static readonly observedAttributes = [...OWN_ATTRIBUTES, ...DATA_ATTRIBUTES, ...BRAND_ATTRIBUTES];

  readonly #frame = document.createElement('iframe');
  /** Shows the element's own content until the frame is loaded. */
  readonly #fallback = document.createElement('slot');
  #origin = '';
  #isReady = false;
  /** Times out if the frame does not answer. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Scheme, direction and brand that were last sent to the frame. */
  #look = '';
  /** The data for which `tapa-ready` was sent. */
  #told: Record<string, unknown> | null = null;

  constructor() {
    super();
    this.#frame.part.add('frame');
    this.#frame.hidden = true;
    this.attachShadow({ mode: 'open' }).append(this.#fallback, this.#frame);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#isReady = false;
  }

  protected connected(signal: AbortSignal): void {
    addEventListener('message', this.#onMessage, { signal });
    this.#nameFrame();
    this.#checkKind();
    // True when the element is moved within the document; otherwise the frame is still empty.
    if (!this.#frame.hidden) this.watchView();
    const stopWatching = watchSurroundings(this, () => {
      if (this.#look !== JSON.stringify(readLook(this))) this.show();
    });
    signal.addEventListener('abort', stopWatching);
    this.#openFrame();
  }

  protected attributeChanged(name: string): void {
    if (name === 'frame') this.#openFrame();
    else if (name === 'heading') this.#nameFrame();
    else this.show();
    if (name === 'kind') this.#checkKind();
  }

  protected read(raw: unknown): Record<string, unknown> | null {
    return sendable(raw);
  }

  protected show(): void {
    if (!this.#isReady) return;
    const look = readLook(this);
    this.#look = JSON.stringify(look);
    const message: ShowMessage = {
      tapa: 'show',
      kind: this.#kind() ?? DEFAULT_KIND,
      data: this.shown,
      failure: this.failure?.code ?? null,
      canRetry: this.canRetry,
      ...look,
    };
    this.#frame.contentWindow?.postMessage(message, this.#origin);
    if (this.shown === this.#told) return;
    this.#told = this.shown;
    // Delayed, so that the code that sets the data can still add listeners.
    if (this.shown) queueMicrotask(() => emit(this, 'tapa-ready', { items: 1 }));
  }

  #kind(): FrameKind | undefined {
    return FRAME_KINDS.find((name) => name === this.getAttribute('kind'));
  }

  /** Warns on the console: the name of a role (`travel_agent`) is easily mistaken for a kind. */
  #checkKind(): void {
    if (this.#kind() || !this.hasAttribute('kind')) return;
    console.warn(
      `There is no <tapa-dashboard kind="${this.getAttribute('kind')}">: ${FRAME_KINDS.join(', ')}. Shown is ${DEFAULT_KIND}.`,
    );
  }

  #nameFrame(): void {
    this.#frame.title = this.getAttribute('heading') || 'Dashboard';
  }

  #openFrame(): void {
    clearTimeout(this.#timer);
    const frame = this.getAttribute('frame') || new URL(FRAME, import.meta.url).href;
    const url = safeHref(frame, document.baseURI);
    if (url === undefined) {
      emit(this, 'tapa-error', { code: 'bad-address' });
      return;
    }
    const address = new URL(url);
    // The frame accepts messages from this origin only.
    address.hash = encodeURIComponent(location.origin);
    this.#isReady = false;
    this.#origin = address.origin;
    this.#frame.src = address.href;
    // A page cannot see whether a frame of another origin has loaded, so silence counts as a failure.
    this.#timer = setTimeout(() => emit(this, 'tapa-error', { code: 'timeout' }), SOURCE_TIMEOUT);
  }

  #showFrame(): void {
    clearTimeout(this.#timer);
    if (!this.#frame.hidden || !this.shadowRoot) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(HOST_CSS + PROBE_CSS);
    this.shadowRoot.adoptedStyleSheets = [sheet];
    this.#fallback.remove();
    this.#frame.hidden = false;
    this.watchView();
  }

  readonly #onMessage = (event: MessageEvent): void => {
    const message = readMessage(event, this.#frame.contentWindow, this.#origin, frameSchema);
    if (message?.tapa === 'ready') {
      this.#isReady = true;
      this.#showFrame();
      this.show();
    } else if (message?.tapa === 'height') {
      this.#frame.style.blockSize = `${message.height}px`;
    } else if (message?.tapa === 'action') {
      const { action, href } = message;
      if (emit(this, 'tapa-action', { action, href }) && action === 'retry') this.reload();
    }
  };
}

if (!customElements.get('tapa-dashboard')) customElements.define('tapa-dashboard', TapaDashboard);
