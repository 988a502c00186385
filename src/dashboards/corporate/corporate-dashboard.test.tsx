import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CORPORATE_TABS, CorporateDashboard, type CorporateTab } from '.';

const user = {
  isDemo: false,
  accountType: 'live',
  firstName: 'Josephine',
  lastName: 'Waiko',
  email: 'josephine.waiko@example.com',
  role: 'corporate_admin',
  profileImageUrl: '',
};
const stats = {
  totalEmployees: 248,
  activeBookings: 31,
  monthlyBudget: 120_000,
  budgetUsed: 86_400,
  approvalsPending: 1,
  contractsActive: 12,
  complianceScore: 94,
};
const request = {
  id: 'r-1',
  employeeName: 'Ana Vuki',
  department: 'Field Research',
  destination: 'Honiara',
  purpose: 'Reef survey briefing',
  dates: 'Dec 1 – 5, 2026',
  status: 'pending',
  cost: 2340,
};
const policy = {
  id: 'p-1',
  name: 'Lodging Cap',
  description: 'Up to $220 per night',
  status: 'active',
  lastUpdated: '2026-09-02',
};
const budget = {
  total: 120_000,
  used: 86_400,
  remaining: 33_600,
  departments: {
    'Field Research': { allocated: 42_000, used: 33_600 },
    Partnerships: { allocated: 78_000, used: 52_800 },
  },
};
const member = {
  id: 'm-1',
  name: 'Ana Vuki',
  department: 'Field Research',
  position: 'Lead Researcher',
  budgetUsed: 5200,
  travelBudget: 8000,
};
const SOUND = {
  user,
  stats,
  requests: [
    request,
    { ...request, id: 'r-2', status: 'approved' },
    { ...request, id: 'r-3', status: 'declined' },
  ],
  policies: [policy, { ...policy, id: 'p-2' }],
  budget,
  team: [member, { ...member, id: 'm-2', budgetUsed: 9000 }],
};
type Data = Record<keyof typeof SOUND, unknown>;
const PARTS = Object.keys(SOUND) as (keyof typeof SOUND)[];

/** What must never reach the reader, in text or in an attribute (decision 12). */
const FORBIDDEN = /NaN|undefined|null|Infinity|Invalid Date|\[object/;

/** A department may really be called so; data that says it itself would prove nothing. */
const innocentText = fc.string({ unit: 'binary' }).filter((text) => !FORBIDDEN.test(text));

const oddValue = fc.oneof(
  innocentText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(
    null,
    undefined,
    '',
    ' ',
    '2027-02-30',
    -0,
    1e308,
    -1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
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

const tab = fc.constantFrom(...CORPORATE_TABS);

function expectSound(data: Data, defaultTab: CorporateTab) {
  const html = renderToString(<CorporateDashboard {...data} defaultTab={defaultTab} />);
  expect(html).not.toMatch(FORBIDDEN);
  expect(html).toContain('Corporate Travel Management');
}

const recordOf = <T,>(part: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(PARTS.map((name) => [name, part])) as Record<keyof Data, fc.Arbitrary<T>>);

/** Hundreds of pages take a while on a busy machine. */
const PATIENCE_MS = 120_000;

describe('CorporateDashboard', () => {
  it('renders whatever comes in the place of its data', { timeout: PATIENCE_MS }, () => {
    fc.assert(fc.property(recordOf(anything), tab, expectSound), { numRuns: 60 });
  });

  it('renders lists of whatever', { timeout: PATIENCE_MS }, () => {
    fc.assert(fc.property(recordOf(fc.array(anything)), tab, expectSound), { numRuns: 40 });
  });

  it('renders budgets of departments with any names and figures', { timeout: PATIENCE_MS }, () => {
    const department = fc.record({ allocated: oddValue, used: oddValue });
    const budgets = fc.record({
      total: oddValue,
      used: oddValue,
      remaining: oddValue,
      departments: fc.oneof(anything, fc.dictionary(innocentText, fc.oneof(anything, department))),
    });
    fc.assert(
      fc.property(budgets, tab, (raw, open) => expectSound({ ...SOUND, budget: raw }, open)),
      { numRuns: 60 },
    );
  });

  it('renders sound data with any value of it replaced', { timeout: PATIENCE_MS }, () => {
    fc.assert(fc.property(damaged, tab, expectSound), { numRuns: 120 });
  });
});
