import type { StandardSchemaV1 } from '@standard-schema/spec';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { runs } from '../testing/property-runs.js';
import { type DataOf, defineEntity } from './define-entity.js';
import { defineList, MAX_ROWS, type RowOf } from './define-list.js';
import { user } from './user.js';

const fields = { id: '', title: 'Trip', price: 7, isOpen: false };
const trips = defineList({ name: 'trips', fields });
const trip = defineEntity({ name: 'trip', fields });
const SAMPLES = [{ title: 'Sample' }];
const sanitizeTrips = (raw: unknown) => trips.sanitize(raw, SAMPLES);
const sanitizeTrip = trip.sanitize;

const revoked = (target: object) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const throwing = (): never => {
  throw new Error('hostile');
};

describe('a list', () => {
  it('keeps rows as they are, adds keys and ignores unknown fields', () => {
    const raw = [{ id: 'a', title: ' Bilum ', price: 0, isOpen: true, extra: 1 }];
    expect(sanitizeTrips(raw)).toEqual({
      items: [{ id: 'a', key: 'a', title: ' Bilum ', price: 0, isOpen: true }],
      isSample: false,
      dropped: 0,
    });
  });

  // spec: 5.numbers
  it('replaces wrong fields by their defaults', () => {
    const wrong = [{ title: '  ', price: '12', isOpen: 1 }, { title: 'null', price: Number.NaN }, { id: {} }];
    for (const item of sanitizeTrips(wrong).items) {
      expect(item).toMatchObject({ id: '', title: 'Trip', price: 7, isOpen: false });
    }
  });

  it.each([
    ['a zero width space', '\u200b'],
    ['a word joiner among blanks', ' \u2060\n'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['a mark of direction', '\u202e'],
    ['a filler of Hangul', '\u3164'],
    ['a variation selector', '\ufe0f'],
    ['a stringified nothing among blanks', '\tInvalid Date '],
  ])('treats %s as missing text', (_, title) => {
    expect(sanitizeTrips([{ id: title, title }]).items[0]).toMatchObject({ id: '', title: 'Trip' });
  });

  it.each(['\u202eReef', '\u200b7', '👩‍🚀', '…', 'undefined behaviour', 'Line\nbreak', '\n\n\u200b\nLow'])(
    'keeps %j, where there is something to see',
    (title) => {
      expect(sanitizeTrips([{ title }]).items[0]?.title).toBe(title);
    },
  );

  it('drops and counts what is not an object', () => {
    const raw = [null, 1, 'x', [], undefined, true, { title: 'Kept' }, () => undefined];
    const { items, dropped } = sanitizeTrips(raw);
    expect(items.map(({ title }) => title)).toEqual(['Kept']);
    expect(dropped).toBe(7);
  });

  // spec: 5.lists
  it.each([undefined, null, {}, 'text', 5, { length: 2 }])('shows the sample in place of %j', (raw) => {
    expect(sanitizeTrips(raw)).toMatchObject({ items: [{ title: 'Sample', price: 7 }], isSample: true });
  });

  it('leaves an empty list empty', () => {
    expect(sanitizeTrips([])).toEqual({ items: [], isSample: false, dropped: 0 });
  });

  it('gives unique keys whatever the ids', () => {
    const ids = ['a', 'a', 1, '1', undefined, null, '', 'row-4', 'a~1', {}, 'row-5', '__proto__'];
    const { items } = sanitizeTrips(ids.map((id) => ({ id })));
    expect(new Set(items.map(({ key }) => key)).size).toBe(ids.length);
    expect(items[0]?.key).toBe('a');
    expect(items[2]).toMatchObject({ id: 1, key: '1' });
  });

  it('returns the same result for the same reference', () => {
    const raw = [{ id: 1 }];
    expect(sanitizeTrips(raw)).toBe(sanitizeTrips(raw));
    expect(sanitizeTrips(undefined)).toBe(sanitizeTrips('no list'));
    expect(sanitizeTrips([{ id: 1 }])).not.toBe(sanitizeTrips(raw));
  });

  it('returns the same row for the same reference, so that a new row renders alone', () => {
    const [kept, changed, nameless] = [{ id: 1 }, { id: 2 }, { title: 'Nameless' }];
    const before = sanitizeTrips([kept, changed, nameless]).items;
    const after = sanitizeTrips([kept, { ...changed, title: 'Changed' }, nameless, kept]).items;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toMatchObject({ id: 2, title: 'Changed' });
    expect(after[2]).toBe(before[2]);
    expect(after[3]).toMatchObject({ id: 1, key: '1~3' });
    const moved = sanitizeTrips([nameless]).items;
    expect(moved[0]).toMatchObject({ title: 'Nameless', key: 'row-0' });
    expect(before[2]?.key).toBe('row-2');
  });

  it('gives a copy another key, and changes no earlier row, when a twin is removed', () => {
    const twin = { id: 1, title: 'Twin' };
    const before = sanitizeTrips([{ id: 1 }, twin]).items[1];
    expect(before?.key).toBe('1~1');
    const after = sanitizeTrips([{ id: 2 }, twin]).items[1];
    expect(after).toEqual({ ...before, key: '1' });
    expect(before?.key).toBe('1~1');
  });

  it('reads a copy of a list that was changed in place', () => {
    const raw = [{ title: 'One' }, { title: 'Two' }];
    const titles = (list: unknown) => sanitizeTrips(list).items.map(({ title }) => title);
    expect(titles(raw)).toEqual(['One', 'Two']);
    raw.unshift({ title: 'New' });
    expect(titles([...raw])).toEqual(['New', 'One', 'Two']);
    raw.reverse();
    raw[0] = { title: 'Edited' };
    const { items } = sanitizeTrips([...raw]);
    expect(items.map(({ title }) => title)).toEqual(['Edited', 'One', 'New']);
    expect(sanitizeTrips([...raw]).items[2]).toBe(items[2]);
  });
});

describe('hostile input', () => {
  it('survives getters and Proxies that throw', () => {
    const row = {
      id: 'ok',
      get title() {
        return throwing();
      },
    };
    const trap = new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing });
    const { items, dropped } = sanitizeTrips([row, trap, revoked({}), { title: trap, price: revoked({}) }]);
    expect(items.map(({ title }) => title)).toEqual(['Trip', 'Trip', 'Trip']);
    expect(dropped).toBe(1);
    expect(sanitizeTrip(trap).value.title).toBe('Trip');
  });

  it('survives lists that throw', () => {
    expect(sanitizeTrips(revoked([])).isSample).toBe(true);
    expect(sanitizeTrips(new Proxy([{}], { get: throwing })).isSample).toBe(true);
    const list = [{ title: 'Kept' }, { title: 'Lost' }];
    Object.defineProperty(list, 1, { get: throwing });
    expect(sanitizeTrips(list)).toMatchObject({ items: [{ title: 'Kept' }], dropped: 1 });
  });

  it('reads sparse, endless and lying lists in bounded time', () => {
    const sparse = [{ title: 'First' }];
    sparse.length = 2 ** 32 - 1;
    expect(sanitizeTrips(sparse)).toMatchObject({ items: [{ title: 'First' }], dropped: 2 ** 32 - 2 });
    const rows = Array.from({ length: MAX_ROWS + 5 }, () => ({}));
    expect(sanitizeTrips(rows).dropped).toBe(5);
    const lying = (length: unknown) =>
      new Proxy([], { get: (_, name) => (name === 'length' ? length : undefined) });
    for (const length of [Number.NaN, '9'.repeat(40), -1, 1.5, 2 ** 32]) {
      expect(sanitizeTrips(lying(length)).isSample).toBe(true);
    }
    expect(sanitizeTrips(lying(3))).toMatchObject({ items: [], dropped: 3 });
  });

  it('survives cycles, depth and prototype keys', () => {
    const cyclic: Record<string, unknown> = { id: 'c' };
    cyclic.title = cyclic;
    let deep: object = {};
    for (let depth = 0; depth < 100_000; depth += 1) deep = { deep };
    const polluting: unknown = JSON.parse(
      '{"__proto__":{"title":"Evil","polluted":1},"id":"p","constructor":1}',
    );
    const { items } = sanitizeTrips([cyclic, { title: deep }, polluting]);
    expect(items.map(({ title }) => title)).toEqual(['Trip', 'Trip', 'Trip']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(items.every((item) => Object.getPrototypeOf(item) === Object.prototype)).toBe(true);
  });
});

describe('a long text', () => {
  const LIMIT = 1000;
  const titleOf = (title: string) => sanitizeTrips([{ title }]).items[0]?.title;

  it('is cut above the limit only', () => {
    const fits = 'x'.repeat(LIMIT);
    expect(titleOf(fits)).toBe(fits);
    expect(titleOf(`${fits}x`)).toBe(`${fits}…`);
    expect(sanitizeTrip({ title: 'Reef '.repeat(200_000) }).value.title).toBe(`${'Reef '.repeat(200)}…`);
  });

  it.each([
    ['a surrogate pair', '😀'],
    ['a letter and its mark', 'e\u0301'],
    ['a family of emojis', '👩‍👩‍👧'],
    ['a flag', '🇫🇯'],
    ['a line break of two characters', '\r\n'],
  ])('is not cut within %s', (_, character) => {
    for (let before = 1; before < character.length; before += 1) {
      const start = 'x'.repeat(LIMIT - before);
      expect(titleOf(`${start}${character}${character}`)).toBe(`${start}…`);
    }
  });

  it('is cut between graphemes, and stays the same when read again', () => {
    const texts = fc.string({
      unit: fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })),
    });
    fc.assert(
      fc.property(texts, fc.nat(20), (text, before) => {
        const title = 'x'.repeat(LIMIT - before) + text.repeat(30);
        const shown = titleOf(title) ?? '';
        expect(titleOf(shown)).toBe(shown);
        if (title.length <= LIMIT) return;
        const ends = Array.from(new Intl.Segmenter().segment(title), ({ index }) => index);
        expect(shown).toBe(
          `${title.slice(
            0,
            ends.findLast((end) => end <= LIMIT),
          )}…`,
        );
      }),
      runs(200),
    );
  });

  it('stays whole in an id or an address', () => {
    const id = 'x'.repeat(2 * LIMIT);
    expect(sanitizeTrips([{ id }]).items[0]?.id).toBe(id);
    const profileImageUrl = `data:image/png;base64,${id}`;
    expect(user.sanitize({ profileImageUrl }).value.profileImageUrl).toBe(profileImageUrl);
    const links = defineList({ name: 'links', fields: { href: '' } });
    expect(links.sanitize([{ href: `/search?q=${id}` }]).items[0]?.href).toBe(`/search?q=${id}`);
  });
});

describe('an object', () => {
  it('names the fields that took a fallback', () => {
    const { value, sampleFields, isSample } = sanitizeTrip({ id: 3, title: 'Bilum', price: '4' });
    expect(value).toEqual({ id: 3, title: 'Bilum', price: 7, isOpen: false });
    expect([...sampleFields]).toEqual(['price', 'isOpen']);
    expect(isSample).toBe(true);
  });

  it('is no sample when all fields are given', () => {
    expect(sanitizeTrip({ id: 3, title: 'Bilum', price: -1, isOpen: true })).toMatchObject({
      isSample: false,
    });
  });

  it.each([undefined, null, [], [1], 'text', 5])('is all sample for %j', (raw) => {
    expect(sanitizeTrip(raw).sampleFields.size).toBe(4);
  });
});

describe('a declaration', () => {
  interface Trip {
    id: string | number;
    title: string;
    price: number;
    isOpen: boolean;
  }

  it('has the types of its data and its rows', () => {
    expectTypeOf<DataOf<typeof trip>>().toEqualTypeOf<Readonly<Trip>>();
    expectTypeOf<RowOf<typeof trips>>().toEqualTypeOf<Readonly<Trip> & { readonly key: string }>();
  });

  it('keeps its fields with their defaults', () => {
    expect(trip.fields).toEqual(fields);
    expect(trips.fields).toEqual(fields);
  });

  it('is a Standard Schema that reads as the sanitiser does', () => {
    const schema: StandardSchemaV1<unknown, Readonly<Trip>> = trip;
    const raw = { id: 'x', title: 5, price: Number.POSITIVE_INFINITY, other: 1 };
    expect(schema['~standard'].validate(raw)).toEqual({ value: sanitizeTrip(raw).value });
    expect(schema['~standard'].validate([raw])).toEqual({ issues: [{ message: 'Expected an object' }] });
    expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'tapa-ui' });
    expect(trips['~standard'].validate([raw, 1])).toEqual({ value: sanitizeTrips([raw]).items });
    expect(trips['~standard'].validate(raw)).toEqual({ issues: [{ message: 'Expected a list' }] });
  });

  it('returns no rows for a value that is not a list, unless samples are passed', () => {
    expect(trips.sanitize(null)).toEqual({ items: [], isSample: true, dropped: 0 });
    expect(trips.sanitize(null)).toBe(trips.sanitize('no list'));
  });

  it('reads a list within an answer, once for each answer', () => {
    const nested = defineList({ name: 'nested', fields, rows: (raw) => Reflect.get(Object(raw), 'rows') });
    const raw = { rows: [{ id: 1 }, 2] };
    expect(nested.sanitize(raw)).toMatchObject({ items: [{ id: 1, key: '1' }], isSample: false, dropped: 1 });
    expect(nested.sanitize(raw)).toBe(nested.sanitize(raw));
    expect(nested.sanitize({}, SAMPLES)).toMatchObject({ items: [{ title: 'Sample' }], isSample: true });
  });
});
