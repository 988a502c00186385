import { type PartLoader, setPartLoader } from 'tapa-ui/lazy-part';
import { pageStays, watchLeaving } from '../api/leaving';

/** Key in the session storage for the build that last reloaded: the address of a script, no personal data. */
const RELOADED_KEY = 'tapa-reloaded-build';

type Handover = () => void;

const handovers = new Set<Handover>();

/** Registers a function that saves state before `reloadPage`. Returns a function that removes it. */
export function beforeReload(handOver: Handover): () => void {
  handovers.add(handOver);
  return () => handovers.delete(handOver);
}

/** Reloads the page, keeping form entries. */
export function reloadPage(): void {
  for (const handOver of handovers) handOver();
  location.reload();
}

/**
 * Reloads the page to get a newer build, at most once for each build until `allowReload`: if the newest build
 * lacks a file too, another reload would not help. Never while offline or without storage.
 *
 * @param build - id of the running build. @default the address of this module's script
 * @returns whether the page reloads
 */
export function reloadOnce(build = import.meta.url): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === build) return false;
    sessionStorage.setItem(RELOADED_KEY, build);
  } catch (error) {
    console.warn('A missing file of the app does not lead to a reload', error);
    return false;
  }
  reloadPage();
  return true;
}

/** Allows another reload, when the connection is back or the reader tries again. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Without storage there was no reload.
  }
}

/** Links with a failed stylesheet, which browsers do not reveal afterwards. */
const failedStyles = new Set<HTMLLinkElement>();

function noteFailedStyle({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
}

// Vite loads the styles of a lazy part only once, even after a failure.
function loadStyleAgain(link: HTMLLinkElement): Promise<void> {
  failedStyles.delete(link);
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${again.href} could not be loaded`));
    link.replaceWith(again);
  });
}

/** Milliseconds after a press in which a load counts as requested by the reader. */
const ACT_MS = 5_000;

/** Time of the last press on this page. The browser's own `userActivation` outlives a reload. */
let actedAt = Number.NEGATIVE_INFINITY;

function noteAct(): void {
  actedAt = performance.now();
}

export class OfflineError extends Error {}

// A missing part reloads the page: the tab may be older than the deployment, and browsers remember failed
// modules.
export const loadPart: PartLoader = async (load, failures) => {
  const leaving = watchLeaving();
  try {
    if (failures > 0) await Promise.all(Array.from(failedStyles, loadStyleAgain));
    return await load();
  } catch (error) {
    // A load aborted by leaving is no failure, and a reload would stop the reader from leaving.
    if (leaving.isLeft()) await pageStays();
    if (failures > 0 && performance.now() - actedAt < ACT_MS) allowReload();
    if (reloadOnce()) await new Promise(() => undefined);
    throw navigator.onLine ? error : new OfflineError('There is no connection', { cause: error });
  } finally {
    leaving.end();
  }
};

/** Makes all lazy parts load by `loadPart`. A reconnection allows another reload. */
export function loadPartsOrReload(): void {
  // Errors of a link do not bubble.
  document.addEventListener('error', noteFailedStyle, { capture: true });
  for (const type of ['click', 'pointerdown', 'keydown']) {
    window.addEventListener(type, noteAct, { capture: true, passive: true });
  }
  window.addEventListener('online', () => allowReload());
  setPartLoader(loadPart);
}
