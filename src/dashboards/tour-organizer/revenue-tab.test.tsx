import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { revenueHistory } from '../../domain/index.js';
import { answered, everyPart, PENDING } from '../../testing/answers.js';
import { TOUR_ORGANIZER_ANSWERS } from '../../testing/demo-api/fixtures/tour-organizer.js';
import { TourOrganizerDashboard } from './index.js';
import { TOUR_ORGANIZER_READS } from './reads.js';
import { payoutBefore } from './revenue-tab.js';

afterEach(cleanup);

const REVENUE = { thisMonth: 46_800, growth: 8, commission: 7020, payout: 39_780 };
const HISTORY = [
  { month: '2026-10', value: 43_333 },
  { month: '2026-11', value: 46_800 },
];

const historyOf = (history: unknown) => revenueHistory.sanitize({ history });
const payoutOf = (change: Partial<typeof REVENUE>, history: unknown = HISTORY) =>
  payoutBefore({ ...REVENUE, ...change }, historyOf(history));

const showTab = (props: object = {}) =>
  render(<TourOrganizerDashboard user={{}} {...answered(TOUR_ORGANIZER_ANSWERS)} tab="revenue" {...props} />);
const panel = (name: string) => screen.getByRole('region', { name });
const textIn = (name: string) => panel(name).textContent;

const PAYOUT = 'Payout this month';
const SEATS = 'Seats on your tours';
const BREAKDOWN = 'Revenue breakdown';

describe('the payout of last month', () => {
  it('is its revenue less the commission', () => {
    expect(payoutOf({})).toBe(36_833);
  });

  it('is unknown without that month or if the history does not reach this month', () => {
    expect(payoutOf({}, [])).toBeUndefined();
    expect(payoutOf({}, HISTORY.slice(1))).toBeUndefined();
    expect(payoutOf({}, HISTORY.slice(0, 1))).toBeUndefined();
    expect(payoutOf({}, [{ month: '2026-09', value: 43_333 }, HISTORY[1]])).toBeUndefined();
    expect(payoutOf({ thisMonth: 47_000 })).toBeUndefined();
  });

  it('is unknown if the figures of this month contradict it', () => {
    expect(payoutOf({ payout: 42_120 })).toBeUndefined();
    expect(payoutOf({ growth: -8 })).toBeUndefined();
    expect(payoutOf({}, [{ month: '2026-10', value: 0 }, HISTORY[1]])).toBeUndefined();
    expect(payoutOf({}, [{ month: '2026-10', value: -43_333 }, HISTORY[1]])).toBeUndefined();
  });
});

describe('the panel of the payout', () => {
  it('shows only the change if last month is unknown', () => {
    showTab();
    expect(textIn(PAYOUT)).toBe(
      'Payout this month$39,780Change8% more than last monthThe payout is revenue less the 15% platform commission.',
    );
    expect(panel(PAYOUT).dataset.tapaSurface).toBe('deep');
  });

  it('shows the payout of last month and the change since then', () => {
    showTab({ revenue: { data: { ...REVENUE, history: HISTORY } } });
    expect(textIn(PAYOUT)).toContain('Last month$36,833Change+$2,947, 8%The payout');
    const less = [{ month: '2026-10', value: 52_000 }, HISTORY[1]];
    cleanup();
    showTab({ revenue: { data: { ...REVENUE, growth: -10, history: less } } });
    expect(textIn(PAYOUT)).toContain('Last month$44,200Change−$4,420, −10%The payout');
  });

  it.each([
    [8, '8% more than last month'],
    [-8, '8% less than last month'],
    [0.2, 'As much as last month'],
  ])('describes a growth of %d', (growth, text) => {
    showTab({ revenue: { data: { ...REVENUE, growth } } });
    expect(within(panel(PAYOUT)).getByText(text)).toBeTruthy();
  });

  it('is an ordinary panel for samples or without data', () => {
    showTab({ revenue: undefined });
    expect(panel(PAYOUT).dataset.tapaSurface).toBeUndefined();
    expect(textIn(PAYOUT)).toMatch(/Sample data.*\$32,300/);
    expect(textIn(BREAKDOWN)).toContain('One triangle is $1,000');
    cleanup();
    showTab({ revenue: undefined, samples: false });
    expect(textIn(PAYOUT)).toBe('Payout this monthNothing here yet');
    expect(textIn(BREAKDOWN)).toBe('Revenue breakdownNothing here yet');
  });
});

describe('the panel of the seats', () => {
  it('shows the first tours in their order, and the sum of all', () => {
    showTab();
    const seats = within(panel(SEATS));
    expect(seats.getByText('84 of 96 taken')).toBeTruthy();
    expect(seats.getAllByRole('meter').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '9 of 12',
      '16 of 16',
      '14 of 18',
    ]);
    expect(seats.getByText('3 seats left')).toBeTruthy();
    expect(seats.getByText('Full')).toBeTruthy();
    expect(seats.getByText('Showing 3 of 6')).toBeTruthy();
    expect(seats.getByRole('link', { name: /All private tours/ })).toBeTruthy();
  });

  it('shows how many tours it counts if there are more or seats are unknown', () => {
    const [first, second] = TOUR_ORGANIZER_ANSWERS.privateTours;
    showTab({ privateTours: { data: [first, { ...second, maxParticipants: 0 }] } });
    expect(textIn(SEATS)).toContain('9 of 12 taken in 1 of 6 tours');
    expect(textIn(SEATS)).toContain('Showing 2 of 6');
    cleanup();
    showTab({ privateTours: { data: [{ ...second, maxParticipants: 0 }] } });
    expect(textIn(SEATS)).not.toContain('taken');
  });

  it('has no link and no sum for sample tours', () => {
    showTab({ privateTours: undefined });
    expect(textIn(SEATS)).toContain('Sample data');
    expect(within(panel(SEATS)).queryByRole('link')).toBeNull();
    cleanup();
    showTab({ privateTours: { status: 'error' }, samples: false });
    expect(textIn(SEATS)).toContain('We could not load your tours');
    expect(textIn(SEATS)).not.toMatch(/taken|Showing/);
    cleanup();
    showTab({ privateTours: { data: [] } });
    expect(textIn(SEATS)).toContain('No tours yet');
  });
});

it('shows no figures while they load', () => {
  showTab(everyPart(TOUR_ORGANIZER_READS, PENDING));
  for (const name of [BREAKDOWN, PAYOUT, SEATS]) {
    expect(panel(name).getAttribute('aria-busy')).toBe('true');
    expect(panel(name).textContent).not.toMatch(/\$|triangle|taken|Showing/);
  }
});
