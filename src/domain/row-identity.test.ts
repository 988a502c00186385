import { expect, it } from 'vitest';
import { copyOf, defineList, identityOf } from './define-list.js';

const trips = defineList({ name: 'trips', fields: { id: '', title: 'Trip' } });

it('identifies a row without an id of its own by its object, not by its index', () => {
  const [one, twin, nameless, other] = [{ id: 1 }, { id: 1 }, { title: 'Nameless' }, { title: 'Other' }];
  const identities = (raw: readonly object[]) => trips.sanitize(raw).items.map(identityOf);
  const [ofOne, ofTwin, ofNameless, ofOther] = identities([one, twin, nameless, other]);
  expect(ofOne).toBe('1');
  expect(new Set([ofOne, ofTwin, ofNameless, ofOther]).size).toBe(4);
  expect(identities([one, twin, other])).toEqual([ofOne, ofTwin, ofOther]);
  expect(identities([other, nameless])).toEqual([ofOther, ofNameless]);
  expect(identities([{ ...other }])).not.toContain(ofOther);
  expect(identityOf({ key: 'of a row of the host' })).toBe('of a row of the host');
  const [row] = trips.sanitize([{ title: 'Reef walk' }]).items;
  expect(row && identityOf(copyOf(row, { ...row, title: 'Private Tour' }))).toBe(row && identityOf(row));
});
