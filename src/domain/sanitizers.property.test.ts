import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs';
import { navItemsForRole } from './account/navigation';
import * as domain from './index';
import { listSanitizer } from './sanitize/list-sanitizer';
import * as schemas from './schemas';

const lists = [
  ['bookings', domain.sanitizeBookings, schemas.bookingSchema],
  ['listings', domain.sanitizeListings, schemas.listingSchema],
  ['agent bookings', domain.sanitizeAgentBookings, schemas.agentBookingSchema],
  ['clients', domain.sanitizeClients, schemas.clientSchema],
  ['external bookings', domain.sanitizeExternalBookings, schemas.externalBookingSchema],
  ['private tours', domain.sanitizePrivateTours, schemas.privateTourSchema],
  ['applications', domain.sanitizeApplications, schemas.applicationSchema],
  ['departments', domain.sanitizeDepartments, schemas.departmentSchema],
  ['travel requests', domain.sanitizeTravelRequests, schemas.travelRequestSchema],
  ['team members', domain.sanitizeTeamMembers, schemas.teamMemberSchema],
  ['policies', domain.sanitizePolicies, schemas.policySchema],
] as const;

const objects = [
  ['user', domain.sanitizeUser, schemas.userSchema],
  ['agent stats', domain.sanitizeAgentStats, schemas.agentStatsSchema],
  ['client counts', domain.sanitizeClientCounts, schemas.clientCountsSchema],
  ['commissions', domain.sanitizeCommissions, schemas.commissionsSchema],
  ['organizer stats', domain.sanitizeOrganizerStats, schemas.organizerStatsSchema],
  ['team', domain.sanitizeTeam, schemas.teamSchema],
  ['revenue', domain.sanitizeRevenue, schemas.revenueSchema],
  ['corporate stats', domain.sanitizeCorporateStats, schemas.corporateStatsSchema],
  ['budget', domain.sanitizeBudget, schemas.budgetSchema],
] as const;

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

/** Objects that have the entity's own fields, filled with what should and what should not be there. */
function rowLike(schema: { readonly entries: object }) {
  const value = fc.oneof(fc.string(), fc.double(), word, anything);
  const fields = Object.keys(schema.entries).map((name) => [name, value] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

function expectClean(row: object): void {
  for (const value of Object.values(row)) {
    expect(['string', 'number', 'boolean']).toContain(typeof value);
    if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
    if (typeof value === 'string') expect(value.trim()).not.toMatch(NOTHING_WORDS);
  }
}

/** Freezes what is reachable, so that writing to it throws. */
function deepFreeze(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value) || ArrayBuffer.isView(value)) return;
  seen.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part, seen);
}

describe.each(lists)('%s', (_, sanitize, schema) => {
  it('are rows of their schema with unique keys, and the same when sanitised again', () => {
    const row = rowLike(schema);
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
          expect(v.is(schema, item)).toBe(true);
          expect(Object.keys(item).sort()).toEqual([...Object.keys(schema.entries), 'key'].sort());
          expectClean(item);
        }
        expect(new Set(result.items.map(({ key }) => key)).size).toBe(result.items.length);
        if (Array.isArray(raw)) expect(result.items.length + result.dropped).toBe(raw.length);
        expect(sanitize(result.items)).toEqual({ items: result.items, isSample: false, dropped: 0 });
      }),
      runs(100),
    );
  });
});

describe.each(objects)('%s', (_, sanitize, schema) => {
  it('is of its schema, says what is a fallback, and is the same when sanitised again', () => {
    fc.assert(
      fc.property(fc.oneof(anything, rowLike(schema)), (raw) => {
        deepFreeze(raw);
        const { value, sampleFields, isSample } = sanitize(raw);
        expect(v.is(schema, value)).toBe(true);
        expect(Object.keys(value)).toEqual(Object.keys(schema.entries));
        expectClean(value);
        expect(isSample).toBe(sampleFields.size > 0);
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
        const { items, dropped, isSample } = domain.sanitizeDepartments({ departments });
        expect(isSample).toBe(false);
        expect(items.length + dropped).toBe(Object.keys(departments).length);
        items.forEach(expectClean);
      }),
      runs(100),
    );
  });
});

describe('a list that changes', () => {
  it('reads as it would anew', () => {
    const sanitizer = () => listSanitizer({ id: '', title: 'Trip' }, []);
    const row = fc.constantFrom(
      ...[{ id: 1 }, { id: 1 }, { id: '1~2' }, {}, { id: 'row-1' }, { id: 2, title: 'Two' }, null],
    );
    // Many lists begin as the one before: the way in which lists grow. Others are that list itself, changed in place by its
    // owner and then copied, as state of frameworks often is.
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
  it('of any kind has a dashboard, a badge and navigation', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.string(), word), (role) => {
        expect(domain.roleBadgeLabel(role)).not.toMatch(NOTHING_WORDS);
        expect(navItemsForRole(role)).toHaveLength(5);
        expect(typeof domain.dashboardKindForRole(role)).toBe('string');
      }),
      runs(100),
    );
  });
});

afterAll(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeBefore);
});
