import { watchBuilds } from './new-build';

/** (spec: 7.service-worker) */
const WORKER_PATH = '/sw.js';

/** The only Trusted Types policy that the security headers allow. */
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

/** Returns the worker's address, as a trusted URL in browsers with Trusted Types. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const trusted = trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: onlyWorkerPath });
  // TypeScript's `register` does not accept a TrustedScriptURL yet.
  return trusted === undefined ? WORKER_PATH : (trusted.createScriptURL(WORKER_PATH) as string);
}

const loadedWithoutWorker = (entries: PerformanceEntryList): string[] =>
  entries
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

// Posts the files that loaded before the worker controlled the page, so that the first page opens offline
// too.
async function postLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // On activation the worker deletes the files of earlier builds.
  if (active?.state === 'activating') {
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  }
  const observer = new PerformanceObserver((list) => {
    const urlsToCache = loadedWithoutWorker(list.getEntries());
    if (urlsToCache.length > 0) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Resolves once the page has loaded, so that the worker's fetches do not slow it. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Registers the service worker of a built app. A failure is only logged (spec: 8.service-worker). */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await pageLoaded();
    watchBuilds(await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' }));
    if (navigator.serviceWorker.controller === null) await postLoadedFiles();
  } catch (error) {
    console.warn('Service worker registration failed', error);
  }
}
