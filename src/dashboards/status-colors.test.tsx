import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answered } from '../testing/answers.js';
import { CORPORATE_ANSWERS } from '../testing/demo-api/fixtures/corporate.js';
import { TOUR_ORGANIZER_ANSWERS } from '../testing/demo-api/fixtures/tour-organizer.js';
import { CorporateDashboard } from './corporate/index.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';

afterEach(cleanup);

const organizer = (tab: 'team' | 'analytics' | 'overview') => (
  <TourOrganizerDashboard user={{}} {...answered(TOUR_ORGANIZER_ANSWERS)} tab={tab} />
);
const corporate = (
  tab: 'policies' | 'analytics',
  departments = CORPORATE_ANSWERS.budget.departments as object,
) => (
  <CorporateDashboard
    user={{}}
    {...answered(CORPORATE_ANSWERS)}
    budget={{ data: { ...CORPORATE_ANSWERS.budget, departments } }}
    tab={tab}
  />
);

it.each<[string, ReactElement, RegExp]>([
  ['team satisfaction', organizer('analytics'), /^Team satisfaction/],
  ['compliance', corporate('policies'), /compliance/i],
])('has no status color on the bar of %s', (_, dashboard, name) => {
  render(dashboard);
  expect(screen.getByRole('meter', { name }).dataset.tone).toBe('brand');
});

const colorsIn = (panel: string) =>
  [
    ...screen.getByRole('region', { name: panel }).querySelectorAll('[data-slot="legend"] [class*="t:bg-"]'),
  ].map((mark) => /t:bg-([\w-]+)/.exec(mark.className)?.[1]);
const categories = (count: number) => Array.from({ length: count }, (_, index) => `cat-${String(index + 1)}`);

describe('categories', () => {
  it('of a team have different colors', () => {
    render(organizer('overview'));
    expect(colorsIn('Team composition')).toEqual(categories(4));
  });

  it.each([
    [4, categories(4)],
    [6, categories(6)],
    [7, [...categories(5), 'border-strong']],
  ])('of %d departments have different colors up to six, and the rest is neutral', (count, colors) => {
    const departments = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `Department ${String(index)}`,
        { allocated: 100, used: 90 - index },
      ]),
    );
    render(corporate('analytics', departments));
    expect(colorsIn('Spending by department')).toEqual(colors);
    const rest = within(screen.getByRole('region', { name: 'Spending by department' })).queryByText(
      /other depart/,
    );
    expect(rest?.textContent).toBe(count > 6 ? '2 other departments' : undefined);
  });
});
