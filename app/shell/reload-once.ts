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

/** Lets a tab that is older than the newest deployment reload when a part of the app is no longer there to load. */
export function survivePublishing(): void {
  window.addEventListener('vite:preloadError', () => reloadOnce());
  window.addEventListener('online', () => allowReload());
}
