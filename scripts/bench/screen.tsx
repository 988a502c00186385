import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { bookings, type RawBooking, withTwoMore } from './data';
import type { TabName } from './view';

/** Prepares the page for some bookings, then gives it with a tab open. Only the second step and its rendering are measured. */
export type Screen = (rows: readonly RawBooking[]) => (tab: TabName) => ReactElement;

/** One round on a fresh page: milliseconds of the first render, of new figures and of the other tab, and how large it is. */
export interface Round {
  render: number;
  update: number;
  tab: number;
  /** Elements of the first render. */
  elements: number;
}

/** What a bundle of the bench leaves in its page's `window`. */
export interface Bench {
  round: (count: number) => Promise<Round>;
  /** For people: shows the page. */
  show: (count: number, tab: TabName) => void;
}

/**
 * Milliseconds of the main thread from a frame's beginning, with which the work starts, until the frame is drawn: React,
 * effects, style, layout and paint. No time passes waiting for a frame.
 */
const frame = (work: () => void): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      flushSync(work);
      const { port1, port2 } = new MessageChannel();
      // Messages come after the frame's own rendering, which follows this callback.
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(undefined);
    });
  });

/**
 * Clears away what the round before left and what making the data took, so that what is measured pays for itself alone.
 * The young objects only: a full collection takes along what the engine has learned of the page's objects, and all
 * warming up would be for nothing.
 */
function clearAway(): void {
  (globalThis as { gc?: (options: { type: 'minor' }) => void }).gc?.({ type: 'minor' });
}

/** Milliseconds of some work's frame and of the one after it, which draws what the page or the browser puts off. */
async function timed(work: () => void): Promise<number> {
  let next = Promise.resolve(0);
  const own = await frame(() => {
    // Asked for first: what the work asks of the next frame comes later in that frame, and counts.
    next = frame(() => undefined);
    work();
  });
  return own + (await next);
}

/** Makes a screen measurable from outside the page. */
export function offer(screen: Screen): void {
  const round = async (count: number): Promise<Round> => {
    const rows = bookings(count);
    const page = screen(rows);
    const pageWithMore = screen(withTwoMore(rows));
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    clearAway();
    const render = await timed(() => root.render(page('trips')));
    const elements = place.getElementsByTagName('*').length;
    const update = await timed(() => root.render(pageWithMore('trips')));
    const tab = await timed(() => root.render(pageWithMore('overview')));
    root.unmount();
    place.remove();
    return { render, update, tab, elements };
  };
  const show = (count: number, tab: TabName): void => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(screen(bookings(count))(tab));
  };
  Object.assign(window, { bench: { round, show } satisfies Bench });
}
