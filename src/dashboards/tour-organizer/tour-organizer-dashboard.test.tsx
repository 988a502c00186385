import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TOUR_ORGANIZER_TABS, TourOrganizerDashboard, type TourOrganizerTab } from '.';

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
    activeTours: 6,
    totalParticipants: 84,
    pendingApplications: 4,
    totalRevenue: 46_800,
    averageRating: 4.8,
    completedTours: 38,
    teamMembers: 25,
    destinations: 4,
  },
  tours: [tour, { ...tour, id: 'tour-2', status: 'active' }],
  applications: [application, { ...application, id: 'application-2', status: 'approved' }],
  team: { guides: 10, coordinators: 5, culturalExperts: 6, logistics: 4 },
  revenue: { thisMonth: 46_800, growth: 8, commission: 7020, payout: 39_780 },
};
type Data = Record<keyof typeof SOUND, unknown>;
const PARTS = Object.keys(SOUND) as (keyof typeof SOUND)[];

/** What must never reach the reader, in text or in an attribute (decision 12). */
const FORBIDDEN = /NaN|undefined|null|Infinity|Invalid Date|\[object/;

/** An expert may really be called so; data that says it itself would prove nothing. */
const innocentText = fc.string({ unit: 'binary' }).filter((text) => !FORBIDDEN.test(text));

const oddValue = fc.oneof(
  innocentText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, '', ' ', -0, 1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY),
);

/** Anything that JSON can say, and some that it cannot. */
const anything = fc.anything({
  key: innocentText,
  values: [innocentText, fc.double(), fc.boolean(), fc.constantFrom(null, undefined)],
  maxDepth: 3,
  withNullPrototype: true,
  withSparseArray: true,
  withDate: true,
});

/** Puts a value in the place of one thing inside another, as deep as the path leads. */
function replaceAt(whole: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof whole !== 'object' || whole === null) return value;
  if (Array.isArray(whole)) {
    return whole.map((old, index) => (index === step % whole.length ? replaceAt(old, rest, value) : old));
  }
  const entries = Object.entries(whole);
  return Object.fromEntries(
    entries.map(([name, old], index) => [
      name,
      index === step % entries.length ? replaceAt(old, rest, value) : old,
    ]),
  );
}

/** Sound data with one value, anywhere in it, replaced. */
const damaged = fc
  .record({
    path: fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }),
    value: fc.oneof(oddValue, anything),
  })
  .map(({ path, value }) => ({ ...SOUND, ...Object(replaceAt(SOUND, path, value)) }) as Data);

/** Rows whose figures are anything, in lists that are lists. */
const oddRows = fc.array(
  fc.record({ participants: oddValue, maxParticipants: oddValue, status: oddValue, title: oddValue }),
);

const tab = fc.constantFrom(...TOUR_ORGANIZER_TABS);

function expectSound(data: Data, defaultTab: TourOrganizerTab) {
  const html = renderToString(<TourOrganizerDashboard {...data} defaultTab={defaultTab} />);
  expect(html).not.toMatch(FORBIDDEN);
  expect(html).toContain('Cultural Tour Command Center');
}

const recordOf = <T,>(part: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(PARTS.map((name) => [name, part])) as Record<keyof Data, fc.Arbitrary<T>>);

/** A page takes some 10 ms; on a busy machine several times that. */
const PATIENCE_MS = 120_000;

describe('TourOrganizerDashboard', () => {
  it('renders whatever comes in the place of its data', { timeout: PATIENCE_MS }, () => {
    fc.assert(fc.property(recordOf(anything), tab, expectSound), { numRuns: 60 });
  });

  it('renders lists of whatever', { timeout: PATIENCE_MS }, () => {
    const lists = fc.record({
      tours: fc.oneof(fc.array(anything), oddRows),
      applications: fc.array(anything),
    });
    fc.assert(
      fc.property(lists, tab, (parts, open) => expectSound({ ...SOUND, ...parts }, open)),
      { numRuns: 60 },
    );
  });

  it('renders sound data with any value of it replaced', { timeout: PATIENCE_MS }, () => {
    fc.assert(fc.property(damaged, tab, expectSound), { numRuns: 120 });
  });
});
