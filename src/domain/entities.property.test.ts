import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.js';
import { defineList } from './define-list.js';
import * as domain from './index.js';

const LISTS = {
  bookings: domain.bookings,
  listings: domain.listings,
  agentBookings: domain.agentBookings,
  clients: domain.clients,
  externalBookings: domain.externalBookings,
  privateTours: domain.privateTours,
  applications: domain.applications,
  departments: domain.departments,
  employeeTravel: domain.employeeTravel,
  teamMembers: domain.teamMembers,
  policies: domain.policies,
};

const OBJECTS = {
  user: domain.user,
  agentStats: domain.agentStats,
  clientCounts: domain.clientCounts,
  commissions: domain.commissions,
  organizerStats: domain.organizerStats,
  team: domain.team,
  revenue: domain.revenue,
  corporateStats: domain.corporateStats,
  budget: domain.budget,
};

const NOTHING_WORDS = /^(NaN|undefined|null|-?Infinity|Invalid Date|\[object Object\])$/;
const prototypeBefore = Reflect.ownKeys(Object.prototype);

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
const word = fc.constantFrom(
  'NaN',
  'undefined',
  'null',
  'Infinity',
  'Invalid Date',
  '[object Object]',
  ' ',
  'Goroka',
);

/** Objects with some of the entity's fields and any values. */
function rowLike(names: readonly string[]) {
  const value = fc.oneof(fc.string(), fc.double(), word, anything);
  return fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
}

/** Expects the types of the defaults, null only for a missing text, and no text that must not be shown. */
function expectClean(row: object, fields: object = row): void {
  const defaults = new Map<string, unknown>(Object.entries(fields));
  for (const [name, value] of Object.entries(row)) {
    if (value === null && defaults.get(name) === null) continue;
    const types = name === 'id' ? ['string', 'number'] : [typeof (defaults.get(name) ?? '')];
    expect(types).toContain(typeof value);
    if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
    if (typeof value === 'string') expect(value.trim()).not.toMatch(NOTHING_WORDS);
  }
}

/** Freezes a value deeply, so that writing to it throws. */
function deepFreeze(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value) || ArrayBuffer.isView(value)) return;
  seen.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part, seen);
}

describe.each(Object.entries(LISTS))('%s', (_, { fields, sanitize, '~standard': schema }) => {
  it('are clean rows with unique keys, and the same when sanitised again', () => {
    const names = Object.keys(fields);
    const row = rowLike(names);
    const raws = fc.oneof(
      anything,
      fc.array(fc.oneof(row, row, anything)),
      fc.record({ list: fc.array(row) }),
    );
    fc.assert(
      fc.property(raws, (raw) => {
        deepFreeze(raw);
        const result = sanitize(raw);
        for (const item of result.items) {
          expect(Object.keys(item).sort()).toEqual([...names, 'key'].sort());
          expectClean(item, fields);
        }
        expect(new Set(result.items.map(({ key }) => key)).size).toBe(result.items.length);
        if (Array.isArray(raw)) expect(result.items.length + result.dropped).toBe(raw.length);
        expect(schema.validate(raw)).toEqual(
          result.isSample ? { issues: [{ message: 'Expected a list' }] } : { value: result.items },
        );
        expect(sanitize(result.items)).toEqual({ items: result.items, isSample: false, dropped: 0 });
      }),
      runs(100),
    );
  });
});

describe.each(Object.entries(OBJECTS))('%s', (_, { fields, sanitize, '~standard': schema }) => {
  it('is clean, lists its fallbacks, and is the same when sanitised again', () => {
    const names = Object.keys(fields);
    fc.assert(
      fc.property(fc.oneof(anything, rowLike(names)), (raw) => {
        deepFreeze(raw);
        const { value, sampleFields, isSample } = sanitize(raw);
        expect(Object.keys(value)).toEqual(names);
        expectClean(value, fields);
        expect(isSample).toBe(sampleFields.size > 0);
        const validated = schema.validate(raw);
        expect(validated).toEqual(
          'value' in validated ? { value } : { issues: [{ message: 'Expected an object' }] },
        );
        const again = sanitize(value);
        expect(again.value).toEqual(value);
      }),
      runs(100),
    );
  });
});

describe('departments of a budget', () => {
  it('come from any map', () => {
    const part = fc.oneof(fc.record({ allocated: fc.double(), used: anything }), anything);
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.string(), word), part), (departments) => {
        const { items, dropped, isSample } = domain.departments.sanitize({ departments });
        expect(isSample).toBe(false);
        expect(items.length + dropped).toBe(Object.keys(departments).length);
        for (const item of items) expectClean(item, domain.departments.fields);
      }),
      runs(100),
    );
  });
});

describe('a list that changes', () => {
  it('is read as a new sanitiser reads it', () => {
    const sanitizer = () => defineList({ name: 'trips', fields: { id: '', title: 'Trip' } }).sanitize;
    const row = fc.constantFrom(
      ...[{ id: 1 }, { id: 1 }, { id: '1~2' }, {}, { id: 'row-1' }, { id: 2, title: 'Two' }, null],
    );
    // Some changes keep the start of a list; others change it in place and copy it, as some frameworks do.
    const change = fc.record({
      how: fc.constantFrom('append', 'replace', 'unshift', 'splice', 'reverse', 'edit'),
      rest: fc.array(row, { maxLength: 8 }),
      at: fc.nat(8),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 6 }), (changes) => {
        const sanitize = sanitizer();
        let list: unknown[] = [];
        for (const { how, rest, at } of changes) {
          if (how === 'unshift') list.unshift(...rest);
          if (how === 'splice') list.splice(at, 1, ...rest);
          if (how === 'reverse') list.reverse();
          if (how === 'edit' && at < list.length) list[at] = rest[0];
          list = how === 'append' ? [...list, ...rest] : how === 'replace' ? [...rest] : [...list];
          expect(sanitize(list)).toEqual(sanitizer()(list));
        }
      }),
      runs(300),
    );
  });
});

describe('a role', () => {
  it('of any kind has a dashboard', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.string(), word), (role) => {
        expect(typeof domain.dashboardKindForRole(role)).toBe('string');
      }),
      runs(100),
    );
  });
});

afterAll(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeBefore);
});
