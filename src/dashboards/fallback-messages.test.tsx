import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BookingList } from '../components/booking-list/index.js';
import { ListingCards } from '../components/listing-card/index.js';
import * as domain from '../domain/index.js';
import { fallbackMessages } from '../i18n/compiled/en/fallback.js';
import { messages as fromFrench } from '../i18n/compiled/fr/index.js';
import { translateRows } from '../i18n/translate-rows.js';
import { TapaProvider } from '../theme/index.js';
import { CorporateDashboard } from './corporate/index.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';
import { TravelerDashboard } from './traveler/index.js';

afterEach(cleanup);

const fr = { ...fallbackMessages, ...fromFrench };

const LISTS = Object.entries(domain).flatMap(([name, value]) =>
  typeof value === 'object' && 'fields' in value && 'sanitize' in value ? [[name, value] as const] : [],
);
/** Fields with names in code, which are translated as statuses and categories. */
const NAMES = ['status', 'category', 'role', 'level', 'nextLevel'];

it.each(LISTS)('has no fallback text in %s: the domain has no texts', (_, { fields }) => {
  const texts = Object.entries(fields).filter(
    ([name, text]) => typeof text === 'string' && text !== '' && !NAMES.includes(name),
  );
  expect(texts).toEqual([]);
});

it('translates missing texts, and keeps complete rows as the same objects', () => {
  const { items } = domain.bookings.sanitize([{ listingTitle: 'Reef', destination: 'Fiji' }, {}]);
  expect(items[1]).toMatchObject({ listingTitle: null, destination: null });
  const rows = translateRows(domain.bookings, items, fr);
  expect(rows[0]).toBe(items[0]);
  expect(rows[1]).toMatchObject({
    listingTitle: 'Expérience culturelle',
    destination: 'Papouasie-Nouvelle-Guinée',
    key: items[1]?.key,
  });
  expect(translateRows(domain.bookings, items, fr)).toBe(rows);
  expect(translateRows(domain.bookings, items)[1]).toMatchObject({ listingTitle: 'Cultural Experience' });
  const complete = domain.bookings.sanitize([{ listingTitle: 'Reef', destination: 'Fiji' }]).items;
  expect(translateRows(domain.bookings, complete, fr)).toBe(complete);
});

it('keeps a text of the server, even if it equals an English fallback text', () => {
  const [row] = domain.privateTours.sanitize([{ title: fallbackMessages['fallback.tour-title'] }]).items;
  expect(row && translateRows(domain.privateTours, [row], fr)[0]).toMatchObject({
    title: fallbackMessages['fallback.tour-title'],
    dates: fr['fallback.dates'],
  });
});

const now = new Date('2026-11-26T12:00:00Z');
const nothing = [{}];
const user = { firstName: 'Hana' };
const agent = {
  user,
  stats: { data: {} },
  bookings: { data: [] },
  clients: { data: {} },
  commissions: { data: {} },
  externalBookings: { data: [] },
};
const organizer = {
  user,
  stats: { data: {} },
  privateTours: { data: [] },
  applications: { data: [] },
  team: { data: {} },
  revenue: { data: {} },
};
const corporate = {
  user,
  stats: { data: {} },
  employeeTravel: { data: [] },
  policies: { data: [] },
  budget: { data: {} },
  team: { data: [] },
};

it.each([
  [
    'trips',
    <TravelerDashboard
      key="a"
      user={user}
      now={now}
      bookings={{ data: nothing }}
      listings={{ data: nothing }}
      defaultTab="trips"
    />,
  ],
  [
    'bookings of clients',
    <TravelAgentDashboard key="b" {...agent} bookings={{ data: nothing }} defaultTab="bookings" />,
  ],
  [
    'clients',
    <TravelAgentDashboard key="b" {...agent} clients={{ data: { list: nothing } }} defaultTab="clients" />,
  ],
  [
    'tours',
    <TourOrganizerDashboard
      key="c"
      {...organizer}
      privateTours={{ data: nothing }}
      defaultTab="private-tours"
    />,
  ],
  [
    'applications',
    <TourOrganizerDashboard
      key="c"
      {...organizer}
      applications={{ data: nothing }}
      defaultTab="applications"
    />,
  ],
  [
    'travel requests',
    <CorporateDashboard key="d" {...corporate} employeeTravel={{ data: nothing }} defaultTab="approvals" />,
  ],
  [
    'policies',
    <CorporateDashboard key="d" {...corporate} policies={{ data: nothing }} defaultTab="policies" />,
  ],
  [
    'employees',
    <CorporateDashboard key="d" {...corporate} team={{ data: nothing }} defaultTab="employees" />,
  ],
  [
    'bookings by themselves',
    <BookingList key="e" bookings={domain.bookings.sanitize(nothing).items} now={now} />,
  ],
  [
    'listings by themselves',
    <ListingCards key="f" aria-label="Tours" listings={domain.listings.sanitize(nothing).items} />,
  ],
])('translates every fallback text of %s', (_, view) => {
  render(
    <TapaProvider locale="fr" messages={fr}>
      {view}
    </TapaProvider>,
  );
  const html = document.body.innerHTML;
  const english = Object.entries(fallbackMessages).filter(
    ([key, text]) => fr[key as keyof typeof fallbackMessages] !== text,
  );
  expect(
    english.filter(([, text]) => new RegExp(`[>"]${text}[<"]`).test(html)).map(([, text]) => text),
  ).toEqual([]);
  expect(
    screen.queryAllByText(/sans nom|à confirmer|Expérience culturelle|Circuit privé/).length,
  ).toBeGreaterThan(0);
});
