import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answered, PENDING } from '../../testing/answers.js';
import { CORPORATE_ANSWERS } from '../../testing/demo-api/fixtures/corporate.js';
import { CorporateDashboard, type CorporateDashboardProps } from './corporate-dashboard.js';

afterEach(cleanup);

const { budget, employeeTravel } = CORPORATE_ANSWERS;

const show = (given: Partial<CorporateDashboardProps> = {}) =>
  render(<CorporateDashboard user={{}} {...answered(CORPORATE_ANSWERS)} {...given} tab="budget" />);
const region = (name: string) => screen.getByRole('region', { name });
const month = () => region('This month').textContent;
const rows = () =>
  within(region('Budget by department'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const pending = () => screen.queryByRole('region', { name: /^What is pending in / });
const triangles = () =>
  [...region('This month').querySelectorAll('[data-slot="triangle-row"] > path')].map(
    (path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0,
  );

describe('the monthly budget', () => {
  it('has exact figures, and whole triangles that add up to the budget', () => {
    show();
    expect(month()).toContain('$86,400 used of $120,00072% used$33,600 left$11,150 pending');
    expect(month()).toContain('$22,450 left if all 5 are approved');
    expect(month()).toContain('UsedPending requestsLeftOne triangle is $2,000');
    expect(triangles()).toEqual([43, 6, 11]);
  });

  // spec: 9.budget-percent
  it.each([
    ['65% used', 65, 100],
    ['150% used', 150, 100],
    ['0% used', 0, 0],
    ['0% used', 10, 0],
  ])('shows %s for %d of %d', (text, used, total) => {
    show({ budget: { data: { total, used, remaining: Math.max(0, total - used), departments: {} } } });
    expect(within(region('This month')).getByText(/^\d+%/).parentElement?.textContent).toBe(text);
  });

  it('states the overspent amount, and draws no triangles beyond the budget', () => {
    show({ budget: { data: { ...budget, used: 130_000, remaining: 0 } } });
    expect(month()).toContain('$10,000 over budget');
    expect(month()).toContain('$21,150 over budget if all 5 are approved');
    expect(month()).not.toContain('$0 left');
    expect(triangles()).toEqual([60, 0, 0]);
  });

  it('states that it is near its limit', () => {
    show({ budget: { data: { ...budget, used: 100_000, remaining: 20_000 } } });
    expect(month()).toContain('$20,000 leftNear limit');
  });

  it('counts only the listed requests if more are pending', () => {
    show({ stats: { data: { ...CORPORATE_ANSWERS.stats, approvalsPending: 12 } } });
    expect(month()).toContain('$22,450 left if these 5 are approved');
  });

  it('has no triangles without a budget', () => {
    show({ budget: { data: { total: 0, used: 0, remaining: 0, departments: {} } } });
    expect(month()).toContain('$0 used of $0');
    expect(region('This month').querySelector('[data-slot="triangle-row"]')).toBeNull();
    expect(month()).not.toContain('One triangle');
  });
});

describe('departments', () => {
  it('show the used share, the share after approval and the rest', () => {
    show();
    expect(rows()[0]).toBe('Field Research$33,600 of $42,00080%94%Near limit$2,410 left after');
    expect(
      screen.getByRole('meter', { name: 'Field Research: budget used' }).getAttribute('aria-valuetext'),
    ).toBe('80%, 94% with pending requests');
  });

  it('are marked from 80% on, pending requests included', () => {
    show();
    const tones = within(region('Budget by department'))
      .getAllByRole('meter')
      .map((bar) => bar.getAttribute('data-tone'));
    expect(tones).toEqual(['warning', 'warning', 'brand', 'brand']);
  });

  it('show overspending, before or after approval', () => {
    show({
      budget: {
        data: {
          ...budget,
          departments: {
            'Field Research': { allocated: 36_000, used: 33_600 },
            Sales: { allocated: 100, used: 150 },
          },
        },
      },
    });
    expect(rows()).toEqual([
      'Field Research$33,600 of $36,00093%110%$3,590 over after',
      'Sales$150 of $100150%$50 over budget',
    ]);
  });

  it('fill the bar of a budget of 0 with pending requests', () => {
    show({ budget: { data: { ...budget, departments: { 'Field Research': { allocated: 0, used: 0 } } } } });
    expect(rows()).toEqual(['Field Research$0 of $00%$5,990 over after']);
    expect(screen.getByRole('meter').getAttribute('data-tone')).toBe('warning');
  });
});

describe('the panel of pending requests', () => {
  it('shows the department that comes closest to its limit', () => {
    show({
      budget: {
        data: { ...budget, departments: { ...budget.departments, Engineering: { allocated: 100, used: 0 } } },
      },
    });
    expect(pending()?.getAttribute('aria-labelledby')).not.toBeNull();
    region('What is pending in Engineering');
  });

  it('keeps a decided row while Undo is possible, without counting it', async () => {
    const asked = new Map<string, unknown>();
    show({
      optimistic: true,
      onDecline: (request) => {
        asked.set(request.employeeName, request);
        return Promise.resolve();
      },
      onUndo: () => Promise.resolve(),
    });
    const panel = region('What is pending in Field Research');
    const [decline] = within(panel).getAllByRole('button', { name: /^Decline Ana Vuki/ });
    if (!decline) throw new Error('There is no button.');
    await act(async () => {
      fireEvent.click(decline);
      await Promise.resolve();
    });
    expect(asked.has('Ana Vuki')).toBe(true);
    const after = region('What is pending in Field Research');
    expect(within(after).getByRole('button', { name: /Undo/ })).toBeTruthy();
    expect(month()).toContain('$8,810 pending');
    expect(rows()[0]).toContain('89%Near limit$4,750 left after');
  });

  it.each<[string, Partial<CorporateDashboardProps>]>([
    ['requests are samples', { employeeTravel: undefined }],
    ['requests could not be read', { employeeTravel: { status: 'error' } }],
    ['budgets are samples', { budget: undefined }],
    [
      'nothing is pending',
      { employeeTravel: { data: employeeTravel.filter(({ status }) => status !== 'pending') } },
    ],
  ])('is not rendered where %s', (_, given) => {
    show(given);
    expect(pending()).toBeNull();
    expect(region('This month').textContent).not.toContain('pending');
    expect(region('Budget by department').textContent).not.toContain('after');
  });

  it('is not rendered while requests load, nor are the figures that depend on them', () => {
    show({ employeeTravel: PENDING });
    expect(pending()).toBeNull();
    expect(region('This month').getAttribute('aria-busy')).toBe('true');
    expect(region('Budget by department').getAttribute('aria-busy')).toBe('true');
  });
});

describe('departments on the Overview', () => {
  const overview = (given: Partial<CorporateDashboardProps> = {}) =>
    render(<CorporateDashboard user={{}} {...answered(CORPORATE_ANSWERS)} {...given} />);
  const departments = () => [...region('Budget this month').querySelectorAll('[data-slot="progress-field"]')];

  it('show the used share and the share after approval, as on the Budget tab', () => {
    overview();
    expect(departments()[0]?.textContent).toBe('Field Research80%94%$33,600 of $42,000Near limit');
    expect(departments()[2]?.textContent).toBe('Engineering57%64%$15,960 of $28,000$10,060 left after');
    const bar = screen.getByRole('meter', { name: 'Engineering' });
    expect(bar.getAttribute('aria-valuetext')).toBe('57%, 64% with pending requests');
    expect(bar.querySelectorAll('svg')).toHaveLength(2);
  });

  it('turn to warning with pending requests', () => {
    overview();
    const tones = departments().map((field) => field.querySelector('[data-tone]')?.getAttribute('data-tone'));
    expect(tones).toEqual(['warning', 'warning', 'brand', 'brand']);
  });

  it('do not wait for requests', () => {
    overview({ employeeTravel: PENDING });
    expect(region('Budget this month').getAttribute('aria-busy')).not.toBe('true');
    expect(departments().length).toBeGreaterThan(0);
  });
});
