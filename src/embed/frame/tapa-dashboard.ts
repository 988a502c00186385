import { widgetTitleMessages } from '../../i18n/compiled/en/widget-title.js';
import type { Catalogue } from '../../i18n/message.js';
import { logOnce } from '../../lib/development.js';
import { adoptSheet, BRAND_ATTRIBUTES, FORMAT_ATTRIBUTES, safeHref } from '../element/attributes.js';
import { DATA_ATTRIBUTES, DataElement, SOURCE_TIMEOUT } from '../element/data-element.js';
import { emit } from '../element/events.js';
import { answerCall, decisionsOf, handledActions, sendable, sentTexts } from './answers.js';
import {
  FRAME_KINDS,
  type FrameKind,
  frameSchema,
  OPAQUE,
  type PlaceMessage,
  READY,
  readShape,
  type ShowMessage,
} from './messages.js';
import { PROBE_CSS, readLook, watchSight, watchSurroundings } from './surroundings.js';

// Scroll margins: see `watchSight`.
const HOST_CSS =
  ':host{all:initial!important;display:block!important;color-scheme:inherit!important}:host([scheme=light]){color-scheme:light!important}:host([scheme=dark]){color-scheme:dark!important}:host([scheme=system]){color-scheme:light dark!important}:host([hidden]:not([hidden=until-found i])){display:none!important}:host([hidden=until-found i]){content-visibility:hidden!important}iframe{display:block;inline-size:100%;block-size:600px;border:0;scroll-margin-block:var(--tapa-sticky-top,0px) var(--tapa-sticky-bottom,0px)}';

const OWN_ATTRIBUTES = ['kind', 'scheme', 'frame', 'heading', 'actions', 'ask-why', 'optimistic'];

const DEFAULT_KIND: FrameKind = 'traveler';

const FRAME = 'embed.html';

// A frame, because menus, tabs and toasts manage focus, which they cannot do inside a shadow root.
class TapaDashboard extends DataElement<Record<string, unknown>> {
  static readonly observedAttributes = [
    ...OWN_ATTRIBUTES,
    ...DATA_ATTRIBUTES,
    ...FORMAT_ATTRIBUTES,
    ...BRAND_ATTRIBUTES,
  ];

  readonly #frame = document.createElement('iframe');
  /** Shows the element's own content until the frame has loaded. */
  readonly #fallback = document.createElement('slot');
  /** URL of the frame according to the attributes; `undefined` if it is invalid. */
  #address: string | undefined = '';
  #origin = '';
  /** Connects to the document in the frame; `undefined` until that is ready. */
  #port: MessagePort | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The page's own messages, without functions, which cannot be sent. */
  #texts: Record<string, string> = {};
  /** The frame's title in its language, as reported by the frame; '' until then. */
  #title = '';
  #look = '';
  #stopWatching: (() => void) | undefined;

  constructor() {
    super();
    this.#frame.part.add('frame');
    this.#frame.hidden = true;
    // A frame whose scheme differs from that of its document, which is light, is opaque. Not in the styles that
    // the element adopts later: browsers may miss the change while the document loads.
    this.#frame.style.colorScheme = 'light';
    this.attachShadow({ mode: 'open' }).append(this.#fallback, this.#frame);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    // The browser reloads the frame wherever the element is added again.
    this.#setPort(undefined);
  }

  adoptedCallback(): void {
    if (!this.#frame.hidden) this.#adoptStyles();
  }

  protected connected(signal: AbortSignal): void {
    const view = this.ownerDocument.defaultView;
    // A document without a window loads no frame.
    if (!view) return;
    view.addEventListener('message', this.#onReady, { signal });
    this.#nameFrame();
    this.#checkKind();
    // A frame that is not shown yet is empty.
    if (!this.#frame.hidden) this.watchView();
    const stopWatching = watchSurroundings(this, () => {
      if (this.#look !== JSON.stringify(readLook(this))) this.show();
    });
    signal.addEventListener('abort', stopWatching);
    this.#openFrame();
    this.#awaitFrame();
    this.#watchPlace();
  }

  protected attributeChanged(name: string): void {
    if (name === 'frame') {
      this.#openFrame();
      this.#awaitFrame();
    } else if (name === 'heading') this.#nameFrame();
    else this.show();
    if (name === 'kind') this.#checkKind();
  }

  protected messagesChanged(messages: Catalogue | undefined): void {
    this.#texts = sentTexts(messages ?? {});
    this.#nameFrame();
    this.show();
  }

  protected read(raw: unknown): Record<string, unknown> | null {
    return sendable(raw);
  }

  protected show(): void {
    if (!this.#port) return;
    const look = readLook(this);
    this.#look = JSON.stringify(look);
    const actions = handledActions(this);
    const message: ShowMessage = {
      tapa: 'show',
      kind: this.#kind() ?? DEFAULT_KIND,
      data: this.shown,
      failure: this.failure?.code ?? null,
      canRetry: this.canRetry,
      messages: this.#texts,
      // A frame of another version may not know them.
      ...(actions.length > 0 && { actions, ...decisionsOf(this) }),
      ...look,
    };
    this.#port.postMessage(message);
    if (this.shown) this.sendReady(1);
  }

  #kind(): FrameKind | undefined {
    return FRAME_KINDS.find((name) => name === this.getAttribute('kind'));
  }

  /** Logs an unknown kind once: the name of a role (`travel_agent`) is easily mistaken for a kind. */
  #checkKind(): void {
    const kind = this.getAttribute('kind');
    if (this.#kind() || kind === null) return;
    logOnce(
      `There is no <tapa-dashboard kind="${kind}">: ${FRAME_KINDS.join(', ')}. Shown is ${DEFAULT_KIND}.`,
    );
  }

  #nameFrame(): void {
    this.#frame.title =
      this.getAttribute('heading') ||
      this.#texts['widget.title.dashboard'] ||
      this.#title ||
      widgetTitleMessages['widget.title.dashboard'];
  }

  /** Loads another frame if the element's attributes have changed its URL. */
  #openFrame(): void {
    const view = this.ownerDocument.defaultView;
    if (!view) return;
    const url = safeHref(this.getAttribute('frame') || new URL(FRAME, import.meta.url).href, this.baseURI);
    const address = url === undefined ? undefined : new URL(url);
    // The frame accepts messages from this origin only. `location.origin` would be wrong in `about:srcdoc`.
    if (address) address.hash = encodeURIComponent(view.origin);
    const isNew = this.#address !== address?.href;
    this.#address = address?.href;
    if (isNew && address === undefined) emit(this, 'tapa-error', { code: 'bad-address' });
    // Setting an equal `src` loads nothing, so no answer would come.
    if (address === undefined || address.href === this.#frame.getAttribute('src')) return;
    this.#setPort(undefined);
    this.#origin = address.origin;
    this.#frame.src = address.href;
  }

  /** A page cannot see whether a cross-origin frame has loaded, so silence counts as a failure. */
  #awaitFrame(): void {
    clearTimeout(this.#timer);
    if (this.#port || !this.#frame.hasAttribute('src')) return;
    this.#timer = setTimeout(() => emit(this, 'tapa-error', { code: 'timeout' }), SOURCE_TIMEOUT);
  }

  #setPort(port: MessagePort | undefined): void {
    this.#port?.close();
    this.#port = port;
    if (port) port.onmessage = this.#onMessage;
    this.#watchPlace();
  }

  /** Sends the frame its place, while it is connected. */
  #watchPlace(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    const port = this.#port;
    if (!port) return;
    let last = '';
    this.#stopWatching = watchSight(this.#frame, (sight) => {
      const place: PlaceMessage = { tapa: 'place', base: this.baseURI, ...sight };
      const text = JSON.stringify(place);
      if (text !== last) port.postMessage(place);
      last = text;
    });
  }

  #showFrame(): void {
    clearTimeout(this.#timer);
    if (!this.#frame.hidden) return;
    this.#adoptStyles();
    this.#fallback.remove();
    this.#frame.hidden = false;
    this.watchView();
  }

  #follow(href: string): void {
    const url = safeHref(href, this.baseURI);
    if (url !== undefined) this.ownerDocument.defaultView?.location.assign(url);
  }

  #adoptStyles(): void {
    if (this.shadowRoot) adoptSheet(this.shadowRoot, HOST_CSS + PROBE_CSS);
  }

  readonly #onReady = ({ data, source, origin, ports }: MessageEvent): void => {
    if (data !== READY || !source || source !== this.#frame.contentWindow) return;
    // A frame in a page without an origin, e.g. sandboxed, may have none either.
    const isOpaque = origin === OPAQUE && this.ownerDocument.defaultView?.origin === OPAQUE;
    if (!isOpaque && origin !== this.#origin) return;
    this.#setPort(ports[0]);
    this.#showFrame();
    this.show();
  };

  readonly #onMessage = ({ data, ports }: MessageEvent): void => {
    const message = readShape(data, frameSchema);
    if (message?.tapa === 'title') {
      this.#title = message.title;
      this.#nameFrame();
    } else if (message?.tapa === 'height') {
      this.#frame.style.blockSize = `${message.height}px`;
    } else if (message && answerCall(message, this, ports[0])) {
      if (message.action === 'retry') this.reload();
      else if (message.action === 'open') this.#follow(message.href);
    }
  };
}

if (!customElements.get('tapa-dashboard')) customElements.define('tapa-dashboard', TapaDashboard);
