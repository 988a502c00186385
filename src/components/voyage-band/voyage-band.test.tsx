import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { transcriptOf } from '../../testing/transcript.js';
import { VoyageBand } from './voyage-band.js';
import { monthsOfLine, VoyageLine, type VoyageLineTrip } from './voyage-line.js';
import { VoyageStatement } from './voyage-statement.js';

afterEach(cleanup);

const CELLS = [
  { period: '2026-12', confirmed: 1, pending: 0, value: 3280 },
  { period: '2027-01', confirmed: null },
  { period: '2027-02', confirmed: 13, pending: 4, value: 45_510 },
];

const stops = (): (string | null)[] =>
  screen
    .getAllByRole('button', { name: /20\d\d$/ })
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((cell) => cell.firstElementChild?.textContent ?? null);

describe('a voyage band', () => {
  // The virtual screen reader also reads the content of a button; real ones read it once.
  it('is read cell by cell, each in one sentence', async () => {
    const { container } = render(
      <VoyageBand aria-label="Bookings" cells={CELLS} defaultSelected={['2027-02']} view="band" />,
    );
    expect(await transcriptOf(container)).toBe(`group, Bookings
button, 1, 1 confirmed, 0 pending, Dec 2026, not pressed
1, 1 confirmed, 0 pending, Dec 2026
button, Not known, Jan 2027, not pressed
Not known, Jan 2027
button, 17, 13 confirmed, 4 pending, Feb 2027, pressed
17, 13 confirmed, 4 pending, Feb 2027
`);
  });

  it('is one tab stop, moves by arrows, Home and End, and clears by Escape', () => {
    render(<VoyageBand aria-label="Bookings" cells={CELLS} defaultSelected={['2027-02']} view="band" />);
    expect(stops()).toEqual(['17, 13 confirmed, 4 pending, Feb 2027']);
    const february = screen.getByRole('button', { name: /Feb 2027/ });
    february.focus();
    fireEvent.keyDown(february, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Jan 2027/ }));
    expect(stops()).toEqual(['Not known, Jan 2027']);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Dec 2026/ }));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape', isComposing: true });
    expect(screen.getByRole('button', { pressed: true })).toBe(february);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('has the same figures as a table, with their sums', () => {
    render(<VoyageBand aria-label="Bookings" cells={CELLS} view="table" />);
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MonthConfirmedPendingAllValue',
      'Dec 2026101$3,280',
      'Jan 2027––––',
      'Feb 202713417$45,510',
      'Total14418$48,790',
    ]);
  });

  it('has no buttons without a handler', () => {
    render(<VoyageBand aria-label="Bookings" cells={CELLS} view="band" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('img', { name: '17, 13 confirmed, 4 pending, Feb 2027' })).toBeTruthy();
  });
});

it('draws money in proportion from 0, with pending beside confirmed amounts', () => {
  const cells = [
    { period: '2026-12', confirmed: 300, pending: 100 },
    { period: '2027-01', confirmed: 400 },
    { period: '2027-02', confirmed: null },
    { period: '2027-03', confirmed: -50 },
  ];
  const { container } = render(<VoyageBand aria-label="Revenue" cells={cells} format="money" view="band" />);
  const drawn = Array.from(container.querySelectorAll('[data-period]'), (cell) =>
    Array.from(cell.querySelectorAll('path'), (path) => {
      const [look] = path.getAttribute('class')?.match(/filled|outlined/) ?? [];
      // The height is the distance to the tip.
      const [, up] = path.getAttribute('d')?.match(/-([\d.]+)/) ?? [];
      return `${look} ${Math.round(Number(up))}`;
    }),
  );
  // The stroke adds to the height of an outline.
  expect(drawn).toEqual([['filled 90', 'outlined 28'], ['filled 120'], [], []]);
});

it('draws as many triangles for the deduction and the remainder as for the total', () => {
  const { container } = render(
    <VoyageStatement
      whole={{ term: 'This month', amount: 46_800 }}
      taken={{ term: 'Commission', amount: 7020 }}
      rest={{ term: 'Payout', amount: 39_780 }}
    />,
  );
  const drawn = Array.from(container.querySelectorAll('[data-slot="triangle-row"]'), (row) =>
    Array.from(row.querySelectorAll('path'), (path) => path.getAttribute('d')?.split('M').length ?? 0),
  ).map((counts) => counts.map((count) => count - 1));
  expect(drawn).toEqual([
    [47, 0, 0],
    [0, 7, 0],
    [40, 0, 0],
  ]);
});

it('shows the months of trips and today on a line, at most a year', () => {
  expect(monthsOfLine(['2026-09-14', '2027-02-20', '2019-01-01', '2044-01-01'], '2026-11-21')).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
  ]);
});

it('shows the trips nearest to today on a line, and their total number', () => {
  const trips = Array.from({ length: 400 }, (_, index): VoyageLineTrip => {
    const day = new Date(Date.UTC(2026, 8, 1 + Math.floor(index / 2))).toISOString().slice(0, 10);
    return { key: String(index), title: `Trip ${index}`, day, look: 'filled', note: day };
  });
  render(<VoyageLine aria-label="Your voyage" trips={trips} today="2026-11-21" todayText="Today, Nov 21" />);
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(-10));
  expect(shown).toHaveLength(12);
  expect([shown[0], shown.at(-1)]).toEqual(['2026-11-18', '2026-11-23']);
  expect(screen.getByText('Showing 12 of 400')).toBeTruthy();
});
