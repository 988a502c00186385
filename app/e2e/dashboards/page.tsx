import 'tapa-ui/fonts.css';
import 'tapa-ui/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RoleBottomNav } from 'tapa-ui/bottom-nav';
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

/** Languages and their loaders; English is in the code. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ messages: Catalogue }>>> = {
  de: () => import('tapa-ui/messages/de'),
  ar: () => import('tapa-ui/messages/ar'),
  ja: () => import('tapa-ui/messages/ja'),
  'zh-Hans': () => import('tapa-ui/messages/zh-Hans'),
  'en-XA': () => import('../../../src/testing/pseudo/messages'),
};

const SHOWN: Readonly<Record<Kind, { user: (typeof users)[keyof typeof users]; answers: object }>> = {
  traveler: { user: users.traveler, answers: { bookings, listings } },
  'travel-agent': { user: users.travel_agent, answers: TRAVEL_AGENT_ANSWERS },
  'tour-organizer': { user: users.tour_organizer, answers: TOUR_ORGANIZER_ANSWERS },
  corporate: { user: users.corporate_admin, answers: CORPORATE_ANSWERS },
};

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

const root = createRoot(container);

/** Shows the dashboard of the address in a language: the app is in English alone. */
async function show(): Promise<void> {
  const asked = new URLSearchParams(location.hash.slice(1));
  const kind = (asked.get('kind') ?? 'traveler') as Kind;
  const locale = asked.get('locale') ?? 'en';
  const { Dashboard, callbacks } = DASHBOARDS[kind];
  const { user, answers } = SHOWN[kind];
  /** With each of them the dashboard has more buttons. */
  const heard = Object.fromEntries([...callbacks, 'onLogout'].map((name) => [name, () => undefined]));
  const translation = await LANGUAGES[locale]?.();
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
  flushSync(() =>
    root.render(
      <TapaProvider key={locale} locale={locale} messages={translation?.messages}>
        <Dashboard user={user} {...answered(answers)} {...heard} now={new Date('2026-11-21T12:00:00Z')} />
        <RoleBottomNav role={user.role} currentPath="/dashboard" />
      </TapaProvider>,
    ),
  );
  // Signals to tests that everything has loaded.
  document.documentElement.lang = locale;
}

await show();
addEventListener('hashchange', () => void show());
