import { describe, expect, it } from 'vitest';
import { percentOf } from '../lib/math.js';
import { growthPercent, sumOf } from './figures.js';
import * as domain from './index.js';

const nothing = undefined;

describe('the travel agent’s fallbacks', () => {
  const stats = domain.agentStats.sanitize(nothing).value;
  const clients = domain.clientCounts.sanitize(nothing).value;
  const commissions = domain.commissions.sanitize(nothing).value;
  const external = domain.externalBookings.sanitize(nothing, domain.SAMPLE_EXTERNAL_BOOKINGS).items;

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
  const stats = domain.organizerStats.sanitize(nothing).value;
  const tours = domain.privateTours.sanitize(nothing, domain.SAMPLE_PRIVATE_TOURS).items;
  const revenue = domain.revenue.sanitize(nothing).value;

  // spec: 9.fallbacks
  it('agree with each other', () => {
    expect(tours).toHaveLength(stats.activeTours);
    expect(sumOf(tours.map(({ participants }) => participants))).toBe(stats.totalParticipants);
    expect(tours.every(({ participants, maxParticipants }) => participants <= maxParticipants)).toBe(true);
    expect(new Set(tours.map(({ destination }) => destination)).size).toBe(stats.destinations);
    expect(domain.applications.sanitize(nothing, domain.SAMPLE_APPLICATIONS).items).toHaveLength(
      stats.pendingApplications,
    );
    expect(sumOf(Object.values(domain.team.sanitize(nothing).value))).toBe(stats.teamMembers);
    expect(revenue.commission + revenue.payout).toBe(revenue.thisMonth);
    expect(percentOf(revenue.commission, revenue.thisMonth)).toBe(domain.PLATFORM_COMMISSION_PERCENT);
    expect(stats.totalRevenue).toBe(revenue.thisMonth);
  });
});

describe('the corporate fallbacks', () => {
  const stats = domain.corporateStats.sanitize(nothing).value;
  const budget = domain.budget.sanitize(nothing).value;
  const departments = domain.departments.sanitize(nothing, domain.SAMPLE_DEPARTMENTS).items;
  const pending = domain.employeeTravel
    .sanitize(nothing, domain.SAMPLE_EMPLOYEE_TRAVEL)
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

describe('figures given in part', () => {
  const fields = (names: ReadonlySet<string>) => [...names].sort();

  it('determine the only missing one, which is then no sample', () => {
    const { value, isSample } = domain.budget.sanitize({ total: 1000, used: 400.5 });
    expect(value).toEqual({ total: 1000, used: 400.5, remaining: 599.5 });
    expect(isSample).toBe(false);
    expect(domain.budget.sanitize({ used: 400, remaining: 600 })).toMatchObject({
      value: { total: 1000 },
      isSample: false,
    });
    expect(domain.budget.sanitize({ total: 100, used: 150 }).value.remaining).toBe(0);
    expect(domain.budget.sanitize({ total: 0.3, used: 0.1 }).value.remaining).toBe(0.2);
    expect(domain.budget.sanitize({ used: 0.1, remaining: 0.2 }).value.total).toBe(0.3);
  });

  it('scale the samples beside them', () => {
    const budget = domain.budget.sanitize({ total: 500 });
    expect(budget.value).toEqual({ total: 500, used: 350, remaining: 150 });
    expect(fields(budget.sampleFields)).toEqual(['remaining', 'used']);
    const clients = domain.clientCounts.sanitize({ active: 10 });
    expect(clients.value).toEqual({ active: 10, new: 2, returning: 7, vip: 1 });
    expect(domain.corporateStats.sanitize({ monthlyBudget: 500 }).value.budgetUsed).toBe(350);
    expect(domain.corporateStats.sanitize({ monthlyBudget: 500, budgetUsed: 5 }).value.budgetUsed).toBe(5);
    expect(domain.revenue.sanitize({ thisMonth: 1000 }).value).toMatchObject({
      commission: 150,
      payout: 850,
    });
  });

  it('determine the growth of commissions', () => {
    const { value, sampleFields } = domain.commissions.sanitize({ thisMonth: 150, lastMonth: 100 });
    expect(value).toMatchObject({ growth: 50, platformCommission: 96, externalCommission: 54 });
    expect(sampleFields.has('growth')).toBe(false);
    expect(domain.commissions.sanitize({ thisMonth: 150 }).sampleFields.has('growth')).toBe(true);
  });

  it('determine the total and the growth of commissions where both parts are given', () => {
    const given = { platformCommission: 700, externalCommission: 400, lastMonth: 1000 };
    const { value, sampleFields } = domain.commissions.sanitize(given);
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
  ])('leave commissions samples that depend on a missing one: %s', (_missing, given, samples) => {
    const { value, sampleFields } = domain.commissions.sanitize(given);
    expect(fields(sampleFields)).toEqual(samples);
    expect(value.thisMonth).toBe(sumOf([value.platformCommission, value.externalCommission]));
    expect(value.growth).toBe(growthPercent(value.thisMonth, value.lastMonth));
  });

  it('stay finite whatever is given', () => {
    const huge = Number.MAX_VALUE;
    expect(Number.isFinite(domain.budget.sanitize({ used: huge, remaining: huge }).value.total)).toBe(true);
    expect(Number.isFinite(domain.budget.sanitize({ total: huge, used: -huge }).value.remaining)).toBe(true);
    expect(
      Number.isFinite(domain.commissions.sanitize({ thisMonth: huge, lastMonth: -huge }).value.growth),
    ).toBe(true);
  });
});

describe('names with a second source', () => {
  // spec: 3.external-booking
  it('take the platform where no provider is named', () => {
    const raw = [{ provider: 'A', platform: 'B' }, { platform: 'B' }, { provider: '' }];
    const names = domain.externalBookings.sanitize(raw).items.map(({ provider }) => provider);
    expect(names).toEqual(['A', 'B', null]);
  });

  // spec: 3.budget
  it('take departments from the map of a budget', () => {
    const raw = {
      departments: { Research: { allocated: 10, used: 4 }, Sales: { allocated: '3' }, Broken: 7 },
    };
    expect(domain.departments.sanitize(raw)).toEqual({
      items: [
        { key: 'Research', id: 'Research', name: 'Research', allocated: 10, used: 4 },
        { key: 'Sales', id: 'Sales', name: 'Sales', allocated: 0, used: 0 },
      ],
      isSample: false,
      dropped: 1,
    });
    expect(domain.departments.sanitize({}).isSample).toBe(true);
    expect(domain.departments.sanitize({ departments: {} })).toMatchObject({ items: [], isSample: false });
    expect(domain.departments.sanitize(raw)).toBe(domain.departments.sanitize(raw));
  });

  it('take clients from the list beside the counts', () => {
    expect(domain.clients.sanitize({ active: 1, list: [{ id: 1, name: 'Ana' }] }).items).toHaveLength(1);
    expect(domain.clients.sanitize({ active: 1 }).isSample).toBe(true);
    expect(domain.clients.sanitize({ list: [] })).toMatchObject({ items: [], isSample: false });
  });
});
