import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { READS } from '../../src/dashboards/reads';
import * as domain from '../../src/domain';
import { ROOT } from '../shared/run';
import { sectionsOf } from './llms/sections';

const SECTION = sectionsOf(readFileSync(`${ROOT}/README.md`, 'utf8'), 'What dashboards read');

/** Dashboard, prop, and the names in its JSON. A row without a dashboard is of the one above. */
const ROWS = [...SECTION.matchAll(/^\| ?([\w-]*) \| `(\w+)` \| `(.+?)`/gm)].map(
  ([, dashboard = '', prop = '', json = '']) => ({ dashboard, prop, names: json.match(/\w+/g) ?? [] }),
);

const fieldsOf = ({ fields }: { fields: object }): string[] => Object.keys(fields);

/** The fields of every prop, in the order of the rows. */
const FIELDS = {
  every: { user: fieldsOf(domain.user) },
  traveler: { bookings: fieldsOf(domain.bookings), listings: fieldsOf(domain.listings) },
  'travel-agent': {
    stats: fieldsOf(domain.agentStats),
    bookings: fieldsOf(domain.agentBookings),
    clients: [...fieldsOf(domain.clientCounts), 'list', ...fieldsOf(domain.clients)],
    commissions: fieldsOf(domain.commissions),
    externalBookings: fieldsOf(domain.externalBookings),
  },
  'tour-organizer': {
    stats: fieldsOf(domain.organizerStats),
    privateTours: fieldsOf(domain.privateTours),
    applications: fieldsOf(domain.applications),
    team: fieldsOf(domain.team),
    revenue: fieldsOf(domain.revenue),
  },
  corporate: {
    stats: fieldsOf(domain.corporateStats),
    employeeTravel: fieldsOf(domain.employeeTravel),
    policies: fieldsOf(domain.policies),
    // A map: what a row of it has as `id` and `name` is the key.
    budget: [...fieldsOf(domain.budget), 'departments', 'Engineering', 'allocated', 'used'],
    team: fieldsOf(domain.teamMembers),
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
    const parts = Object.entries(READS).map(([kind, reads]) => [kind, Object.keys(reads)]);
    expect(props).toEqual({ every: ['user'], ...Object.fromEntries(parts) });
  });
});
