import { describe, expect, it } from 'vitest';
import { percentOf } from '../lib/format-number';
import { growthPercent, sumOf } from './figures';
import * as domain from './index';
import { PLATFORM_COMMISSION_PERCENT } from './tour-organizer/tour-organizer.constants';

const nothing = undefined;

describe('the travel agent’s fallbacks', () => {
  const stats = domain.sanitizeAgentStats(nothing).value;
  const clients = domain.sanitizeClientCounts(nothing).value;
  const commissions = domain.sanitizeCommissions(nothing).value;
  const external = domain.sanitizeExternalBookings(nothing).items;

  // spec: 9.fallbacks
  it('agree with each other', () => {
    expect(clients.new + clients.returning + clients.vip).toBe(clients.active);
    expect(stats.activeClients).toBe(clients.active);
    expect(commissions.platformCommission + commissions.externalCommission).toBe(commissions.thisMonth);
    expect(stats.totalCommissions).toBe(commissions.thisMonth);
    expect(growthPercent(commissions.thisMonth, commissions.lastMonth)).toBe(commissions.growth);
    expect(sumOf(external.map(({ bookings }) => bookings))).toBe(stats.externalBookings);
    expect(external).toHaveLength(stats.partnerships);
  });
});

describe('the tour organizer’s fallbacks', () => {
  const stats = domain.sanitizeOrganizerStats(nothing).value;
  const tours = domain.sanitizePrivateTours(nothing).items;
  const revenue = domain.sanitizeRevenue(nothing).value;

  // spec: 9.fallbacks
  it('agree with each other', () => {
    expect(tours).toHaveLength(stats.activeTours);
    expect(sumOf(tours.map(({ participants }) => participants))).toBe(stats.totalParticipants);
    expect(tours.every(({ participants, maxParticipants }) => participants <= maxParticipants)).toBe(true);
    expect(new Set(tours.map(({ destination }) => destination)).size).toBe(stats.destinations);
    expect(domain.sanitizeApplications(nothing).items).toHaveLength(stats.pendingApplications);
    expect(sumOf(Object.values(domain.sanitizeTeam(nothing).value))).toBe(stats.teamMembers);
    expect(revenue.commission + revenue.payout).toBe(revenue.thisMonth);
    expect(percentOf(revenue.commission, revenue.thisMonth)).toBe(PLATFORM_COMMISSION_PERCENT);
    expect(stats.totalRevenue).toBe(revenue.thisMonth);
  });
});

describe('the corporate fallbacks', () => {
  const stats = domain.sanitizeCorporateStats(nothing).value;
  const budget = domain.sanitizeBudget(nothing).value;
  const departments = domain.sanitizeDepartments(nothing).items;
  const pending = domain
    .sanitizeTravelRequests(nothing)
    .items.filter(({ status }) => domain.isPending(status));

  // spec: 9.fallbacks
  it('agree with each other', () => {
    expect(budget.used + budget.remaining).toBe(budget.total);
    expect(sumOf(departments.map(({ allocated }) => allocated))).toBe(budget.total);
    expect(sumOf(departments.map(({ used }) => used))).toBe(budget.used);
    expect(stats).toMatchObject({ monthlyBudget: budget.total, budgetUsed: budget.used });
    expect(pending).toHaveLength(stats.approvalsPending);
  });
});

describe('figures that are given in part', () => {
  const fields = (names: ReadonlySet<string>) => [...names].sort();

  it('decide the one that is missing, which is then no sample', () => {
    const { value, isSample } = domain.sanitizeBudget({ total: 1000, used: 400.5 });
    expect(value).toEqual({ total: 1000, used: 400.5, remaining: 599.5 });
    expect(isSample).toBe(false);
    expect(domain.sanitizeBudget({ used: 400, remaining: 600 })).toMatchObject({
      value: { total: 1000 },
      isSample: false,
    });
    expect(domain.sanitizeBudget({ total: 100, used: 150 }).value.remaining).toBe(0);
  });

  it('scale the samples that stand beside them', () => {
    const budget = domain.sanitizeBudget({ total: 500 });
    expect(budget.value).toEqual({ total: 500, used: 360, remaining: 140 });
    expect(fields(budget.sampleFields)).toEqual(['remaining', 'used']);
    const clients = domain.sanitizeClientCounts({ active: 10 });
    expect(clients.value).toEqual({ active: 10, new: 2, returning: 6, vip: 2 });
    expect(domain.sanitizeCorporateStats({ monthlyBudget: 500 }).value.budgetUsed).toBe(360);
    expect(domain.sanitizeCorporateStats({ monthlyBudget: 500, budgetUsed: 5 }).value.budgetUsed).toBe(5);
    expect(domain.sanitizeRevenue({ thisMonth: 1000 }).value).toMatchObject({ commission: 150, payout: 850 });
  });

  it('give the growth of commissions', () => {
    const { value, sampleFields } = domain.sanitizeCommissions({ thisMonth: 150, lastMonth: 100 });
    expect(value).toMatchObject({ growth: 50, platformCommission: 97, externalCommission: 53 });
    expect(sampleFields.has('growth')).toBe(false);
    expect(domain.sanitizeCommissions({ thisMonth: 150 }).sampleFields.has('growth')).toBe(true);
  });

  it('give the total and the growth of commissions where both parts are there', () => {
    const given = { platformCommission: 700, externalCommission: 400, lastMonth: 1000 };
    const { value, sampleFields } = domain.sanitizeCommissions(given);
    expect(value).toEqual({ ...given, thisMonth: 1100, growth: 10 });
    expect(fields(sampleFields)).toEqual([]);
  });

  it.each([
    [
      'last month',
      { thisMonth: 1100, platformCommission: 700, externalCommission: 400 },
      ['growth', 'lastMonth'],
    ],
    [
      'a part and the total',
      { platformCommission: 700, lastMonth: 1000 },
      ['externalCommission', 'growth', 'thisMonth'],
    ],
  ])('leave commissions samples that lean on one: %s', (_missing, given, samples) => {
    const { value, sampleFields } = domain.sanitizeCommissions(given);
    expect(fields(sampleFields)).toEqual(samples);
    expect(value.thisMonth).toBe(sumOf([value.platformCommission, value.externalCommission]));
    expect(value.growth).toBe(growthPercent(value.thisMonth, value.lastMonth));
  });

  it('stay finite whatever is given', () => {
    const huge = Number.MAX_VALUE;
    expect(Number.isFinite(domain.sanitizeBudget({ used: huge, remaining: huge }).value.total)).toBe(true);
    expect(Number.isFinite(domain.sanitizeBudget({ total: huge, used: -huge }).value.remaining)).toBe(true);
    expect(
      Number.isFinite(domain.sanitizeCommissions({ thisMonth: huge, lastMonth: -huge }).value.growth),
    ).toBe(true);
  });
});

describe('names with a second source', () => {
  // spec: 3.external-booking
  it('take the platform where no provider is named', () => {
    const raw = [{ provider: 'A', platform: 'B' }, { platform: 'B' }, { provider: '' }];
    const names = domain.sanitizeExternalBookings(raw).items.map(({ provider }) => provider);
    expect(names).toEqual(['A', 'B', 'Unnamed provider']);
  });

  // spec: 3.budget
  it('take departments from the map of a budget', () => {
    const raw = {
      departments: { Research: { allocated: 10, used: 4 }, Sales: { allocated: '3' }, Broken: 7 },
    };
    expect(domain.sanitizeDepartments(raw)).toEqual({
      items: [
        { key: 'Research', id: 'Research', name: 'Research', allocated: 10, used: 4 },
        { key: 'Sales', id: 'Sales', name: 'Sales', allocated: 0, used: 0 },
      ],
      isSample: false,
      dropped: 1,
    });
    expect(domain.sanitizeDepartments({}).isSample).toBe(true);
    expect(domain.sanitizeDepartments({ departments: {} })).toMatchObject({ items: [], isSample: false });
    expect(domain.sanitizeDepartments(raw)).toBe(domain.sanitizeDepartments(raw));
  });

  it('take clients from the list beside the counts', () => {
    expect(domain.sanitizeClients({ active: 1, list: [{ id: 1, name: 'Ana' }] }).items).toHaveLength(1);
    expect(domain.sanitizeClients({ active: 1 }).isSample).toBe(true);
    expect(domain.sanitizeClients({ list: [] })).toMatchObject({ items: [], isSample: false });
  });
});
