import { cleanup, fireEvent, render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import * as domain from '../domain/index.js';
import { messages as fromGerman } from '../i18n/compiled/de/index.js';
import { agentSampleMessages } from '../i18n/compiled/en/agent-sample.js';
import { corporateSampleMessages } from '../i18n/compiled/en/corporate-sample.js';
import { organizerSampleMessages } from '../i18n/compiled/en/organizer-sample.js';
import { travelerSampleMessages } from '../i18n/compiled/en/traveler-sample.js';
import { LANGUAGES, type Language } from '../i18n/compiled/languages.js';
import { translateSamples } from '../i18n/translate-rows.js';
import { messagesFrom } from '../i18n/use-messages.js';
import { TapaProvider } from '../theme/index.js';
import { CorporateDashboard } from './corporate/index.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';
import { TravelerDashboard } from './traveler/index.js';

afterEach(cleanup);

const english = {
  ...agentSampleMessages,
  ...corporateSampleMessages,
  ...organizerSampleMessages,
  ...travelerSampleMessages,
};
const de = { ...english, ...fromGerman };
/** Proper names, which are the same in every language. */
const PLACES = ['Ambunti', 'Goroka', 'Honiara', 'Nukuʻalofa', 'Port Moresby', 'Rarotonga', 'Suva', 'Tanna'];
/** Fields with names in code or dates, which are translated as those of data are. */
const NAMES = ['status', 'type', 'checkIn', 'checkOut', 'lastUpdated'];

const LISTS = Object.entries(domain).flatMap(([name, rows]) =>
  name.startsWith('SAMPLE_') ? [[name, rows as readonly object[]] as const] : [],
);

const keysOf = (rows: readonly object[]): unknown[] =>
  rows
    .flatMap((row) => Object.values(row))
    .flatMap((value: unknown) =>
      typeof value === 'object' && value !== null && 'message' in value ? [value.message] : [],
    );

it.each(LISTS)('has only messages and names of places in %s', (_, rows) => {
  const texts = rows
    .flatMap((row) => Object.entries(row))
    .filter(([name, text]) => typeof text === 'string' && (!NAMES.includes(name) || text.includes(' ')))
    .map(([, text]) => text as string);
  expect(texts.filter((text) => !PLACES.includes(text))).toEqual([]);
  expect(keysOf(rows).filter((key) => !Object.hasOwn(english, String(key)))).toEqual([]);
  expect(texts.length + keysOf(rows).length).toBeGreaterThanOrEqual(rows.length);
});

it('uses every message of samples in a row', () => {
  const keys = LISTS.flatMap(([, rows]) => keysOf(rows));
  expect(Object.keys(english).filter((key) => !keys.includes(key))).toEqual([]);
});

const user = { firstName: 'Hana' };
const now = new Date('2026-11-26T12:00:00Z');
const agent = {
  stats: { data: {} },
  bookings: { data: null },
  clients: { data: null },
  commissions: { data: {} },
  externalBookings: { data: null },
};
const organizer = {
  stats: { data: {} },
  privateTours: { data: null },
  applications: { data: null },
  team: { data: {} },
  revenue: { data: {} },
};
const corporate = {
  stats: { data: {} },
  employeeTravel: { data: null },
  policies: { data: null },
  budget: { data: null },
  team: { data: null },
};

const inGerman = (view: ReactElement) => {
  const { container } = render(
    <TapaProvider locale="de" messages={de}>
      {view}
    </TapaProvider>,
  );
  return container;
};

const inHtml = (text: string): string => text.replaceAll('\u00A0', '&nbsp;');

const pagesOf = (container: HTMLElement): string =>
  within(container)
    .getAllByRole('tab')
    .map((tab) => {
      fireEvent.click(tab);
      return container.innerHTML + inHtml(container.textContent);
    })
    .join('\n');

describe.each([
  [
    'traveler',
    <TravelerDashboard key="" user={user} now={now} bookings={{ data: null }} listings={{ data: null }} />,
    travelerSampleMessages,
  ],
  ['travel agent', <TravelAgentDashboard key="" user={user} {...agent} />, agentSampleMessages],
  ['tour organizer', <TourOrganizerDashboard key="" user={user} {...organizer} />, organizerSampleMessages],
  ['corporate', <CorporateDashboard key="" user={user} {...corporate} />, corporateSampleMessages],
] as const)('the samples of the %s dashboard', (_, view, samples) => {
  it('are in its language', () => {
    const html = pagesOf(inGerman(view));
    const own = Object.entries(samples).map(
      ([key, text]) => [text, de[key as keyof typeof english]] as const,
    );
    expect(own.filter(([text, word]) => text !== word && html.includes(inHtml(text)))).toEqual([]);
    expect(own.filter(([, word]) => !html.includes(inHtml(word))).map(([, word]) => word)).toEqual([]);
  });

  it('are in English without a language', () => {
    const html = pagesOf(render(view).container);
    expect(Object.values(samples).filter((text) => !html.includes(inHtml(text)))).toEqual([]);
  });
});

it('keeps a text of the server, even if it equals that of a sample', () => {
  const { departments, policies, team } = translateSamples(
    {
      departments: domain.SAMPLE_DEPARTMENTS,
      policies: domain.SAMPLE_POLICIES,
      team: domain.SAMPLE_TEAM_MEMBERS,
    },
    corporateSampleMessages,
  );
  const html = pagesOf(
    inGerman(
      <CorporateDashboard
        {...{ user, stats: { data: {} }, employeeTravel: { data: [] }, budget: { data: { departments } } }}
        team={{ data: team }}
        policies={{ data: policies }}
      />,
    ),
  );
  for (const key of ['employee-1', 'position.researcher', 'policy.lodging', 'policy.lodging.text'] as const)
    expect(html).toContain(inHtml(english[`corporate-sample.${key}`]));
});

const TRANSLATED = Object.keys(LANGUAGES) as Language[];

it.each(TRANSLATED)('can parse the dates of samples in %s', async (language) => {
  const { messages } = await LANGUAGES[language]();
  const stays = [
    'agent-sample.booking.stay.dates',
    'agent-sample.booking.festival.dates',
    'agent-sample.booking.trek.dates',
  ] as const;
  for (const key of stays) {
    expect(domain.parseDaySpan(messages[key]), key).not.toBeNull();
    expect(domain.parseDaySpan(messages[key])).toEqual(domain.parseDaySpan(english[key]));
  }
});

it('translates samples once for the same messages, and keeps their figures', () => {
  const samples = { departments: domain.SAMPLE_DEPARTMENTS };
  const messages = messagesFrom(corporateSampleMessages, de);
  const german = translateSamples(samples, messages);
  expect(translateSamples(samples, messages)).toBe(german);
  expect(german.departments).toMatchObject(
    samples.departments.map(({ name, used }) => ({ name: de[name.message], used })),
  );
});
