import fc from 'fast-check';
import type { PartState } from '../dashboards/define-reads.js';
import { FORBIDDEN_TEXT } from './forbidden-text.js';

/** Text without forbidden text, which would fail the tests although a person may be called 'null'. */
export const innocentText = fc.string({ unit: 'binary' }).filter((text) => !FORBIDDEN_TEXT.test(text));

export const oddValue = fc.oneof(
  innocentText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(
    null,
    undefined,
    '',
    ' ',
    '2027-02-30',
    '0000-00-00',
    '2026-12-12T25:61:00Z',
    -0,
    1e308,
    -1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
);

/** Any value, also some that JSON cannot hold. */
export const anything = fc.anything({
  key: innocentText,
  values: [innocentText, fc.double(), fc.boolean(), fc.constantFrom(null, undefined)],
  maxDepth: 3,
  withNullPrototype: true,
  withSparseArray: true,
  withDate: true,
});

function replaceAt(whole: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof whole !== 'object' || whole === null) return value;
  if (Array.isArray(whole)) {
    return whole.map((old, index) => (index === step % whole.length ? replaceAt(old, rest, value) : old));
  }
  const entries = Object.entries(whole);
  return Object.fromEntries(
    entries.map(([name, old], index) => [
      name,
      index === step % entries.length ? replaceAt(old, rest, value) : old,
    ]),
  );
}

/** Props named like those of `Sound`, with any content. */
export type Parts<Sound extends object> = {
  [Name in keyof Sound]: Name extends 'user' ? unknown : PartState;
};

/** Any value of a part: a state with any answer, or no state. */
export const anyPart = fc.oneof(fc.record({ data: anything }), anything);

/** Valid data with one value replaced, at any depth. */
export const damaged = <Sound extends object>(sound: Sound): fc.Arbitrary<Parts<Sound>> =>
  fc
    .record({
      path: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
      value: fc.oneof(oddValue, anything),
    })
    .map(({ path, value }) => ({ ...sound, ...Object(replaceAt(sound, path, value)) }));

export const partsLike = <Sound extends object>(
  sound: Sound,
  part: fc.Arbitrary<unknown>,
): fc.Arbitrary<Parts<Sound>> =>
  fc.record(Object.fromEntries(Object.keys(sound).map((name) => [name, part]))) as unknown as fc.Arbitrary<
    Parts<Sound>
  >;
