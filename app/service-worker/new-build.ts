import { reloadPage } from '../shell/page-lifecycle';

/** Shortest interval between checks for a newer build in an open tab. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** The waiting worker of a newer build. It takes over on request, or without open pages of older builds. */
let newer: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export const isNewBuildReady = (): boolean => newer !== undefined;

export function onNewBuild(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openNewBuild(): void {
  navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
  newer?.postMessage({ type: 'TAKE_OVER' });
}

/** Returns the entry script of this page, whose name changes with each build. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Posts this page's build to waiting workers. They answer if it is an older one, and take over if not. */
export function watchBuilds(registration: ServiceWorkerRegistration): void {
  const postBuild = () => registration.waiting?.postMessage({ type: 'PAGE_OF', script: ownScript() });
  navigator.serviceWorker.addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'NEW_BUILD' || !(source instanceof ServiceWorker)) return;
    newer = source;
    for (const listener of listeners) listener();
  });
  // With `addEventListener`, messages are queued until `startMessages`.
  navigator.serviceWorker.startMessages();
  postBuild();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', postBuild);
  });
  // Browsers check on navigation, which a tab that stays open never does.
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    registration.update().catch((error: unknown) => console.warn('No newer build could be asked for', error));
  });
}
