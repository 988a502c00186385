/** The session engine's source of time; tests replace it. */
export interface Clock {
  /** The wall clock, in milliseconds since 1970: it goes on while the computer sleeps. */
  now(): number;
  /** Calls back once, after the given milliseconds. Returns a function that cancels the call. */
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
