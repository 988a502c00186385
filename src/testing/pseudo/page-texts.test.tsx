import { afterEach, expect, it } from 'vitest';
import { HEARD, pageTexts, SAID, UNREAD } from './page-texts.js';

const read = () =>
  pageTexts({ said: SAID, unread: [...UNREAD, HEARD].join(), letters: 'aeiou' }).map(
    ({ text, place }) => `${text}: ${place}`,
  );

afterEach(() => {
  document.body.replaceChildren();
});

it('reads what is shown, and what is said', () => {
  document.body.innerHTML =
    '<main data-slot="panel" aria-label="Trips"><p hidden>Two <b>seats</b> <i>5</i></p><img alt="Reef" title="" /></main>';
  expect(read()).toEqual([
    'Trips: aria-label of panel <main>',
    'Two : panel <p>',
    'seats: panel <b>',
    'Reef: alt of panel <img>',
  ]);
});

it('reads shadow roots and frames', () => {
  document.body.innerHTML = '<div></div><iframe></iframe>';
  const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
  if (root) root.innerHTML = '<p>Inside</p>';
  const framed = new DOMParser().parseFromString('<p>Framed</p>', 'text/html');
  // The document of the tests opens no frames.
  Object.defineProperty(document.querySelector('iframe'), 'contentDocument', { value: framed });
  expect(read()).toEqual(['Inside: <p>', 'Framed: <p>']);
});

it('reads no code, no initials, and nothing that was said before', () => {
  document.body.innerHTML = `<style>p { color: red }</style><span data-slot="avatar" aria-label="Ana">AV</span>
    <p data-slot="dashboard-news"><span>Loaded</span></p>`;
  expect(read()).toEqual(['Ana: aria-label of avatar <span>']);
});
