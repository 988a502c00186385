/** Where the worker stands (spec: 7.service-worker). */
const WORKER_PATH = '/sw.js';

/** The one Trusted Types policy that the app's security headers allow. */
const POLICY_NAME = 'tapa-service-worker';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown };
}

function onlyWorkerPath(url: string): string {
  if (url !== WORKER_PATH) throw new TypeError(`${POLICY_NAME} does not know this script`);
  return url;
}

/** The worker's address in the form that the page's security policy asks for, where the browser knows Trusted Types. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const trusted = trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: onlyWorkerPath });
  // TypeScript's `register` does not know TrustedScriptURL yet.
  return trusted === undefined ? WORKER_PATH : (trusted.createScriptURL(WORKER_PATH) as string);
}

/** Files of the build among what was loaded, without those that the worker has seen. */
const loadedWithoutWorker = (entries: PerformanceEntryList): string[] =>
  entries
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Tells the worker what is loaded without it, so that the page of a first visit opens offline as well: what was loaded
 * before the worker was there, or was loading when it took over.
 */
async function tellLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // While it takes over it drops what earlier builds have kept.
  if (active?.state === 'activating') {
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  }
  const observer = new PerformanceObserver((list) => {
    const urlsToCache = loadedWithoutWorker(list.getEntries());
    if (urlsToCache.length > 0) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The worker fetches the shell: the page itself comes first. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Registers the service worker of a built app. A failure is only logged (spec: 8.service-worker). */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await pageLoaded();
    await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' });
    if (navigator.serviceWorker.controller === null) await tellLoaded();
  } catch (error) {
    console.warn('Service worker registration failed', error);
  }
}
