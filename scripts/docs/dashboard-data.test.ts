import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { READS, type Read } from '../../src/dashboards/reads';
import * as domain from '../../src/domain';
import { ROOT } from '../shared/run';
import { sectionsOf } from './llms/sections';

const SECTION = sectionsOf(readFileSync(`${ROOT}/README.md`, 'utf8'), 'What dashboards read');

/** Dashboard, prop, and the names in its JSON. A row without a dashboard is of the one above. */
const ROWS = [...SECTION.matchAll(/^\| ?([\w-]*) \| `(\w+)` \| `(.+?)`/gm)].map(
  ([, dashboard = '', prop = '', json = '']) => ({ dashboard, prop, names: json.match(/\w+/g) ?? [] }),
);

const fieldsOf = ({ fields }: { fields: object }): string[] => Object.keys(fields);

/** Answers that hold more than one thing, by the path of their read. */
const NESTED: Readonly<Record<string, readonly string[]>> = {
  [READS['travel-agent'].clients.path]: [
    ...fieldsOf(domain.clientCounts),
    'list',
    ...fieldsOf(domain.clients),
  ],
  // A map: what a row of it has as `id` and `name` is the key.
  [READS.corporate.budget.path]: [
    ...fieldsOf(domain.budget),
    'departments',
    'Engineering',
    'allocated',
    'used',
  ],
};

/** Every prop of every dashboard with its fields, in the order of the rows. */
const PROPS = Object.values(READS).flatMap((reads) =>
  Object.entries<Read>(reads).map(([part, { path, entity }]) => [part, NESTED[path] ?? fieldsOf(entity)]),
);

describe('what the README says that dashboards read', () => {
  it('is every field of every prop', () => {
    expect(ROWS.map(({ prop, names }) => [prop, names])).toEqual([['user', fieldsOf(domain.user)], ...PROPS]);
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
