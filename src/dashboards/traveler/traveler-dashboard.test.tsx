import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { soundAnswers } from '../../testing/answers.js';
import { anyPart, anything, damaged, type Parts, partsLike } from '../../testing/arbitrary-data.js';
import { FORBIDDEN_TEXT } from '../../testing/forbidden-text.js';
import { runs } from '../../testing/property-runs.js';
import { TRAVELER_TABS, TravelerDashboard, type TravelerTab } from './index.js';
import { TRAVELER_READS } from './reads.js';

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
  ...soundAnswers(TRAVELER_READS),
  user,
  bookings: { data: [booking, { ...booking, id: 'b-2', checkIn: '2026-08-03', checkOut: '2026-08-06' }] },
  listings: { data: [listing, { ...listing, id: 'l-2' }] },
};

const tab = fc.constantFrom(...TRAVELER_TABS);

function expectSound(data: Parts<typeof SOUND>, defaultTab: TravelerTab, now = NOW) {
  const html = renderToString(<TravelerDashboard {...data} now={now} defaultTab={defaultTab} />);
  expect(html).not.toMatch(FORBIDDEN_TEXT);
  expect(html).toContain('Traveler Dashboard');
}

describe('TravelerDashboard', () => {
  it('renders with anything as its data', () => {
    fc.assert(
      fc.property(partsLike(SOUND, anyPart), tab, (data, open) => expectSound(data, open)),
      runs(100),
    );
  });

  it('renders lists of anything', () => {
    fc.assert(
      fc.property(partsLike(SOUND, fc.record({ data: fc.array(anything) })), tab, (data, open) =>
        expectSound(data, open),
      ),
      runs(100),
    );
  });

  it('renders sound data with any value of it replaced', () => {
    fc.assert(
      fc.property(damaged(SOUND), tab, (data, open) => expectSound(data, open)),
      runs(200),
    );
  });

  it('renders on any date, also an invalid one', () => {
    const day = fc.date({ noInvalidDate: false });
    fc.assert(
      fc.property(day, tab, (now, open) => expectSound(SOUND, open, now)),
      runs(60),
    );
  });

  it('leaves cancelled trips out of the line of months', () => {
    const lineOf = (status: string) =>
      renderToString(
        <TravelerDashboard
          {...SOUND}
          bookings={{ data: [{ ...booking, status }] }}
          now={NOW}
          defaultTab="trips"
        />,
      ).includes('data-slot="voyage"');
    expect(lineOf('confirmed')).toBe(true);
    expect(lineOf('pending')).toBe(true);
    expect(lineOf('canceled')).toBe(false);
  });
});
