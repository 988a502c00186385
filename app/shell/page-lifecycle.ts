import { type PartLoader, setPartLoader } from 'tapa-ui/lazy-part';
import { pageStays, watchLeaving } from '../api/leaving';

/** Where the tab remembers under which build it last reloaded: the address of a script, nothing about a person. */
const RELOADED_KEY = 'tapa-reloaded-build';

type Handover = () => void;

const handovers = new Set<Handover>();

/** Registers what hands the page's state over to the page that `reloadPage` loads. Returns what removes it. */
export function beforeReload(handOver: Handover): () => void {
  handovers.add(handOver);
  return () => handovers.delete(handOver);
}

/** Reloads the page. What the reader has written is there afterwards. */
export function reloadPage(): void {
  for (const handOver of handovers) handOver();
  location.reload();
}

/**
 * Reloads the page to get a newer build, at most once for each build until `allowReload`: when a file is missing from
 * the newest build too, another reload would not help. Never while offline, and never where the tab cannot remember it.
 *
 * @param build - names the running build. @default the address of the script that this module is in
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

/** Lets the page reload once more, since something has changed: the connection is back, or the reader tries again. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Where the tab cannot remember a reload there was none.
  }
}

/** Links whose stylesheet did not come: browsers do not tell afterwards. */
const failedStyles = new Set<HTMLLinkElement>();

function noteFailedStyle({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
}

// Vite asks for the styles of a lazy part once, and takes them for loaded ever after: the part would come without.
function loadStyleAgain(link: HTMLLinkElement): Promise<void> {
  failedStyles.delete(link);
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${again.href} could not be loaded`));
    link.replaceWith(again);
  });
}

/** How long what happens counts as asked for by the reader's last press, in milliseconds. */
const ACT_MS = 5_000;

/** When the reader last pressed something on this page. The browser's own `userActivation` outlives a reload. */
let actedAt = Number.NEGATIVE_INFINITY;

function noteAct(): void {
  actedAt = performance.now();
}

/** A part of the app that is not on this device cannot be loaded, for want of a connection. */
export class OfflineError extends Error {}

// A part that is missing leads to a reload: the tab may be older than the newest deployment, and a failed module remembered.
export const loadPart: PartLoader = async (load, failures) => {
  const leaving = watchLeaving();
  try {
    if (failures > 0) await Promise.all(Array.from(failedStyles, loadStyleAgain));
    return await load();
  } catch (error) {
    // A reload would stop the reader from leaving, and what they abort by leaving is no failure.
    if (leaving.isLeft()) await pageStays();
    if (failures > 0 && performance.now() - actedAt < ACT_MS) allowReload();
    if (reloadOnce()) await new Promise(() => undefined);
    throw navigator.onLine ? error : new OfflineError('There is no connection', { cause: error });
  } finally {
    leaving.end();
  }
};

/** Has all lazy parts loaded in this way. A new connection may bring what was missing. */
export function loadPartsOrReload(): void {
  // The errors of a link do not bubble.
  document.addEventListener('error', noteFailedStyle, { capture: true });
  for (const type of ['click', 'pointerdown', 'keydown']) {
    window.addEventListener(type, noteAct, { capture: true, passive: true });
  }
  window.addEventListener('online', () => allowReload());
  setPartLoader(loadPart);
}

// Browsers prerender pages that a reader may open next; most are never seen, and must ask and tell nothing.
export function pageSeen(): Promise<void> {
  // TypeScript's `DOM` library lacks it.
  const { prerendering = false } = document as Document & { prerendering?: boolean };
  if (!prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
