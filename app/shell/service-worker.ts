import type { LoadedMessage } from '../service-worker/build-files';

/** Where the worker stands (spec section 7). */
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

/** Tells the worker what was loaded before it was there, so that the page of a first visit opens offline as well. */
async function tellLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  active?.postMessage({ type: 'loaded', paths } satisfies LoadedMessage);
}

/** The worker fetches the shell: the page itself comes first. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Registers the service worker of a built app (spec section 7). A failure is only logged (spec section 8). */
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
