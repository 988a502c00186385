import { reloadPage } from '../shell/page-lifecycle';

/** How often a tab that stays open asks for a newer build, at most. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** The worker of a newer build than this page's. It waits until no page of an older one is open, or is told to take over. */
let newer: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export const isNewBuildReady = (): boolean => newer !== undefined;

export function onNewBuild(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens this page in the newer build. What the reader has written is there afterwards. */
export function openNewBuild(): void {
  navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
  newer?.postMessage({ type: 'TAKE_OVER' });
}

/** The script that this page began with: its name changes with each build. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Tells workers that come to wait which build this page is of. They say so if it is an older one, and take over if it is not. */
export function watchBuilds(registration: ServiceWorkerRegistration): void {
  const tellWaiting = () => registration.waiting?.postMessage({ type: 'PAGE_OF', script: ownScript() });
  navigator.serviceWorker.addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'NEW_BUILD' || !(source instanceof ServiceWorker)) return;
    newer = source;
    for (const listener of listeners) listener();
  });
  // Messages are held back until a page that listens in this way says so.
  navigator.serviceWorker.startMessages();
  tellWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tellWaiting);
  });
  // Browsers ask when a page is opened, which a tab that stays open never is.
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    registration.update().catch((error: unknown) => console.warn('No newer build could be asked for', error));
  });
}
