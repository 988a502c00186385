/** How long what happens counts as asked for by the reader's last press, in milliseconds. */
const ACT_MS = 5_000;

/** Events by which readers ask for something. */
const ACTS = ['click', 'pointerdown', 'keydown'] as const;

let actedAt = Number.NEGATIVE_INFINITY;

/** Notes from now on when the reader presses something. */
export function noteReaderActs(): void {
  const note = () => {
    actedAt = performance.now();
  };
  for (const type of ACTS) window.addEventListener(type, note, { capture: true, passive: true });
}

/** Returns whether the reader has just pressed something. A page that has reloaded has not been asked for anything yet. */
export const isReaderActing = (): boolean => performance.now() - actedAt < ACT_MS;
