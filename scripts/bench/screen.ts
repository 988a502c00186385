import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { bookings, type RawBooking } from './data.js';

/** Prepares the page for the bookings with a tab open, then returns it. Only the second step is measured, with rendering. */
type Screen = (rows: readonly RawBooking[], tab: TabName) => () => ReactElement;

export type TabName = 'overview' | 'trips';

/**
 * Starts the work at the beginning of a frame and resolves to the milliseconds of the main thread until the frame is
 * drawn: React, effects, style, layout and paint. Waiting for the frame is not included.
 */
const frame = (work: () => void): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      flushSync(work);
      const { port1, port2 } = new MessageChannel();
      // The message is delivered after the frame's rendering, which follows this callback.
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(undefined);
    });
  });

/**
 * Collects the garbage of the previous round and of making the data, so that it does not slow the measured part. A minor
 * collection only: a full one would discard the engine's optimisations and undo the warm-up.
 */
export function clearAway(): void {
  (globalThis as { gc?: (options: { type: 'minor' }) => void }).gc?.({ type: 'minor' });
}

/** Milliseconds of the frame of the work and of the next one, which draws what was deferred. */
export async function timed(work: () => void): Promise<number> {
  let next = Promise.resolve(0);
  const own = await frame(() => {
    // Requested first, so that callbacks which the work schedules for the next frame are included.
    next = frame(() => undefined);
    work();
  });
  return own + (await next);
}

/** Exposes a screen to the bench: milliseconds until it is drawn on a fresh page, and the size of the DOM. */
export function offer(screen: Screen): void {
  window.bench = async (count: number, tab: TabName) => {
    const page = screen(bookings(count), tab);
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    clearAway();
    const render = await timed(() => root.render(page()));
    const elements = place.getElementsByTagName('*').length;
    root.unmount();
    place.remove();
    return { render, elements };
  };
}
