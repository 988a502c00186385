import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Loading } from '../../components/skeleton/index.js';
import type { VoyageEntry } from '../../domain/voyages.js';
import { TapaProvider } from '../../theme/index.js';
import { widget as tours } from '../widgets/tapa-tour-availability/index.js';
import { widget as trips } from '../widgets/tapa-upcoming-trips/index.js';
import { MonthStrip } from './month-strip.js';
import type { Widget, WidgetList } from './widget.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LOOKS = ['filled', 'outlined'] as const;
const STATUSES = ['confirmed', 'pending'] as const;

const strip = () => document.querySelector('[data-slot="month-strip"]');
/** Returns the number of triangles of each look: each is one `M` of a path. */
const drawn = () =>
  LOOKS.map((look) =>
    [
      ...(strip()?.querySelectorAll(
        `:scope > :not([data-slot="voyage-key"]) [class~="t:triangle-${look}"]`,
      ) ?? []),
    ]
      .map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
      .reduce((sum, count) => sum + count, 0),
  );
const texts = () => [...(strip()?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
const names = () => texts().slice(STATUSES.length);

const on = (month: number, isPending = false): VoyageEntry => ({
  day: { year: 2026, month, day: 5 },
  isPending,
});

describe('the year ahead above a list', () => {
  it('shows twelve months with a triangle for each entry, and a key of both looks', () => {
    render(<MonthStrip entries={[on(12), on(12, true), on(11, true)]} statuses={STATUSES} />);
    expect(drawn()).toEqual([1, 2]);
    expect(texts().slice(0, STATUSES.length)).toEqual(['Confirmed', 'Pending']);
    expect(names()).toEqual([
      'Nov',
      'Dec',
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
    ]);
  });

  it('draws all entries of a month with many', () => {
    render(
      <MonthStrip
        entries={Array.from({ length: 13 }, (_, index) => on(12, index < 4))}
        statuses={STATUSES}
      />,
    );
    expect(drawn()).toEqual([9, 4]);
  });

  it('renders nothing without entries', () => {
    const { rerender } = render(<MonthStrip entries={[]} statuses={STATUSES} />);
    expect(strip()).toBeNull();
    rerender(
      <MonthStrip
        entries={[{ day: { year: 2090, month: 1, day: 5 }, isPending: false }]}
        statuses={STATUSES}
      />,
    );
    expect(strip()).toBeNull();
  });

  it('begins with the current month of the time zone', () => {
    vi.setSystemTime(new Date('2026-11-30T12:00:00Z'));
    const inZone = (timeZone: string) => (
      <TapaProvider timeZone={timeZone} locale="fr">
        <MonthStrip entries={[on(12)]} statuses={STATUSES} />
      </TapaProvider>
    );
    const { rerender } = render(inZone('Pacific/Kiritimati'));
    expect(names()[0]).toBe('déc.');
    rerender(inZone('Pacific/Honolulu'));
    expect(names()[0]).toBe('nov.');
  });

  it('is hidden from screen readers, has no inline styles, and keeps its place while the list loads', () => {
    render(<MonthStrip entries={[on(12)]} statuses={STATUSES} />);
    expect(strip()?.getAttribute('aria-hidden')).toBe('true');
    expect(strip()?.outerHTML).not.toContain('style=');
    cleanup();
    render(
      <Loading active>
        <MonthStrip entries={[]} statuses={STATUSES} />
      </Loading>,
    );
    expect(drawn()).toEqual([0, 0]);
    expect(names()).toHaveLength(12);
  });
});

function shown<Data extends WidgetList<unknown>>({ View, read }: Widget<Data>, raw: unknown): ReactElement {
  return (
    <View
      data={read(raw, 'UTC')}
      heading="Ahead"
      headingLevel={2}
      notice={undefined}
      linkBase={undefined}
      onAction={() => undefined}
    />
  );
}

describe('widgets with the year ahead', () => {
  it('draw trips that take place in the month of their check-in', () => {
    const trip = { id: 1, listingTitle: 'Masi workshop', checkIn: '2026-12-05', checkOut: '2026-12-09' };
    render(
      shown(trips, [
        { ...trip, status: 'confirmed' },
        { ...trip, status: 'pending' },
        { ...trip, status: 'cancelled' },
        { ...trip, checkIn: '2090-01-05', checkOut: '2090-01-09', status: 'confirmed' },
      ]),
    );
    expect(drawn()).toEqual([1, 1]);
  });

  it('draw tours in the month of their first day, filling ones as pending', () => {
    const tour = { id: 1, title: 'Carvers', dates: 'Dec 28, 2026 – Jan 2, 2027' };
    render(
      shown(tours, [
        { ...tour, status: 'active' },
        { ...tour, status: 'filling' },
        { ...tour, status: 'cancelled' },
        { ...tour, dates: 'Early next year', status: 'active' },
      ]),
    );
    expect(drawn()).toEqual([1, 1]);
    expect(texts().slice(0, STATUSES.length)).toEqual(['Active', 'Filling']);
  });

  it.each([
    ['trips', trips],
    ['tours', tours],
  ] as const)('draw nothing without %s', (_, widget) => {
    render(shown(widget as Widget<WidgetList<unknown>>, []));
    expect(strip()).toBeNull();
  });
});
