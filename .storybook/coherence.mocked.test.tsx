import { expect, it, vi } from 'vitest';
import { type DataOf, dataOf, type SamplesOf } from '../src/dashboards/define-reads.js';
import {
  CORPORATE_READS,
  TOUR_ORGANIZER_READS,
  TRAVEL_AGENT_READS,
  TRAVELER_READS,
} from '../src/dashboards/reads.js';
import { growthPercent, sumOf } from '../src/domain/figures.js';
import * as domain from '../src/domain/index.js';
import { agentSampleMessages } from '../src/i18n/compiled/en/agent-sample.js';
import { corporateSampleMessages } from '../src/i18n/compiled/en/corporate-sample.js';
import { organizerSampleMessages } from '../src/i18n/compiled/en/organizer-sample.js';
import { travelerSampleMessages } from '../src/i18n/compiled/en/traveler-sample.js';
import { translateSamples } from '../src/i18n/translate-rows.js';
import { roundMoney } from '../src/lib/math.js';
import { AGENT, CORPORATE, ORGANIZER, STORY_NOW, TRAVELER } from './dashboard-args.js';
import { ANSWERS } from './review/role-states/dashboards.js';

type Args = Readonly<Record<string, unknown>>;
interface Input {
  title?: string;
  args?: Args;
}

// Stories without Storybook: `meta.story` returns the args of the story and its file.
vi.mock('./preview', () => ({
  default: {
    meta: ({ args: shared, title }: Input) => ({
      story: (input: Input = {}) => ({ input: { ...input, title, args: { ...shared, ...input.args } } }),
    }),
  },
}));

const KINDS = ['traveler', 'travel-agent', 'tour-organizer', 'corporate'] as const;

const DEMO: Readonly<Record<(typeof KINDS)[number], Args>> = {
  traveler: TRAVELER.answers,
  'travel-agent': AGENT.answers,
  'tour-organizer': ORGANIZER.answers,
  corporate: CORPORATE.answers,
};

/** Matches stories with invalid data: wrong types, absurd figures, texts of any length. */
const ODD = /^(Malformed|NotFinite|Odd|Hostile|Long|Unbreakable|NamesOf|AllStatuses|OneLeftOut)/;

const modules = import.meta.glob<Record<string, { input?: Input }>>('../src/dashboards/*/*.stories.tsx', {
  eager: true,
});

const STORIES = Object.values(modules).flatMap((stories) =>
  Object.entries(stories).flatMap(([name, { input }]) => {
    const kind = KINDS.find((known) => input?.title?.split('/')[1] === known);
    return kind && input?.args && !ODD.test(name)
      ? [{ story: `${input.title}: ${name}`, kind, args: input.args }]
      : [];
  }),
);

/** A value, and whether it is a sample. Values of data and samples may contradict each other. */
interface Fact<T> {
  readonly value: T;
  readonly isSample: boolean;
}

type Values<Facts extends readonly Fact<unknown>[]> = { [Index in keyof Facts]: Facts[Index]['value'] };

const figure = <Name extends string>(
  { value, sampleFields }: domain.Sanitized<Readonly<Record<Name, number>>>,
  name: NoInfer<Name>,
): Fact<number> => ({ value: value[name], isSample: sampleFields.has(name) });

const rows = <Row,>({ items, isSample }: domain.SanitizedList<Row>): Fact<readonly Row[]> => ({
  value: items,
  isSample,
});

/** Number of listed rows and of all. Fewer may be listed, but none only if there are none. */
const counts = (listed: number, all: number): boolean => listed <= all && (listed > 0 || all === 0);

const sum = (amounts: readonly number[]): number => roundMoney(sumOf(amounts));

/** Collects broken rules. */
function inspect() {
  const broken: string[] = [];
  const rule = <const Facts extends readonly Fact<unknown>[]>(
    what: string,
    facts: Facts,
    holds: (...values: Values<Facts>) => boolean,
  ): void => {
    if (new Set(facts.map(({ isSample }) => isSample)).size > 1) return;
    if (!holds(...(facts.map(({ value }) => value) as Values<Facts>))) broken.push(what);
  };
  return {
    broken,
    rule,
    isListed: (what: string, list: Fact<readonly unknown[]>, all: Fact<number>) =>
      rule(`no more ${what} are listed than there are`, [list, all], ({ length }, count) =>
        counts(length, count),
      ),
    isSame: (what: string, one: Fact<number>, other: Fact<number>) =>
      rule(`${what} is the same everywhere`, [one, other], (first, second) => first === second),
    isPart: (what: string, part: Fact<number>, whole: Fact<number>) =>
      rule(`this month has no more ${what} than all months`, [part, whole], (some, all) => some <= all),
    isSum: (what: string, whole: Fact<number>, ...parts: readonly Fact<number>[]) =>
      rule(`${what} add up`, [whole, ...parts], (all, ...amounts) => all === sum(amounts)),
    isRating: (rating: Fact<number>) => rule('the rating is one', [rating], isRating),
  };
}

function agentFaults(data: DataOf<typeof TRAVEL_AGENT_READS>): string[] {
  const { broken, rule, ...facts } = inspect();
  const { stats, clientCounts, commissions } = data;
  const external = rows(data.externalBookings);
  const active = figure(clientCounts, 'active');
  const allBookings = figure(stats, 'totalBookings');
  const thisMonth = figure(commissions, 'thisMonth');
  const byType = (['new', 'returning', 'vip'] as const).map((name) => figure(clientCounts, name));
  facts.isSum('clients by type', active, ...byType);
  facts.isSame('the number of active clients', figure(stats, 'activeClients'), active);
  facts.isListed('clients', rows(data.clients), active);
  facts.isListed('bookings', rows(data.bookings), allBookings);
  facts.isPart('bookings', figure(stats, 'thisMonthBookings'), allBookings);
  rule('external bookings add up', [external, figure(stats, 'externalBookings')], (list, all) =>
    counts(sumOf(list.map((entry) => entry.bookings)), all),
  );
  facts.isListed('providers', external, figure(stats, 'partnerships'));
  facts.isSum(
    'commissions',
    thisMonth,
    figure(commissions, 'platformCommission'),
    figure(commissions, 'externalCommission'),
  );
  rule(
    'commissions grew as said',
    [figure(commissions, 'growth'), thisMonth, figure(commissions, 'lastMonth')],
    (growth, now, before) => Math.round(growth) === Math.round(growthPercent(now, before)),
  );
  facts.isPart('commissions', thisMonth, figure(stats, 'totalCommissions'));
  facts.isRating(figure(stats, 'averageClientRating'));
  return broken;
}

function organizerFaults(data: DataOf<typeof TOUR_ORGANIZER_READS>): string[] {
  const { broken, rule, ...facts } = inspect();
  const { stats, revenue } = data;
  const tours = rows(data.privateTours);
  const activeTours = figure(stats, 'activeTours');
  const month = figure(revenue, 'thisMonth');
  const commission = figure(revenue, 'commission');
  const isWhole = (listed: number, all: number, sumListed: number, sumAll: number) =>
    listed === all ? sumListed === sumAll : counts(sumListed, sumAll);
  facts.isListed('tours', tours, activeTours);
  rule('participants add up', [tours, activeTours, figure(stats, 'totalParticipants')], (list, all, total) =>
    isWhole(list.length, all, sumOf(list.map((tour) => tour.participants)), total),
  );
  rule('no tour has more participants than seats', [tours], (list) =>
    list.every((tour) => tour.participants <= tour.maxParticipants),
  );
  rule('destinations add up', [tours, activeTours, figure(stats, 'destinations')], (list, all, total) =>
    isWhole(list.length, all, new Set(list.map((tour) => tour.destination)).size, total),
  );
  rule(
    'no more applications wait than are counted',
    [rows(data.applications), figure(stats, 'pendingApplications')],
    (list, all) => counts(list.filter(({ status }) => domain.isPending(status)).length, all),
  );
  rule(
    'applications are for tours that are listed',
    [rows(data.applications), tours, activeTours],
    (list, all, total) =>
      all.length < total || list.every(({ tourTitle }) => all.some(({ title }) => title === tourTitle)),
  );
  const team = { value: sumOf(Object.values(data.team.value)), isSample: data.team.isSample };
  facts.isSame('the size of the team', team, figure(stats, 'teamMembers'));
  facts.isSum('revenue', month, commission, figure(revenue, 'payout'));
  rule(
    'commission is the platform’s share',
    [month, commission],
    (all, part) => part === roundMoney((all * domain.PLATFORM_COMMISSION_PERCENT) / 100),
  );
  facts.isPart('revenue', month, figure(stats, 'totalRevenue'));
  facts.isRating(figure(stats, 'averageRating'));
  return broken;
}

function corporateFaults(data: DataOf<typeof CORPORATE_READS>): string[] {
  const { broken, rule, ...facts } = inspect();
  const { stats, budget } = data;
  const departments = rows(data.departments);
  const requests = rows(data.employeeTravel);
  const total = figure(budget, 'total');
  const used = figure(budget, 'used');
  rule(
    'the budget adds up',
    [total, used, figure(budget, 'remaining')],
    (all, spent, left) => left === Math.max(0, roundMoney(all - spent)),
  );
  rule(
    'departments share out the budget',
    [departments, total],
    (list, all) => sum(list.map(({ allocated }) => allocated)) === all,
  );
  rule(
    'departments spent what is used',
    [departments, used],
    (list, all) => sum(list.map((department) => department.used)) === all,
  );
  facts.isSame('the budget', total, figure(stats, 'monthlyBudget'));
  facts.isSame('the used budget', used, figure(stats, 'budgetUsed'));
  rule('no more requests wait than are counted', [requests, figure(stats, 'approvalsPending')], (list, all) =>
    counts(list.filter(({ status }) => domain.isPending(status)).length, all),
  );
  facts.isListed('employees', rows(data.team), figure(stats, 'totalEmployees'));
  rule('requests come from departments that are listed', [requests, departments], (list, all) =>
    list.every(({ department }) => all.some(({ name }) => name === department)),
  );
  rule(
    'compliance is a percentage',
    [figure(stats, 'complianceScore')],
    (score) => score >= 0 && score <= 100,
  );
  return broken;
}

function travelerFaults({ bookings, listings }: DataOf<typeof TRAVELER_READS>, now: Date): string[] {
  const { broken, rule } = inspect();
  const dated = bookings.items.filter(({ checkIn, checkOut }) => checkIn !== '' && checkOut !== '');
  const trips = { value: dated, isSample: bookings.isSample };
  const today = now.toISOString().slice(0, 10);
  rule('no trip ends before it begins', [trips], (list) =>
    list.every(({ checkIn, checkOut }) => checkIn <= checkOut),
  );
  rule('trips ahead are not completed, and those behind are', [trips], (list) =>
    list.every(({ checkOut, status }) => checkOut < today === (status === 'completed')),
  );
  rule('ratings are ratings', [rows(listings)], (list) => list.every(({ rating }) => isRating(rating)));
  rule('no price is below 0', [rows(listings)], (list) => list.every(({ price }) => price >= 0));
  return broken;
}

const isRating = (rating: number): boolean => rating >= 0 && rating <= 5;

const AGENT_SAMPLES: SamplesOf<typeof TRAVEL_AGENT_READS> = translateSamples(
  {
    bookings: domain.SAMPLE_AGENT_BOOKINGS,
    clients: domain.SAMPLE_CLIENTS,
    externalBookings: domain.SAMPLE_EXTERNAL_BOOKINGS,
  },
  agentSampleMessages,
);
const ORGANIZER_SAMPLES: SamplesOf<typeof TOUR_ORGANIZER_READS> = translateSamples(
  {
    privateTours: domain.SAMPLE_PRIVATE_TOURS,
    applications: domain.SAMPLE_APPLICATIONS,
  },
  organizerSampleMessages,
);
const CORPORATE_SAMPLES: SamplesOf<typeof CORPORATE_READS> = translateSamples(
  {
    employeeTravel: domain.SAMPLE_EMPLOYEE_TRAVEL,
    policies: domain.SAMPLE_POLICIES,
    departments: domain.SAMPLE_DEPARTMENTS,
    team: domain.SAMPLE_TEAM_MEMBERS,
  },
  corporateSampleMessages,
);
const TRAVELER_SAMPLES: SamplesOf<typeof TRAVELER_READS> = translateSamples(
  {
    bookings: domain.SAMPLE_BOOKINGS,
    listings: domain.SAMPLE_LISTINGS,
  },
  travelerSampleMessages,
);

/**
 * Returns contradictions between the answers of a dashboard's reads: sums that do not match their totals,
 * lists longer than their counts, empty lists beside a count. Missing answers are replaced as in the
 * dashboard.
 *
 * @param now - time that separates past and upcoming trips
 * @returns the broken rules
 */
function contradictions(kind: Exclude<domain.DashboardKind, 'unknown'>, answers: Args, now: Date): string[] {
  switch (kind) {
    case 'travel-agent':
      return agentFaults(dataOf(TRAVEL_AGENT_READS, answers, AGENT_SAMPLES));
    case 'tour-organizer':
      return organizerFaults(dataOf(TOUR_ORGANIZER_READS, answers, ORGANIZER_SAMPLES));
    case 'corporate':
      return corporateFaults(dataOf(CORPORATE_READS, answers, CORPORATE_SAMPLES));
    case 'traveler':
      return travelerFaults(dataOf(TRAVELER_READS, answers, TRAVELER_SAMPLES), now);
  }
}

// spec: 9.fallbacks
it.each(KINDS)('the sample data of %s adds up', (kind) => {
  expect(contradictions(kind, {}, STORY_NOW)).toEqual([]);
});

it.each(KINDS)('the demo data of %s adds up', (kind) => {
  expect(contradictions(kind, DEMO[kind], STORY_NOW)).toEqual([]);
});

it('every dashboard has stories', () => {
  expect(new Set(STORIES.map(({ kind }) => kind))).toEqual(new Set(KINDS));
});

it.each(STORIES)('the data of $story adds up', ({ kind, args }) => {
  expect(contradictions(kind, args, STORY_NOW)).toEqual([]);
});

it.each(
  KINDS.flatMap((kind) =>
    (['live', 'empty', 'partly-absent', 'failed'] as const).map((state) => ({ kind, state })),
  ),
)('the data of the roles’ stories of $kind, $state, adds up', ({ kind, state }) => {
  expect(contradictions(kind, ANSWERS[kind][state].data[kind] ?? {}, STORY_NOW)).toEqual([]);
});
