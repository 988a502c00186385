import { statSync } from 'node:fs';

/** What sorts the runner's files by number: 'batch-10' comes after 'batch-2'. */
const byName = new Intl.Collator('en', { numeric: true });

/**
 * Shares the runner's files among machines by their names. Jest would go by their paths, which begin with a folder that
 * is another on every machine: some stories would be visited twice, others nowhere.
 */
export default class ShardByName {
  shard(tests, { shardIndex, shardCount }) {
    return [...tests]
      .sort((a, b) => byName.compare(a.path, b.path))
      .filter((_, position) => position % shardCount === shardIndex - 1);
  }

  /** The largest first: at the end, no worker waits long for the other. */
  sort(tests) {
    const size = ({ path }) => statSync(path).size;
    return [...tests].sort((a, b) => size(b) - size(a));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
