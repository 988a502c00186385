import { BRAND_ATTRIBUTES } from '../brand-attributes';
import { emit } from '../events';
import { readInlineData } from '../inline-data';
import { readSource, type SourceAnswer } from '../read-source';
import { safeHref } from '../safe-href';
import { FRAME_KINDS, type FrameMessage, frameSchema, readMessage } from './messages';
import { readBrand } from './read-brand';
import type { ShowMessage } from './show-message';

const HOST_CSS =
  ':host{all:initial!important;display:block!important}:host([hidden]){display:none!important}iframe{display:block;inline-size:100%;block-size:600px;border:0}';

/** The page in the frame, next to this file unless the element's `frame` says where. */
const FRAME = 'embed.html';

const SCHEMES = ['system', 'light', 'dark'] as const;

/**
 * `<tapa-dashboard kind="traveler">`: a whole dashboard in a frame, as high as what it shows. In a frame because menus,
 * tabs and toasts manage focus, which they cannot inside a shadow root. Data comes in as for widgets: by `data`, by inline
 * JSON or from `src`; it holds `user` and the dashboard's parts.
 */
class TapaDashboard extends HTMLElement {
  static readonly observedAttributes = ['kind', 'src', 'scheme', 'frame', ...BRAND_ATTRIBUTES];

  readonly #frame = document.createElement('iframe');
  #life: AbortController | undefined;
  #raw: unknown;
  #origin = '';
  #isReady = false;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(HOST_CSS);
    shadow.adoptedStyleSheets = [sheet];
    this.#frame.part.add('frame');
    shadow.append(this.#frame);
  }

  get data(): unknown {
    return this.#raw;
  }

  set data(raw: unknown) {
    this.#raw = raw ?? undefined;
    this.#show();
  }

  connectedCallback(): void {
    this.#life = new AbortController();
    addEventListener('message', this.#onMessage, { signal: this.#life.signal });
    if (Object.hasOwn(this, 'data')) {
      const { data } = this;
      delete (this as { data?: unknown }).data;
      this.data = data;
    }
    this.#openFrame();
    void this.#load(this.#life.signal);
  }

  disconnectedCallback(): void {
    this.#life?.abort();
    this.#life = undefined;
    this.#isReady = false;
  }

  attributeChangedCallback(name: string): void {
    if (!this.#life) return;
    if (name === 'frame') this.#openFrame();
    else if (name === 'src') void this.#load(this.#life.signal);
    else this.#show();
  }

  #openFrame(): void {
    const url = safeHref(
      this.getAttribute('frame') || new URL(FRAME, import.meta.url).href,
      document.baseURI,
    );
    if (url === undefined) {
      emit(this, 'tapa-error', { code: 'bad-address' });
      return;
    }
    this.#isReady = false;
    this.#origin = new URL(url).origin;
    this.#frame.title = this.getAttribute('heading') || 'Dashboard';
    // The frame answers to this origin alone.
    this.#frame.src = `${url}#${encodeURIComponent(location.origin)}`;
  }

  async #load(signal: AbortSignal): Promise<void> {
    const src = this.getAttribute('src');
    if (this.#raw !== undefined) return;
    const answer: SourceAnswer | undefined =
      readInlineData(this) ??
      (src ? await readSource(src, this.getAttribute('credentials') === 'include', signal) : undefined);
    if (!answer || signal.aborted) return;
    if ('failure' in answer) emit(this, 'tapa-error', answer.failure);
    else this.data = answer.raw;
  }

  #show(): void {
    if (!this.#isReady) return;
    const kind = FRAME_KINDS.find((name) => name === this.getAttribute('kind')) ?? 'traveler';
    const isRecord = typeof this.#raw === 'object' && this.#raw !== null && !Array.isArray(this.#raw);
    const message: ShowMessage = {
      tapa: 'show',
      kind,
      data: isRecord ? (this.#raw as Record<string, unknown>) : null,
      scheme: SCHEMES.find((name) => name === this.getAttribute('scheme')) ?? 'light',
      brand: readBrand(this),
    };
    this.#frame.contentWindow?.postMessage(message, this.#origin);
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
      this.#show();
      emit(this, 'tapa-ready', { items: 1 });
    } else if (message?.tapa === 'height') {
      this.#frame.style.blockSize = `${message.height}px`;
    } else if (message?.tapa === 'action') {
      emit(this, 'tapa-action', { action: message.action, href: message.href });
    }
  };
}

if (!customElements.get('tapa-dashboard')) customElements.define('tapa-dashboard', TapaDashboard);
