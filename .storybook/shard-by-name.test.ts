import { expect, it } from 'vitest';

interface TestFile {
  path: string;
}
interface Sequencer {
  shard: (tests: TestFile[], options: { shardIndex: number; shardCount: number }) => TestFile[];
}

// Jest loads it as it is: plain JavaScript, without types.
const { default: ShardByName } = (await import(new URL('./shard-by-name.js', import.meta.url).href)) as {
  default: new () => Sequencer;
};

const MACHINES = 4;
const COUNT = 18;

/** The names of the files that one machine runs. Each machine has another folder, and lists files in any order. */
const visitedBy = (machine: number): string[] => {
  const found = Array.from({ length: COUNT }, (_, index) => ({
    path: `/tmp/${machine * 7919}/batch-${((index + machine * 5) % COUNT) + 1}.test.js`,
  }));
  const files = new ShardByName().shard(found, { shardIndex: machine, shardCount: MACHINES });
  return files.map(({ path }) => path.replace(/.*\//, ''));
};

it('leaves every file to one machine, wherever the machines keep the files', () => {
  const shares = Array.from({ length: MACHINES }, (_, index) => visitedBy(index + 1));
  expect(shares[0]).toEqual(
    ['batch-1', 'batch-5', 'batch-9', 'batch-13', 'batch-17'].map((name) => `${name}.test.js`),
  );
  expect(shares.map(({ length }) => length)).toEqual([5, 5, 4, 4]);
  expect(new Set(shares.flat()).size).toBe(COUNT);
});
