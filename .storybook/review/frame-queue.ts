/** How many frames load at the same time: each brings a whole page, and the nearest should not wait for the last. */
const AT_ONCE = 3;

/** How long a frame may hold its place, in ms, should it never say that it has loaded. */
const PATIENCE_MS = 10_000;

let loading = 0;
const waiting: (() => void)[] = [];

/**
 * Waits for a place among the frames that load. Returns a function that gives the place back, or leaves the queue; calling
 * it again does nothing.
 */
export function queueFrame(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    state = 'loading';
    loading += 1;
    timer = setTimeout(leave, PATIENCE_MS);
    start();
  };
  const leave = () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    if (state === 'loading') {
      clearTimeout(timer);
      loading -= 1;
      waiting.shift()?.();
    }
    state = 'done';
  };
  if (loading < AT_ONCE) begin();
  else waiting.push(begin);
  return leave;
}
