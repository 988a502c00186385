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

/** The present moment of every story: noon on the day that the fixtures are written for. */
export const STORY_NOW = new Date('2026-11-21T12:00:00Z');

/** Answers at once, as a host does that is done: the row says so. */
const pressed = () => fn(async () => undefined);

/** Answers a press that changes nothing in sight, as a host does that goes on from there. */
const told = (title: string) => fn(async () => void announce({ title }));

/** A decision shows at once and can be undone. Without these props its row waits for the caller's data. */
const SHOWN_AT_ONCE = { optimistic: true, onUndo: pressed() };

const ABSENT = { status: 'success' } as const;
/** The callback of 'Try again', called once for all parts that failed. */
export const REFETCH = fn();
export const FAILED = { status: 'error', refetch: REFETCH } as const;

/** Answers as a page has them, for the frame. */
export { AGENT_JSON, CORPORATE_JSON, ORGANIZER_JSON };

interface Described<R extends Reads, Answers extends object, Callbacks extends object, Args extends object> {
  role: keyof typeof users;
  reads: R;
  /** The demo API's answers, by the part that takes them. */
  json: Answers;
  /** Callbacks whose calls a play function can check. */
  callbacks: Callbacks;
  /** Other props of every story. */
  args?: Args | undefined;
  /** Other props where somebody listens. */
  liveArgs?: Partial<typeof SHOWN_AT_ONCE> | undefined;
}

/**
 * The states of a dashboard, of which its stories are made: what it takes in each, and the meta of a page that shows it, with
 * somebody who listens (`live`), with nobody (`page`), and without a bottom navigation (`bare`).
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
    /** Props of a dashboard whose buttons answer a press. */
    heard,
    pending,
    /** Args of a tab that loads. */
    loading: <Tab extends string>(defaultTab: Tab) => ({ ...pending, defaultTab }),
    /** Nothing is given: samples take its place. */
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
  callbacks: { onTabChange: fn(), onSaveListing: pressed(), onRedeem: pressed(), onLogout: fn() },
  args: { now: STORY_NOW },
});

export const AGENT = describeDashboard({
  role: 'travel_agent',
  reads: TRAVEL_AGENT_READS,
  json: AGENT_JSON,
  callbacks: {
    now: STORY_NOW,
    onTabChange: fn(),
    onNewClient: told('Your form for a client opens'),
    onCreateBooking: told('Your form for a booking opens'),
    onSearchExternal: told('Your search of providers opens'),
    onGenerateQuote: told('Your form for a quote opens'),
    onRemind: told('Reminder sent'),
    onSearch: told('Your search of providers starts'),
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
    onCreateTour: told('Your form for a tour opens'),
    onManageTour: told('Your page of the tour opens'),
    onApprove: pressed(),
    onDecline: pressed(),
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
    onApprove: pressed(),
    onDecline: pressed(),
    onManagePolicy: told('Your page of the policy opens'),
    onLogout: fn(),
  },
  liveArgs: SHOWN_AT_ONCE,
});

/** Returns a story on a tab, with other args. */
export const atTab = <Tab extends string, Story extends object, Args extends object = object>(
  defaultTab: Tab,
  story: Story,
  args?: Args,
) => ({ ...story, args: { ...(args as Args), defaultTab } });

/** A part whose answer has a value for each month up to November 2026. */
export const withMonths = <Answer extends object>({ data }: { data: Answer }, values: readonly number[]) => ({
  data: {
    ...data,
    history: values.map((value, index) => ({
      month: new Date(Date.UTC(2026, 11 - values.length + index)).toISOString().slice(0, 7),
      value,
    })),
  },
});

/** A dashboard in each language that ships, in a currency of its readers. */
export const IN_LANGUAGES = {
  french: { globals: { language: 'fr', currency: 'XPF' } },
  german: { globals: { language: 'de', currency: 'EUR' } },
  spanish: { globals: { language: 'es' } },
  japanese: { globals: { language: 'ja', currency: 'JPY' } },
  chinese: { globals: { language: 'zh-Hans' } },
  arabic: { globals: { language: 'ar' } },
  /**
   * Accented and longer: what is not in brackets is data, or not in the catalogue. The name of a button has brackets of its own
   * around what is written on it, so axe would find that they differ.
   */
  pseudo: { globals: { language: 'en-XA' }, parameters: { a11y: { test: 'off' } } },
} as const;

/** A figure of nothing for each of a dashboard's figures: what a server answers where there is nothing yet. */
export const zeroOf = <Figures extends object>(figures: Figures): Record<keyof Figures, 0> =>
  Object.fromEntries(Object.keys(figures).map((name) => [name, 0])) as Record<keyof Figures, 0>;
