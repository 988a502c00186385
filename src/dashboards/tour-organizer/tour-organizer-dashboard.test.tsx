import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages as french } from '../../i18n/compiled/fr/index.js';
import { soundAnswers } from '../../testing/answers.js';
import { anyPart, anything, damaged, oddValue, type Parts, partsLike } from '../../testing/arbitrary-data.js';
import { FORBIDDEN_TEXT } from '../../testing/forbidden-text.js';
import { runs } from '../../testing/property-runs.js';
import { TapaProvider, type TapaProviderProps } from '../../theme/index.js';
import { TOUR_ORGANIZER_TABS, TourOrganizerDashboard, type TourOrganizerTab } from './index.js';
import { TOUR_ORGANIZER_READS } from './reads.js';

const tour = {
  id: 'tour-1',
  title: 'Sepik River Carvers Journey',
  destination: 'Ambunti, Papua New Guinea',
  dates: 'Feb 5 – 14, 2027',
  participants: 9,
  maxParticipants: 12,
  status: 'filling',
  theme: 'Carving and river life',
};
const application = {
  id: 'application-1',
  applicantName: 'Miriam Toa',
  tourTitle: 'Marovo Makers Week',
  expertise: 'Barkcloth conservation',
  experience: '12 years',
  status: 'pending',
};
const SOUND = {
  ...soundAnswers(TOUR_ORGANIZER_READS),
  user: {
    isDemo: false,
    accountType: 'live',
    firstName: 'Grace',
    lastName: 'Kaupa',
    email: 'grace.kaupa@example.com',
    role: 'tour_organizer',
    profileImageUrl: '',
  },
  stats: {
    data: {
      activeTours: 6,
      totalParticipants: 84,
      pendingApplications: 4,
      totalRevenue: 46_800,
      averageRating: 4.8,
      completedTours: 38,
      teamMembers: 25,
      destinations: 4,
    },
  },
  privateTours: { data: [tour, { ...tour, id: 'tour-2', status: 'active' }] },
  applications: { data: [application, { ...application, id: 'application-2', status: 'approved' }] },
  team: { data: { guides: 10, coordinators: 5, culturalExperts: 6, logistics: 4 } },
  revenue: { data: { thisMonth: 46_800, growth: 8, commission: 7020, payout: 39_780 } },
};
type Data = Parts<typeof SOUND>;

const oddRows = fc.array(
  fc.record({ participants: oddValue, maxParticipants: oddValue, status: oddValue, title: oddValue }),
);

const tab = fc.constantFrom(...TOUR_ORGANIZER_TABS);

function expectSound(data: Data, defaultTab: TourOrganizerTab) {
  const html = renderToString(<TourOrganizerDashboard {...data} defaultTab={defaultTab} />);
  expect(html).not.toMatch(FORBIDDEN_TEXT);
  expect(html).toContain('Cultural Tour Command Center');
}

describe('TourOrganizerDashboard', () => {
  it('renders with anything as its data', () => {
    fc.assert(fc.property(partsLike(SOUND, anyPart), tab, expectSound), runs(60));
  });

  it('renders lists of anything', () => {
    const lists = fc.record({
      privateTours: fc.record({ data: fc.oneof(fc.array(anything), oddRows) }),
      applications: fc.record({ data: fc.array(anything) }),
    });
    fc.assert(
      fc.property(lists, tab, (parts, open) => expectSound({ ...SOUND, ...parts }, open)),
      runs(60),
    );
  });

  it('renders sound data with any value of it replaced', () => {
    fc.assert(fc.property(damaged(SOUND), tab, expectSound), runs(120));
  });

  it('does not list a cancelled tour as needing participants', () => {
    const hasNothingToDo = (status: string) =>
      renderToString(
        <TourOrganizerDashboard
          {...SOUND}
          applications={{ data: [] }}
          privateTours={{ data: [{ ...tour, status }] }}
          now={new Date('2026-11-21T12:00:00Z')}
        />,
      ).includes('Nothing needs you today.');
    expect(hasNothingToDo('filling')).toBe(false);
    expect(hasNothingToDo('cancelled')).toBe(true);
  });

  const needs = (tours: readonly object[], language: Omit<TapaProviderProps, 'children'> = {}) =>
    renderToString(
      <TapaProvider {...language}>
        <TourOrganizerDashboard
          {...SOUND}
          applications={{ data: [] }}
          privateTours={{ data: tours }}
          now={new Date('2026-11-21T12:00:00Z')}
        />
      </TapaProvider>,
    );
  const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

  it('states the number of open seats in a sentence', () => {
    const last = { ...tour, maxParticipants: 10 };
    expect(textOf(needs([last]))).toContain('1 seat is open on 1 tour, which starts in 76 days.');
    expect(textOf(needs([tour]))).toContain('3 seats are open on 1 tour, which starts in 76 days.');
    const several = needs([tour, { ...tour, id: 'tour-2', dates: 'Mar 1 – 4, 2027', maxParticipants: 18 }]);
    expect(textOf(several)).toContain('12 seats are open on 2 tours, the nearest starts in 76 days.');
    const strong = [...several.matchAll(/<b [^>]*>([^<]*)<\/b>/g)].map(([, text]) => text);
    expect(strong).toEqual(expect.arrayContaining(['12', '2', '76']));
  });

  it('uses the language of its messages and the digits of its locale', () => {
    expect(textOf(needs([tour], { locale: 'fr' }))).toContain('Starts in 76 days');
    expect(textOf(needs([tour], { messages: french }))).toContain('Début dans 76 jours');
    expect(textOf(needs([tour], { messages: french, locale: 'fa' }))).toContain('Début dans ۷۶ jours');
  });
});
