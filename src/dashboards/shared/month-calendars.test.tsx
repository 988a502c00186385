import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TapaProvider } from '../../theme/index.js';
import { MonthCalendars } from './month-calendars.js';

afterEach(cleanup);

const NOW = new Date('2026-11-21T12:00:00Z');

const row = (who: string, dates: string, status = 'confirmed') => ({
  key: who,
  who,
  destination: 'Suva',
  dates,
  status,
});
type Row = ReturnType<typeof row>;

function show(rows: readonly Row[], props: Partial<Parameters<typeof MonthCalendars<'who'>>[0]> = {}) {
  render(
    <TapaProvider timeZone="UTC">
      <MonthCalendars rows={rows} who="who" now={NOW} {...props} />
    </TapaProvider>,
  );
  return {
    months: screen.queryAllByRole('heading').map(({ textContent }) => textContent),
    lines: screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
  };
}

describe('calendars of the next months', () => {
  it('are those with events, the next first, and at most two', () => {
    const rows = [row('Mar', 'Mar 1 – 2, 2027'), row('Feb', 'Feb 1, 2027'), row('Dec', 'Dec 1 – 5, 2026')];
    expect(show(rows)).toEqual({
      months: ['December 2026', 'February 2027'],
      lines: ['Dec 1 – 5: Dec, Suva', 'Feb 1: Feb, Suva'],
    });
    cleanup();
    expect(show(rows, { most: 1 }).months).toEqual(['December 2026']);
  });

  it('begin with this month if an event is under way', () => {
    expect(show([row('Ana', 'Oct 30 – Nov 22, 2026')])).toEqual({
      months: ['November 2026'],
      lines: ['Oct 30 – Nov 22: Ana, Suva'],
    });
  });

  it('leave out past and cancelled events, and those without a readable date', () => {
    const rows = [
      row('Over', 'Nov 1 – 20, 2026'),
      row('Off', 'Dec 1, 2026', 'Cancelled'),
      row('Declined', 'Dec 2, 2026', 'declined'),
      row('Unknown', 'in spring'),
      row('Empty', ''),
    ];
    expect(show(rows)).toEqual({ months: [], lines: [] });
  });

  it('mark pending events', () => {
    expect(show([row('Ana', '2026-12-01/2026-12-03', 'pending')]).lines).toEqual([
      'Dec 1 – 3: Ana, Suva, pending',
    ]);
  });

  it('are not shown while their rows load or after a failure', () => {
    const rows = [row('Ana', 'Dec 1, 2026')];
    expect(show(rows, { loading: true }).months).toEqual([]);
    cleanup();
    expect(show(rows, { failure: { labels: ['read.bookings'], retry: undefined } }).months).toEqual([]);
  });
});
