import 'tapa-ui/fonts.css';
import 'tapa-ui/styles.css';
import { createRoot } from 'react-dom/client';
import { type Catalogue, TapaProvider } from 'tapa-ui/theme';
import { answered } from '../../../src/testing/answers';
import { DASHBOARDS } from '../../../src/testing/dashboards';
import { bookings } from '../../../src/testing/demo-api/fixtures/bookings';
import { CORPORATE_ANSWERS } from '../../../src/testing/demo-api/fixtures/corporate';
import { listings } from '../../../src/testing/demo-api/fixtures/listings';
import { TOUR_ORGANIZER_ANSWERS } from '../../../src/testing/demo-api/fixtures/tour-organizer';
import { TRAVEL_AGENT_ANSWERS } from '../../../src/testing/demo-api/fixtures/travel-agent';
import { users } from '../../../src/testing/demo-api/fixtures/users';

type Kind = keyof typeof DASHBOARDS;

/** Languages with what loads their words; English is in the code. */
const WORDS: Readonly<Record<string, () => Promise<{ messages: Catalogue }>>> = {
  de: () => import('tapa-ui/messages/de'),
  ar: () => import('tapa-ui/messages/ar'),
};

const PROPS: Readonly<Record<Kind, Record<string, unknown>>> = {
  traveler: { user: users.traveler, ...answered({ bookings, listings }) },
  'travel-agent': { user: users.travel_agent, ...answered(TRAVEL_AGENT_ANSWERS) },
  'tour-organizer': { user: users.tour_organizer, ...answered(TOUR_ORGANIZER_ANSWERS) },
  corporate: { user: users.corporate_admin, ...answered(CORPORATE_ANSWERS) },
};

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

const asked = new URLSearchParams(location.search);
const kind = (asked.get('kind') ?? 'traveler') as Kind;
const locale = asked.get('locale') ?? 'en';
const { Dashboard } = DASHBOARDS[kind];
document.documentElement.lang = locale;
document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
const words = await WORDS[locale]?.();

/** A page with nothing but the dashboard of the address, in its language: the app itself speaks English. */
createRoot(container).render(
  <TapaProvider locale={locale} messages={words?.messages}>
    <Dashboard {...PROPS[kind]} now={new Date('2026-11-21T12:00:00Z')} />
  </TapaProvider>,
);
