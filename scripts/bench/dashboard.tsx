import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { TravelerDashboard } from 'tapa-ui/dashboards/traveler';
import { TapaProvider } from 'tapa-ui/theme';
import 'tapa-ui/styles.css';
import { manyBookings } from '../../src/testing/demo-api/fixtures/many-bookings';
import { clearAway, timed } from './timed';

/** The day of the bookings. */
const NOW = new Date('2026-11-21T12:00:00Z');
const USER = { firstName: 'Sample', lastName: 'Traveler', email: 'traveler@example.com' };

/** Bookings as an API answers them: raw, so that sanitising, counting and formatting are part of the measurement. */
const answer = (count: number): unknown[] =>
  JSON.parse(
    JSON.stringify(
      manyBookings()
        .slice(0, count)
        .map((booking) => ({ ...booking, listingTitle: booking.type })),
    ),
  );

const dashboard = (count: number): ReactElement => (
  <TapaProvider>
    <TravelerDashboard
      user={USER}
      bookings={{ data: answer(count) }}
      listings={{ data: [] }}
      now={NOW}
      tab="trips"
    />
  </TapaProvider>
);

/** Returns what makes an element of the page again as a plain one: the same attributes and texts, and no component behind. */
function copyOf(element: Element): () => ReactElement {
  const props: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) props[name] = value === '' ? true : value;
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    const { style } = element;
    props.style = Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
  }
  const children = [...element.childNodes].map((node) => {
    if (node instanceof Element) return copyOf(node);
    return () => (node instanceof Text ? node.data : null);
  });
  return () => createElement(element.localName, props, ...children.map((make) => make()));
}

/** The dashboard, copied into plain elements. Nothing is sanitised, formatted or listened to: the rest is the library's cost. */
function floor(count: number): ReactElement {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(dashboard(count)));
  const copy = copyOf(place)();
  root.unmount();
  place.remove();
  return copy;
}

/** Measures milliseconds until a dashboard, or its floor, is drawn on a fresh page, and the size of the DOM. */
window.bench = async (count: number, isFloor: boolean) => {
  const page = isFloor ? floor(count) : dashboard(count);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  clearAway();
  const render = await timed(() => root.render(page));
  const elements = place.getElementsByTagName('*').length;
  root.unmount();
  place.remove();
  return { render, elements };
};
