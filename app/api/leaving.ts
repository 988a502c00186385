// A page that still runs so long after a leave event stays, as after a link to a download.
const GOING_MS = 10_000;

/** Events before the page is left. Some browsers have only the second. */
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
  // There is no window where pages are prerendered.
  for (const type of LEAVE_EVENTS) {
    globalThis.window?.addEventListener(type, note, { signal: listening.signal });
  }
  return { isLeft: () => isLeft, end: () => listening.abort() };
}

/** Resolves when a page that was being left stays after all, or returns from the back/forward cache. */
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
