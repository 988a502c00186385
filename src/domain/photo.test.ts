import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.js';
import { MAX_TEXT_LENGTH } from './read-fields.js';
import { listings } from './traveler.js';
import { safeImageUrl } from './user.js';

const PHOTO = { src: 'https://cdn.example.com/house.jpg', alt: 'The house at noon', credit: 'Mele Tuku' };

const read = (photo: unknown) => listings.sanitize([{ id: 'a', title: 'Stilt house', photo }]).items[0];

describe('the photo of a listing', () => {
  it('is read with its text and its credit only', () => {
    expect(read({ ...PHOTO, onerror: 'alert(1)' })?.photo).toEqual(PHOTO);
  });

  it.each([
    ['a path', '/photos/house.jpg'],
    ['a data URL of a raster picture', 'data:image/webp;base64,AAAA'],
  ])('may have %s as its address', (_, src) => {
    expect(read({ ...PHOTO, src })?.photo?.src).toBe(src);
  });

  it.each([
    'http://cdn.example.com/house.jpg',
    '//cdn.example.com/house.jpg',
    '/\\cdn.example.com/house.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'data:text/html,x',
    'blob:https://example.com/1',
    '',
    5,
    null,
    { href: '/house.jpg' },
  ])('is absent with the address %j', (src) => {
    expect(read({ ...PHOTO, src })).not.toHaveProperty('photo');
  });

  it.each([undefined, null, '', ' ', '\u200b', 'undefined', 5, ['The house']])(
    'that nothing describes (%j) is none',
    (alt) => {
      expect(read({ ...PHOTO, alt })).not.toHaveProperty('photo');
    },
  );

  it.each([undefined, null, '', 'null', 5])('without a credit (%j) has an empty one', (credit) => {
    expect(read({ ...PHOTO, credit })?.photo?.credit).toBe('');
  });

  it.each([undefined, null, 'https://cdn.example.com/house.jpg', 5, true, [], [PHOTO], {}])(
    'that is %j is none, and the listing is shown',
    (photo) => {
      const row = read(photo);
      expect(row).not.toHaveProperty('photo');
      expect(row?.title).toBe('Stilt house');
    },
  );

  it('is absent where reading it throws', () => {
    const photo = {
      get src(): string {
        throw new Error('no address');
      },
    };
    expect(read(photo)).not.toHaveProperty('photo');
    expect(
      listings.sanitize([
        {
          get photo(): unknown {
            throw new Error('no photo');
          },
        },
      ]).items,
    ).toHaveLength(1);
  });

  it('has its long texts cut, but never its address', () => {
    const long = 'a'.repeat(2 * MAX_TEXT_LENGTH);
    const src = `data:image/png;base64,${long}`;
    expect(read({ src, alt: long, credit: long })?.photo).toEqual({
      src,
      alt: `${'a'.repeat(MAX_TEXT_LENGTH)}…`,
      credit: `${'a'.repeat(MAX_TEXT_LENGTH)}…`,
    });
  });

  it('is the same when sanitised again, and kept with its row', () => {
    const rows = [{ id: 'a', photo: PHOTO }];
    const { items } = listings.sanitize(rows);
    expect(listings.sanitize([...rows, { id: 'b' }]).items[0]).toBe(items[0]);
    expect(listings.sanitize(items).items).toEqual(items);
  });

  it('is safe and described, or absent, for any data', () => {
    const value = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.constantFrom(
        '/a.png',
        'https://a.example/b.jpg',
        'javascript:alert(1)',
        'data:image/png,x',
        'A house',
      ),
    );
    const photos = fc.oneof(fc.anything(), fc.record({ src: value, alt: value, credit: value }));
    fc.assert(
      fc.property(photos, (given) => {
        const row = read(given);
        const photo = row?.photo;
        expect(Object.keys(row ?? {}).includes('photo')).toBe(photo !== undefined);
        if (!photo) return;
        expect(safeImageUrl(photo.src)).toBe(photo.src);
        expect(photo.alt.trim()).not.toBe('');
        expect(typeof photo.credit).toBe('string');
      }),
      runs(200),
    );
  });
});
