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

const LOOKS = ['filled', 'outlined', 'pale'] as const;

const strip = () => document.querySelector('[data-slot="month-strip"]');
/** How many triangles look how: each is one `M` of its path. */
const drawn = () =>
  LOOKS.map(
    (look) =>
      strip()?.querySelector(`[class~="t:triangle-${look}"]`)?.getAttribute('d')?.match(/M/g)?.length ?? 0,
  );
const names = () => [...(strip()?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);

const on = (month: number, isPending = false): VoyageEntry => ({
  day: { year: 2026, month, day: 5 },
  isPending,
});

describe('the year ahead over a list', () => {
  it('is twelve months of three triangles, for what stands, what waits and nothing', () => {
    render(<MonthStrip entries={[on(12), on(12, true), on(11, true)]} />);
    expect(drawn()).toEqual([1, 2, 33]);
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

  it('is full in a month with more than fits, where what stands comes first', () => {
    render(<MonthStrip entries={[on(12), on(12), on(12, true), on(12, true), on(12, true)]} />);
    expect(drawn()).toEqual([2, 1, 33]);
  });

  it('begins with the month of the time zone', () => {
    vi.setSystemTime(new Date('2026-11-30T12:00:00Z'));
    const inZone = (timeZone: string) => (
      <TapaProvider timeZone={timeZone} locale="fr">
        <MonthStrip entries={[]} />
      </TapaProvider>
    );
    const { rerender } = render(inZone('Pacific/Kiritimati'));
    expect(names()[0]).toBe('déc.');
    rerender(inZone('Pacific/Honolulu'));
    expect(names()[0]).toBe('nov.');
  });

  it('is an ornament without styles of its own, and is there while the list loads', () => {
    render(<MonthStrip entries={[]} />);
    expect(strip()?.getAttribute('aria-hidden')).toBe('true');
    expect(strip()?.outerHTML).not.toContain('style=');
    cleanup();
    render(
      <Loading active>
        <MonthStrip entries={[]} />
      </Loading>,
    );
    expect(drawn()).toEqual([0, 0, 0]);
    expect(names()).toHaveLength(12);
  });
});

/** A widget with its data. */
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
    expect(drawn()).toEqual([1, 1, 34]);
  });

  it('draw tours that take place in the month of their first day; those that fill wait', () => {
    const tour = { id: 1, title: 'Carvers', dates: 'Dec 28, 2026 – Jan 2, 2027' };
    render(
      shown(tours, [
        { ...tour, status: 'active' },
        { ...tour, status: 'filling' },
        { ...tour, status: 'cancelled' },
        { ...tour, dates: 'Early next year', status: 'active' },
      ]),
    );
    expect(drawn()).toEqual([1, 1, 34]);
  });

  it.each([
    ['trips', trips],
    ['tours', tours],
  ] as const)('draw none where there are no %s', (_, widget) => {
    render(shown(widget as Widget<WidgetList<unknown>>, []));
    expect(strip()).toBeNull();
  });
});
