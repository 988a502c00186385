/**
 * How many machines share the stories.
 *
 * @param shard - which part this machine visits, '1/4' for the first of four; all of them where not given
 * @throws when it names no part
 */
export function countMachines(shard: string | undefined): number {
  if (shard === undefined) return 1;
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (number >= 1 && number <= count) return count;
  throw new Error(
    `STORY_SHARD is '${shard}', not n/count with 1 ≤ n ≤ count, such as 1/4 on the first of four machines.`,
  );
}
