// A page that is there so long after it was left stays: the reader has followed a link to a download, for example.
const GOING_MS = 10_000;

/** Events that tell that the page is being left; some browsers have only the second. */
const LEAVE_EVENTS = ['beforeunload', 'pagehide'] as const;

export interface LeaveWatch {
  readonly isLeft: () => boolean;
  readonly end: () => void;
}

// Keep the watch short: while it runs, some browsers keep the page out of their back/forward cache.
export function watchLeaving(): LeaveWatch {
  const listening = new AbortController();
  let isLeft = false;
  const note = () => {
    isLeft = true;
  };
  // Where pages are prerendered there is no window, and nobody who leaves.
  for (const type of LEAVE_EVENTS) {
    globalThis.window?.addEventListener(type, note, { signal: listening.signal });
  }
  return { isLeft: () => isLeft, end: () => listening.abort() };
}

/** Resolves when a page that was being left is found to stay, or has come back out of the back/forward cache. */
export function pageStays(): Promise<void> {
  return new Promise((resolve) => {
    const stay = () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', stay);
      resolve();
    };
    const timer = setTimeout(stay, GOING_MS);
    window.addEventListener('pageshow', stay);
  });
}
