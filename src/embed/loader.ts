// The only script that a page includes. It loads a widget's code when one comes near the viewport, and checks it against
// the hashes that the build has inserted. It never throws; a widget that cannot be loaded keeps a plain link.

/** Name → hash in the file's name, SHA-256 of the file. The build puts it in. */
declare const TAPA_FILES: Readonly<Record<string, readonly [name: string, sha256: string]>>;
/** The package's version. */
declare const TAPA_VERSION: string;

/** The API that queued callbacks get. */
export interface TapaLoader {
  version: string;
  /** Loads a widget's code now; false if that fails. */
  load: (tag: string) => Promise<boolean>;
}

type Callback = (tapa: TapaLoader) => void;

declare global {
  interface Window {
    /** Callbacks that wait for the loader; with `version` once it is there, and then they run at once. */
    tapaQueue?: { push: (...callbacks: Callback[]) => unknown; version?: string };
  }
}

/** How far below and above the viewport code is loaded ahead. */
const NEAR = '400px';
const ALL = 'tapa-widgets';
/** Separate from the widgets, because its code is tiny. */
const FRAMED = 'tapa-dashboard';
const TAGS = Object.keys(TAPA_FILES).filter((name) => name !== ALL);
const SELECTOR = `:is(${TAGS}):not(:defined)`;

function start(script: HTMLScriptElement | null): void {
  const waiting = window.tapaQueue;
  // The first loader on a page stays the only one, whatever its version.
  if (waiting?.version) return;
  const base = new URL('.', script?.src || location.href).href;
  const loading: Record<string, Promise<unknown>> = {};

  /** The preload checks the hash; the import then takes what was preloaded, and is no sink of Trusted Types. */
  const fetchFile = (name: string): Promise<unknown> => {
    const [hash, sha256] = TAPA_FILES[name] ?? [];
    const url = `${base}${name}.${hash}.js`;
    loading[name] ??= new Promise((resolve, reject) => {
      if (!CSS.supports('color:light-dark(oklch(from red l c h),red)')) {
        reject();
        return;
      }
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = 'anonymous';
      link.integrity = `sha256-${sha256}`;
      link.href = url;
      link.onload = link.onerror = (event) => {
        link.remove();
        if (typeof event !== 'string' && event.type === 'load') resolve(0);
        else reject();
      };
      document.head.append(link);
    }).then(() => import(url));
    return loading[name];
  };

  const load = async (tag: string): Promise<boolean> => {
    if (customElements.get(tag)) return true;
    const kinds = new Set([...document.querySelectorAll(SELECTOR)].map((found) => found.localName));
    kinds.delete(FRAMED);
    const name = kinds.size > 1 && tag !== FRAMED ? ALL : tag;
    try {
      await fetchFile(name);
    } catch {
      delete loading[name];
    }
    return !!customElements.get(tag);
  };

  const showLink = (element: Element): void => {
    if (element.querySelector('a')) return;
    const link = document.createElement('a');
    link.href = element.getAttribute('fallback-href') ?? '';
    if (!element.hasAttribute('fallback-href') || !/^https?:$/.test(link.protocol))
      link.href = new URL(base).origin;
    link.textContent = element.getAttribute('fallback-text') ?? link.hostname;
    element.append(link);
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target.localName).then((isThere) => isThere || showLink(target));
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

start(document.currentScript as HTMLScriptElement | null);
