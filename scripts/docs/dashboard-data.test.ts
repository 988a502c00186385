import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as schemas from '../../src/domain/schemas';
import { DASHBOARD_PARTS } from '../../src/embed/dashboard/messages';
import { ROOT } from '../shared/run';
import { sectionsOf } from './llms/sections';

const SECTION = sectionsOf(readFileSync(`${ROOT}/README.md`, 'utf8'), 'What dashboards read');

/** Dashboard, prop, and the names in its JSON. A row without a dashboard is of the one above. */
const ROWS = [...SECTION.matchAll(/^\| ?([\w-]*) \| `(\w+)` \| `(.+?)`/gm)].map(
  ([, dashboard = '', prop = '', json = '']) => ({ dashboard, prop, names: json.match(/\w+/g) ?? [] }),
);

const fieldsOf = ({ entries }: { entries: object }): string[] => Object.keys(entries);

/** The fields of every prop, in the order of the rows. */
const FIELDS = {
  every: { user: fieldsOf(schemas.userSchema) },
  traveler: { bookings: fieldsOf(schemas.bookingSchema), listings: fieldsOf(schemas.listingSchema) },
  'travel-agent': {
    stats: fieldsOf(schemas.agentStatsSchema),
    bookings: fieldsOf(schemas.agentBookingSchema),
    clients: [...fieldsOf(schemas.clientCountsSchema), 'list', ...fieldsOf(schemas.clientSchema)],
    commissions: fieldsOf(schemas.commissionsSchema),
    externalBookings: fieldsOf(schemas.externalBookingSchema),
  },
  'tour-organizer': {
    stats: fieldsOf(schemas.organizerStatsSchema),
    tours: fieldsOf(schemas.privateTourSchema),
    applications: fieldsOf(schemas.applicationSchema),
    team: fieldsOf(schemas.teamSchema),
    revenue: fieldsOf(schemas.revenueSchema),
  },
  corporate: {
    stats: fieldsOf(schemas.corporateStatsSchema),
    requests: fieldsOf(schemas.travelRequestSchema),
    policies: fieldsOf(schemas.policySchema),
    // A map: what a row of it has as `id` and `name` is the key.
    budget: [...fieldsOf(schemas.budgetSchema), 'departments', 'Engineering', 'allocated', 'used'],
    team: fieldsOf(schemas.teamMemberSchema),
  },
};

describe('what the README says that dashboards read', () => {
  it('is every field of every prop', () => {
    const expected = Object.values(FIELDS).flatMap((props) => Object.entries(props));
    expect(ROWS.map(({ prop, names }) => [prop, names])).toEqual(expected);
  });

  it('stands beside the dashboard that reads it, under the names that frames take too', () => {
    const props: Record<string, string[]> = {};
    let current = '';
    for (const { dashboard, prop } of ROWS) {
      current = dashboard || current;
      props[current] = [...(props[current] ?? []), prop];
    }
    expect(props).toEqual({ every: ['user'], ...DASHBOARD_PARTS });
  });
});
