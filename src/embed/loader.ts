// The only script that a page includes. It loads a widget's code near the viewport, and checks its hash. It
// never throws; a widget that cannot be loaded keeps a plain link.

import { importChecked } from './import-checked.js';

/** Hash in the file's name and its SHA-256, by name. Inserted by the build. */
declare const TAPA_FILES: Readonly<Record<string, readonly [name: string, sha256: string]>>;
declare const TAPA_VERSION: string;

export interface TapaLoader {
  version: string;
  /** Loads a widget's code now. Resolves to false if that fails. */
  load: (tag: string) => Promise<boolean>;
}

type Callback = (tapa: TapaLoader) => void;

declare global {
  interface Window {
    /** Callbacks for the loader. It sets `version`, and then calls them at once. */
    tapaQueue?: { push: (...callbacks: Callback[]) => unknown; version?: string | undefined } | undefined;
  }
}

/** Distance from the viewport within which code is loaded. */
const NEAR = '400px';
const ALL = 'tapa-widgets';
/** A file of its own, because its code is tiny. */
const FRAMED = 'tapa-dashboard';
const TAGS = Object.keys(TAPA_FILES).filter((name) => name !== ALL);
const SELECTOR = `:is(${TAGS}):not(:defined)`;

/** Attribute on any element: the folder of the widgets' files, if it is not that of this file. */
const BASE = 'data-tapa-base';

/** URL of this file, by its names in the build, with its folder. */
const OWN_FILE = /^(https?:[^?#]*\/)loader(\.\w+)?\.js\b/;

/** Returns the folder of the widgets' files; `undefined` if it is unknown, e.g. in a bundle. */
function filesFolder(): string | undefined {
  const given = document.querySelector(`[${BASE}]`)?.getAttribute(BASE);
  if (given) {
    const link = document.createElement('a');
    link.href = given.replace(/\/?$/, '/');
    return /^https?:$/.test(link.protocol) ? link.href : undefined;
  }
  // A module has no script element. In all engines a stack begins with the URL of the running file.
  const [running = ''] = /https?:\S+/.exec(String(new Error().stack)) ?? [];
  const script = document.currentScript as HTMLScriptElement | null;
  return OWN_FILE.exec(script?.src || running)?.[1];
}

/** Returns the element whose box can be observed: with `display: contents` an element has none. */
function boxOf(element: Element): Element {
  const parent = getComputedStyle(element).display === 'contents' && element.parentElement;
  return parent ? boxOf(parent) : element;
}

function start(base: string | undefined): void {
  const waiting = window.tapaQueue;
  // The first loader on a page stays the only one, whatever its version.
  if (waiting?.version) return;
  if (!base) {
    console.warn(
      `Tapa's loader.js does not know where the widgets' files are, so none is loaded. Load it from their folder as it is, or say in the page where they are: <html ${BASE}="https://widgets.example/tapa/">.`,
    );
  }
  const fetchFile = async (name: string): Promise<void> => {
    const [hash, sha256] = TAPA_FILES[name] ?? [];
    if (base && sha256 && CSS.supports('color:light-dark(oklch(from red l c h),red)'))
      await importChecked(`${base}${name}.${hash}.js`, sha256).catch(() => undefined);
  };

  const load = async (tag: string): Promise<boolean> => {
    if (customElements.get(tag)) return true;
    const kinds = new Set([...document.querySelectorAll(SELECTOR)].map((found) => found.localName));
    kinds.delete(FRAMED);
    const name = kinds.size > 1 && tag !== FRAMED ? ALL : tag;
    await fetchFile(name);
    return !!customElements.get(tag);
  };

  let hasLogged = false;
  const showLink = (element: Element): void => {
    if (element.querySelector('a')) return;
    const link = document.createElement('a');
    const href = element.getAttribute('fallback-href');
    if (href) link.href = href;
    // Without a valid URL the link leads to the widgets' site, never to the host's.
    if (!/^https?:$/.test(link.protocol)) {
      if (!base) return;
      link.href = new URL(base).origin;
      // `origin` is also correct in a frame without a URL.
      if (link.origin === origin) {
        if (!hasLogged)
          console.warn(
            `Tapa's <${element.localName}> could not be loaded, and no link stands in for it: write one inside, or say where it leads: fallback-href="/…".`,
          );
        hasLogged = true;
        return;
      }
    }
    link.textContent = element.getAttribute('fallback-text') ?? link.hostname;
    element.append(link);
  };

  const begin = async (element: Element): Promise<void> => {
    if (await load(element.localName)) return;
    showLink(element);
    addEventListener('online', () => void begin(element), { once: true });
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const inside = [target, ...target.querySelectorAll(SELECTOR)];
        for (const found of inside) if (found.matches(SELECTOR) && boxOf(found) === target) begin(found);
      }
    },
    { rootMargin: NEAR },
  );
  const seen = new WeakSet<Element>();
  const watch = (): void => {
    for (const found of document.querySelectorAll(SELECTOR)) {
      if (seen.has(found)) continue;
      seen.add(found);
      near.observe(found);
      near.observe(boxOf(found));
    }
  };
  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) watch();
  }).observe(document, { childList: true, subtree: true });
  watch();

  const run = (callback: Callback): void => {
    try {
      callback({ version: TAPA_VERSION, load });
    } catch (error) {
      console.error(error);
    }
  };
  window.tapaQueue = { version: TAPA_VERSION, push: (...callbacks) => callbacks.map(run) };
  if (Array.isArray(waiting)) waiting.map(run);
}

start(filesFolder());
