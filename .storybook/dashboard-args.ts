import { fn } from 'storybook/test';
import type { Reads } from '../src/dashboards/define-reads.js';
import {
  CORPORATE_READS,
  TOUR_ORGANIZER_READS,
  TRAVEL_AGENT_READS,
  TRAVELER_READS,
} from '../src/dashboards/reads.js';
import { announce } from '../src/lib/announcer.js';
import { answered, everyPart, PENDING } from '../src/testing/answers.js';
import { bookings } from '../src/testing/demo-api/fixtures/bookings.js';
import { CORPORATE_ANSWERS as CORPORATE_JSON } from '../src/testing/demo-api/fixtures/corporate.js';
import { listings } from '../src/testing/demo-api/fixtures/listings.js';
import { TOUR_ORGANIZER_ANSWERS as ORGANIZER_JSON } from '../src/testing/demo-api/fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS as AGENT_JSON } from '../src/testing/demo-api/fixtures/travel-agent.js';
import { users } from '../src/testing/demo-api/fixtures/users.js';
import { withBottomNav, withToaster } from './decorators.js';

/** The current time of every story: the day of the fixtures. */
export const STORY_NOW = new Date('2026-11-21T12:00:00Z');

/** Returns a callback that succeeds at once. */
const succeeds = () => fn(async () => undefined);

/** Returns a callback that announces a message. */
const announces = (title: string) => fn(async () => void announce({ title }));

/** Props of optimistic decisions with Undo. Without them a row waits for new data. */
const SHOWN_AT_ONCE = { optimistic: true, onUndo: succeeds() };

const ABSENT = { status: 'success' } as const;
export const REFETCH = fn();
export const FAILED = { status: 'error', refetch: REFETCH } as const;

export { AGENT_JSON, CORPORATE_JSON, ORGANIZER_JSON };

interface Described<R extends Reads, Answers extends object, Callbacks extends object, Args extends object> {
  role: keyof typeof users;
  reads: R;
  /** The demo API's answers by part. */
  json: Answers;
  callbacks: Callbacks;
  /** Other props of every story. */
  args?: Args | undefined;
  /** Other props of stories with callbacks. */
  liveArgs?: Partial<typeof SHOWN_AT_ONCE> | undefined;
}

/**
 * Returns args of a dashboard in each state, and the meta of its pages: with callbacks (`live`), without
 * (`page`), and without a bottom navigation (`bare`).
 */
function describeDashboard<
  R extends Reads,
  Answers extends object,
  Callbacks extends object,
  Args extends object = object,
>({ role, reads, json, callbacks, args: own, liveArgs }: Described<R, Answers, Callbacks, Args>) {
  const answers = answered(json);
  const args = { user: users[role], ...answers, ...(own as Args) };
  const bare = {
    parameters: { layout: 'fullscreen' },
    args,
    argTypes: { banner: { control: false }, brand: { control: false } },
  } as const;
  const page = { ...bare, decorators: [withBottomNav(role)] };
  const pending = everyPart(reads, PENDING);
  const heard: Callbacks & Partial<typeof SHOWN_AT_ONCE> = { ...callbacks, ...liveArgs };
  return {
    answers,
    callbacks,
    /** Callbacks, with those of `liveArgs`. */
    heard,
    pending,
    loading: <Tab extends string>(defaultTab: Tab) => ({ ...pending, defaultTab }),
    /** Missing data, replaced by samples. */
    absent: everyPart(reads, ABSENT),
    failed: everyPart(reads, FAILED),
    bare,
    page,
    live: { ...page, decorators: [...page.decorators, withToaster], args: { ...args, ...heard } },
  };
}

export const TRAVELER = describeDashboard({
  role: 'traveler',
  reads: TRAVELER_READS,
  json: { bookings, listings },
  callbacks: { onTabChange: fn(), onSaveListing: succeeds(), onRedeem: succeeds(), onLogout: fn() },
  args: { now: STORY_NOW },
});

export const AGENT = describeDashboard({
  role: 'travel_agent',
  reads: TRAVEL_AGENT_READS,
  json: AGENT_JSON,
  callbacks: {
    now: STORY_NOW,
    onTabChange: fn(),
    onNewClient: announces('Your form for a client opens'),
    onCreateBooking: announces('Your form for a booking opens'),
    onSearchExternal: announces('Your search of providers opens'),
    onGenerateQuote: announces('Your form for a quote opens'),
    onRemind: announces('Reminder sent'),
    onSearch: announces('Your search of providers starts'),
    onLogout: fn(),
  },
});

export const ORGANIZER = describeDashboard({
  role: 'tour_organizer',
  reads: TOUR_ORGANIZER_READS,
  json: ORGANIZER_JSON,
  callbacks: {
    now: STORY_NOW,
    onTabChange: fn(),
    onCreateTour: announces('Your form for a tour opens'),
    onManageTour: announces('Your page of the tour opens'),
    onApprove: succeeds(),
    onDecline: succeeds(),
    onLogout: fn(),
  },
  liveArgs: SHOWN_AT_ONCE,
});

export const CORPORATE = describeDashboard({
  role: 'corporate_admin',
  reads: CORPORATE_READS,
  json: CORPORATE_JSON,
  callbacks: {
    onTabChange: fn(),
    onApprove: succeeds(),
    onDecline: succeeds(),
    onManagePolicy: announces('Your page of the policy opens'),
    onLogout: fn(),
  },
  liveArgs: SHOWN_AT_ONCE,
});

export const atTab = <Tab extends string, Story extends object, Args extends object = object>(
  defaultTab: Tab,
  story: Story,
  args?: Args,
) => ({ ...story, args: { ...(args as Args), defaultTab } });

/** Adds a history to an answer, with a value for each month up to November 2026. */
export const withMonths = <Answer extends object>({ data }: { data: Answer }, values: readonly number[]) => ({
  data: {
    ...data,
    history: values.map((value, index) => ({
      month: new Date(Date.UTC(2026, 11 - values.length + index)).toISOString().slice(0, 7),
      value,
    })),
  },
});

/** Globals for a dashboard in each shipped language, some in a local currency. */
export const IN_LANGUAGES = {
  french: { globals: { language: 'fr', currency: 'XPF' } },
  german: { globals: { language: 'de', currency: 'EUR' } },
  spanish: { globals: { language: 'es' } },
  japanese: { globals: { language: 'ja', currency: 'JPY' } },
  chinese: { globals: { language: 'zh-Hans' } },
  arabic: { globals: { language: 'ar' } },
  // A button's label and its accessible name have separate brackets, so axe would report that they differ.
  pseudo: { globals: { language: 'en-XA' }, parameters: { a11y: { test: 'off' } } },
} as const;

/** Returns the same figures, all 0. */
export const zeroOf = <Figures extends object>(figures: Figures): Record<keyof Figures, 0> =>
  Object.fromEntries(Object.keys(figures).map((name) => [name, 0])) as Record<keyof Figures, 0>;
