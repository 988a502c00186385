/** Time as the session engine sees it; replaced in tests. */
export interface Clock {
  /** The wall clock, in milliseconds since 1970: it goes on while the computer sleeps. */
  now(): number;
  /** Calls back once, after so many milliseconds. Returns what takes it back. */
  schedule(callback: () => void, ms: number): () => void;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  schedule: (callback, ms) => {
    const handle = setTimeout(callback, ms);
    return () => clearTimeout(handle);
  },
};
