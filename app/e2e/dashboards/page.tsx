import 'tapa-ui/fonts.css';
import 'tapa-ui/dashboards.css';
import { createRoot } from 'react-dom/client';
import { TapaProvider } from 'tapa-ui/theme';
import type { ReadingKind } from '../../../src/dashboards/reads';
import { LANGUAGES, type Language } from '../../../src/i18n/languages';
import { DASHBOARDS } from '../../../src/testing/dashboards';
import { bookings } from '../../demo-api/fixtures/bookings';
import { CORPORATE_ANSWERS } from '../../demo-api/fixtures/corporate';
import { listings } from '../../demo-api/fixtures/listings';
import { TOUR_ORGANIZER_ANSWERS } from '../../demo-api/fixtures/tour-organizer';
import { TRAVEL_AGENT_ANSWERS } from '../../demo-api/fixtures/travel-agent';
import { users } from '../../demo-api/fixtures/users';

const PROPS: Readonly<Record<ReadingKind, Record<string, unknown>>> = {
  traveler: { user: users.traveler, bookings, listings },
  'travel-agent': { user: users.travel_agent, ...TRAVEL_AGENT_ANSWERS },
  'tour-organizer': { user: users.tour_organizer, ...TOUR_ORGANIZER_ANSWERS },
  corporate: { user: users.corporate_admin, ...CORPORATE_ANSWERS },
};

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

const asked = new URLSearchParams(location.search);
const kind = (asked.get('kind') ?? 'traveler') as ReadingKind;
const locale = asked.get('locale') ?? 'en';
const { Dashboard } = DASHBOARDS[kind];
const words = locale === 'en' ? undefined : (await LANGUAGES[locale as Language]()).messages;

/** A page with nothing but the dashboard of the address, in its language: the app itself speaks English. */
createRoot(container).render(
  <TapaProvider locale={locale} messages={words} colorScheme={asked.get('scheme') === 'dark' ? 'dark' : 'light'}>
    <Dashboard {...PROPS[kind]} now={new Date('2026-11-21T12:00:00Z')} />
  </TapaProvider>,
);
