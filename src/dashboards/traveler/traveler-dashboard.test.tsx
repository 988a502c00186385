import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TRAVELER_TABS, TravelerDashboard, type TravelerTab } from '.';

const NOW = new Date('2026-11-21T12:00:00Z');

const booking = {
  id: 'b-1',
  listingTitle: 'Bilum Weaving Circle',
  destination: 'Goroka, Papua New Guinea',
  checkIn: '2026-12-12',
  checkOut: '2026-12-15',
  status: 'confirmed',
};
const listing = {
  id: 'l-1',
  title: 'Muri Lagoon Family Stay',
  rating: 4.9,
  price: 142,
  category: 'cultural',
};
const user = {
  isDemo: false,
  accountType: 'live',
  firstName: 'Hana',
  lastName: 'Tāmaki',
  email: 'hana.tamaki@example.com',
  role: 'traveler',
  profileImageUrl: '',
};
const SOUND = {
  user,
  bookings: [booking, { ...booking, id: 'b-2', checkIn: '2026-08-03', checkOut: '2026-08-06' }],
  listings: [listing, { ...listing, id: 'l-2' }],
};

/** What must never reach the reader, in text or in an attribute (decision 12). */
const FORBIDDEN = /NaN|undefined|null|Infinity|Invalid Date|\[object/;

/** A user may really be called so; data that says it itself would prove nothing. */
const innocentText = fc.string({ unit: 'binary' }).filter((text) => !FORBIDDEN.test(text));

const oddValue = fc.oneof(
  innocentText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, '', ' ', '2027-02-30', '0000-00-00', '2026-12-12T25:61:00Z', -0, 1e308),
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

/** Sound data with one value, anywhere in it, replaced. */
const damaged = fc
  .record({
    part: fc.constantFrom('user' as const, 'bookings' as const, 'listings' as const),
    row: fc.nat(1),
    field: fc.constantFrom(...Object.keys({ ...booking, ...listing, ...user })),
    value: fc.oneof(oddValue, anything),
    wholeRow: fc.boolean(),
  })
  .map(({ part, row, field, value, wholeRow }) => {
    const damage = (old: unknown) => (wholeRow ? value : { ...Object(old), [field]: value });
    if (part === 'user') return { ...SOUND, user: damage(SOUND.user) };
    const rows: readonly unknown[] = SOUND[part];
    return { ...SOUND, [part]: rows.map((old, index) => (index === row ? damage(old) : old)) };
  });

const tab = fc.constantFrom(...TRAVELER_TABS);

function expectSound(
  data: { user: unknown; bookings: unknown; listings: unknown },
  defaultTab: TravelerTab,
  now = NOW,
) {
  const html = renderToString(<TravelerDashboard {...data} now={now} defaultTab={defaultTab} />);
  expect(html).not.toMatch(FORBIDDEN);
  expect(html).toContain('Traveler Dashboard');
}

/** Hundreds of pages take a while on a busy machine. */
const PATIENCE_MS = 120_000;

describe('TravelerDashboard', () => {
  it('renders whatever comes in the place of its data', { timeout: PATIENCE_MS }, () => {
    fc.assert(
      fc.property(fc.record({ user: anything, bookings: anything, listings: anything }), tab, (data, open) =>
        expectSound(data, open),
      ),
    );
  });

  it('renders lists of whatever', { timeout: PATIENCE_MS }, () => {
    const list = fc.array(anything);
    fc.assert(
      fc.property(fc.record({ user: anything, bookings: list, listings: list }), tab, (data, open) =>
        expectSound(data, open),
      ),
    );
  });

  it('renders sound data with any value of it replaced', { timeout: PATIENCE_MS }, () => {
    fc.assert(
      fc.property(damaged, tab, (data, open) => expectSound(data, open)),
      { numRuns: 200 },
    );
  });

  it('renders on any day, and on none', { timeout: PATIENCE_MS }, () => {
    const day = fc.date({ noInvalidDate: false });
    fc.assert(fc.property(day, tab, (now, open) => expectSound(SOUND, open, now)));
  });
});
