import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CommissionsContent, TRAVEL_AGENT_TABS, TravelAgentDashboard, type TravelAgentTab } from '.';

const user = {
  isDemo: false,
  accountType: 'live',
  firstName: 'Tevita',
  lastName: 'Moala',
  email: 'tevita.moala@example.com',
  role: 'travel_agent',
  profileImageUrl: '',
};
const stats = {
  activeClients: 42,
  totalBookings: 128,
  pendingQuotes: 9,
  totalCommissions: 18_460,
  averageClientRating: 4.8,
  thisMonthBookings: 23,
  externalBookings: 57,
  partnerships: 3,
};
const booking = {
  id: 'b-1',
  clientName: 'Aroha Ngata',
  destination: 'Rarotonga',
  type: 'Cultural stay',
  dates: 'Dec 14 – 21, 2026',
  status: 'confirmed',
  value: 3280,
};
const client = {
  id: 'c-1',
  name: 'Aroha Ngata',
  email: 'aroha.ngata@example.com',
  type: 'vip',
  status: 'active',
};
const commissions = {
  thisMonth: 18_460,
  lastMonth: 16_480,
  growth: 12,
  platformCommission: 11_920,
  externalCommission: 6540,
};
const external = { id: 'e-1', provider: 'IslandStay', platform: 'IslandStay', bookings: 24, revenue: 38_400 };
const SOUND = {
  user,
  stats,
  bookings: [booking, { ...booking, id: 'b-2', status: 'pending' }],
  clients: { active: 42, new: 8, returning: 27, vip: 7, list: [client, { ...client, id: 'c-2' }] },
  commissions,
  externalBookings: [external, { ...external, id: 'e-2' }],
};
type Data = Record<keyof typeof SOUND, unknown>;
const PARTS = Object.keys(SOUND) as (keyof typeof SOUND)[];

/** What must never reach the reader, in text or in an attribute (decision 12). */
const FORBIDDEN = /NaN|undefined|null|Infinity|Invalid Date|\[object/;

/** A client may really be called so; data that says it itself would prove nothing. */
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
    path: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
    value: fc.oneof(oddValue, anything),
  })
  .map(({ path, value }) => ({ ...SOUND, ...Object(replaceAt(SOUND, path, value)) }) as Data);

const tab = fc.constantFrom(...TRAVEL_AGENT_TABS);

function expectSound(data: Data, defaultTab: TravelAgentTab) {
  const html = renderToString(<TravelAgentDashboard {...data} defaultTab={defaultTab} />);
  expect(html).not.toMatch(FORBIDDEN);
  expect(html).toContain('Travel Agent Hub');
}

const recordOf = <T,>(part: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(PARTS.map((name) => [name, part])) as Record<keyof Data, fc.Arbitrary<T>>);

/** Hundreds of pages take a while on a busy machine. */
const PATIENCE_MS = 120_000;

describe('TravelAgentDashboard', () => {
  it('renders whatever comes in the place of its data', { timeout: PATIENCE_MS }, () => {
    fc.assert(fc.property(recordOf(anything), tab, expectSound), { numRuns: 60 });
  });

  it('renders lists of whatever', { timeout: PATIENCE_MS }, () => {
    fc.assert(fc.property(recordOf(fc.array(anything)), tab, expectSound), { numRuns: 40 });
  });

  it('renders sound data with any value of it replaced', { timeout: PATIENCE_MS }, () => {
    fc.assert(fc.property(damaged, tab, expectSound), { numRuns: 120 });
  });
});

describe('CommissionsContent', () => {
  it('renders whatever comes in the place of its data', { timeout: PATIENCE_MS }, () => {
    const figures = fc.record({
      thisMonth: oddValue,
      lastMonth: oddValue,
      growth: oddValue,
      platformCommission: oddValue,
      externalCommission: oddValue,
    });
    fc.assert(
      fc.property(fc.oneof(anything, figures), (raw) => {
        const html = renderToString(<CommissionsContent commissions={raw} />);
        expect(html).not.toMatch(FORBIDDEN);
        expect(html).toContain('Commission breakdown');
      }),
      { numRuns: 60 },
    );
  });
});
