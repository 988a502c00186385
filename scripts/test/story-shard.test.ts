import { expect, it } from 'vitest';
import { countMachines } from './story-shard';

it.each([
  [undefined, 1],
  ['1/1', 1],
  ['1/4', 4],
  ['4/4', 4],
  ['2/12', 12],
])('%s is a part among as many machines as it says', (shard, count) => {
  expect(countMachines(shard)).toBe(count);
});

it.each(['0/4', '5/4', '0/0', '1/0', '4', '1/4/4', '1-4', ' 1/4', ''])(
  '%j is refused with the right form',
  (shard) => {
    expect(() => countMachines(shard)).toThrow(`'${shard}', not n/count with 1 ≤ n ≤ count, such as 1/4`);
  },
);
