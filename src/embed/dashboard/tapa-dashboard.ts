import { readDirection } from '../../theme/read-direction';
import { BRAND_ATTRIBUTES } from '../brand-attributes';
import { DATA_ATTRIBUTES, readElementData, takeEarlyData } from '../element-data';
import { emit, type WidgetFailure } from '../events';
import { SOURCE_TIMEOUT, type SourceAnswer } from '../read-source';
import { safeHref } from '../safe-href';
import { watchView } from '../watch-view';
import { FRAME_KINDS, type FrameKind, type FrameMessage, frameSchema, readMessage } from './messages';
import { readBrand } from './read-brand';
import { readScheme } from './read-scheme';
import { sendable } from './sendable';
import type { ShowMessage } from './show-message';
import { PROBE_CSS, watchSurroundings } from './watch-surroundings';

/** Only the element takes the page's `color-scheme`: a frame that is of another scheme than its page is opaque. */
const HOST_CSS =
  ':host{all:initial!important;display:block!important;color-scheme:inherit!important}:host([hidden]){display:none!important}iframe{display:block;inline-size:100%;block-size:600px;border:0;color-scheme:normal}';

/** Shown where the page asks for none that there is. */
const DEFAULT_KIND: FrameKind = 'traveler';

/** The page in the frame, next to this file unless the element's `frame` says where. */
const FRAME = 'embed.html';

/**
 * `<tapa-dashboard kind="traveler">`: a whole dashboard in a frame, as high as what it shows. In a frame because menus,
 * tabs and toasts manage focus, which they cannot inside a shadow root. Data comes in as for widgets: by `data`, by inline
 * JSON or from `src`; it holds `user` and the dashboard's parts. Until then the dashboard shows itself as a skeleton. Until
 * the frame is there, the element is what the page wrote inside it.
 */
class TapaDashboard extends HTMLElement {
  static readonly observedAttributes = [
    'kind',
    'scheme',
    'frame',
    'heading',
    ...DATA_ATTRIBUTES,
    ...BRAND_ATTRIBUTES,
  ];

  readonly #frame = document.createElement('iframe');
  /** What the page wrote inside, until the frame is there. */
  readonly #fallback = document.createElement('slot');
  #life: AbortController | undefined;
  #loading: AbortController | undefined;
  /** What the page has set, in front of everything that is read. */
  #raw: unknown;
  /** What the frame shows; without data and failure a skeleton. */
  #data: Record<string, unknown> | null = null;
  #failure: WidgetFailure | null = null;
  #origin = '';
  #isReady = false;
  /** Runs out when the frame does not come. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Scheme, direction and brand that the frame has been told. */
  #look = '';
  /** Whether `tapa-ready` has told of the data. */
  #isTold = true;
  #isViewed = false;

  constructor() {
    super();
    this.#frame.part.add('frame');
    this.#frame.hidden = true;
    this.attachShadow({ mode: 'open' }).append(this.#fallback, this.#frame);
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
    this.#life = new AbortController();
    const { signal } = this.#life;
    addEventListener('message', this.#onMessage, { signal });
    this.#raw = takeEarlyData(this) ?? this.#raw;
    this.#nameFrame();
    this.#checkKind();
    // Moved with its frame; before that there is nothing of it to see.
    if (!this.#frame.hidden) this.#watchView();
    const stopWatching = watchSurroundings(this, () => {
      if (this.#look !== JSON.stringify(this.#readLook())) this.#show();
    });
    signal.addEventListener('abort', stopWatching);
    this.#openFrame();
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#loading?.abort();
    this.#life?.abort();
    this.#life = undefined;
    clearTimeout(this.#timer);
    this.#isReady = false;
  }

  attributeChangedCallback(name: string): void {
    if (!this.#life) return;
    if (name === 'frame') this.#openFrame();
    else if (name === 'heading') this.#nameFrame();
    else if (DATA_ATTRIBUTES.includes(name)) this.#begin();
    else this.#show();
    if (name === 'kind') this.#checkKind();
  }

  #kind(): FrameKind | undefined {
    return FRAME_KINDS.find((name) => name === this.getAttribute('kind'));
  }

  /** The name of a role (`travel_agent`) is easily taken for a kind, and nothing on the page would say so. */
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
    const url = safeHref(
      this.getAttribute('frame') || new URL(FRAME, import.meta.url).href,
      document.baseURI,
    );
    if (url === undefined) {
      emit(this, 'tapa-error', { code: 'bad-address' });
      return;
    }
    const address = new URL(url);
    // The frame answers to this origin alone.
    address.hash = encodeURIComponent(location.origin);
    this.#isReady = false;
    this.#origin = address.origin;
    this.#frame.src = address.href;
    // No page can see what became of a frame of another origin: one that says nothing is not there.
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
    this.#watchView();
  }

  #watchView(): void {
    if (this.#isViewed) return;
    const stop = watchView(this, () => {
      this.#isViewed = true;
      emit(this, 'tapa-view', {});
    });
    this.#life?.signal.addEventListener('abort', stop);
  }

  #begin(): void {
    this.#loading?.abort();
    if (this.#raw !== undefined) {
      this.#accept({ raw: this.#raw });
      return;
    }
    this.#set(null, null);
    this.#loading = new AbortController();
    readElementData(this, {
      signal: this.#loading.signal,
      accept: (answer) => this.#accept(answer),
      reload: () => this.reload(),
    });
  }

  #accept(answer: SourceAnswer): void {
    const data = 'raw' in answer ? sendable(answer.raw) : null;
    const failure = 'failure' in answer ? answer.failure : data ? null : ({ code: 'malformed' } as const);
    this.#set(data, failure);
    // Later, so that whoever sets the data can still listen.
    if (failure) queueMicrotask(() => emit(this, 'tapa-error', failure));
  }

  #set(data: Record<string, unknown> | null, failure: WidgetFailure | null): void {
    this.#data = data;
    this.#failure = failure;
    this.#isTold = data === null;
    this.#show();
  }

  #readLook(): Pick<ShowMessage, 'scheme' | 'direction' | 'brand'> {
    return { scheme: readScheme(this), direction: readDirection(this), brand: readBrand(this) };
  }

  #show(): void {
    if (!this.#isReady) return;
    const look = this.#readLook();
    this.#look = JSON.stringify(look);
    const message: ShowMessage = {
      tapa: 'show',
      kind: this.#kind() ?? DEFAULT_KIND,
      data: this.#data,
      failure: this.#failure?.code ?? null,
      canRetry: this.#raw === undefined && this.hasAttribute('src'),
      ...look,
    };
    this.#frame.contentWindow?.postMessage(message, this.#origin);
    if (this.#isTold) return;
    this.#isTold = true;
    queueMicrotask(() => emit(this, 'tapa-ready', { items: 1 }));
  }

  readonly #onMessage = (event: MessageEvent): void => {
    const message: FrameMessage | null = readMessage(
      event,
      this.#frame.contentWindow,
      this.#origin,
      frameSchema,
    );
    if (message?.tapa === 'ready') {
      this.#isReady = true;
      this.#showFrame();
      this.#show();
    } else if (message?.tapa === 'height') {
      this.#frame.style.blockSize = `${message.height}px`;
    } else if (message?.tapa === 'action') {
      const { action, href } = message;
      if (emit(this, 'tapa-action', { action, href }) && action === 'retry') this.reload();
    }
  };
}

if (!customElements.get('tapa-dashboard')) customElements.define('tapa-dashboard', TapaDashboard);
