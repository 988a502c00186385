import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from 'tapa-ui/lazy-part';

/** Where the tab remembers under which build it last reloaded: the address of a script, nothing about a person. */
const RELOADED_KEY = 'tapa-reloaded-build';

/** What the guard needs from outside. */
export interface ReloadOnceOptions {
  /** Names the running build. @default the address of the script that this module is in */
  build?: string;
  /** @default navigator.onLine */
  isOnline?: () => boolean;
  /** @default sessionStorage */
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** @default location.reload */
  reload?: () => void;
}

/**
 * Reloads the page to get a newer build, at most once for each build until `allowReload`: when a file is missing from
 * the newest build too, another reload would not help. Never while offline, and never where the tab cannot remember it.
 *
 * @returns whether the page reloads
 */
export function reloadOnce({
  build = import.meta.url,
  isOnline = () => navigator.onLine,
  storage = () => sessionStorage,
  reload = () => location.reload(),
}: ReloadOnceOptions = {}): boolean {
  try {
    if (!isOnline() || storage().getItem(RELOADED_KEY) === build) return false;
    storage().setItem(RELOADED_KEY, build);
  } catch (error) {
    console.warn('A missing file of the app does not lead to a reload', error);
    return false;
  }
  reload();
  return true;
}

/** Lets the page reload once more, since something has changed: the connection is back, or the reader tries again. */
export function allowReload(storage: () => Pick<Storage, 'removeItem'> = () => sessionStorage): void {
  try {
    storage().removeItem(RELOADED_KEY);
  } catch {
    // Where the tab cannot remember a reload there was none.
  }
}

/**
 * Resolves when somebody can see the page. Browsers prerender pages that a reader may open next; most are never seen, and
 * must ask and tell nothing.
 */
export function pageSeen(): Promise<void> {
  // TypeScript's `DOM` library lacks it.
  const { prerendering = false } = document as Document & { prerendering?: boolean };
  if (!prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}

/** Reloads a tab that is older than the newest deployment when a part of the app is no longer there to load. */
export function reloadForNewBuilds(): void {
  window.addEventListener('vite:preloadError', () => reloadOnce());
  window.addEventListener('online', () => allowReload());
}

/**
 * A screen, or a part of one, that loads when it is first shown. A second try reloads the page where it may: a browser
 * may remember a failed module while the page lives, and Vite never loads a stylesheet again.
 */
export const lazyScreen = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  mayReload: () => boolean = reloadOnce,
): LazyPart<Props> =>
  lazyPart<Props>(load, {
    beforeRetry: async () => {
      if (mayReload()) await new Promise(() => undefined);
    },
  });
