import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { bookings, type RawBooking } from './data.js';

/** Prepares a page of bookings and returns a function that creates it. Only that second step is measured. */
type Screen = (rows: readonly RawBooking[], tab: TabName) => () => ReactElement;

export type TabName = 'overview' | 'trips';

/**
 * Runs work at the start of a frame. Resolves to the main thread's milliseconds until the frame is drawn:
 * React, effects, style, layout and paint, without the wait for the frame.
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
 * Collects garbage of earlier work, so that it does not slow the measured part. A minor collection only: a
 * full one would discard the engine's optimisations and undo the warm-up.
 */
export function clearAway(): void {
  (globalThis as { gc?: (options: { type: 'minor' }) => void }).gc?.({ type: 'minor' });
}

/** Resolves to the milliseconds of the work's frame and the next one, which draws deferred updates. */
export async function timed(work: () => void): Promise<number> {
  let next = Promise.resolve(0);
  const own = await frame(() => {
    // Requested first, so that callbacks that the work schedules for the next frame are included.
    next = frame(() => undefined);
    work();
  });
  return own + (await next);
}

/** Exposes a screen to the bench, which reads its render time on a fresh page and the size of its DOM. */
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
