import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { READS, type Read } from '../../src/dashboards/reads.js';
import * as domain from '../../src/domain/index.js';
import { ROOT } from '../shared/run.js';

const GUIDE = `${ROOT}/.github/USING.md`;
const MARKS = ['<!-- reads -->\n', '\n<!-- /reads -->'] as const;

const shapeOf = ({ fields }: { fields: object }, ...more: readonly string[]): string =>
  `{ ${[...Object.keys(fields), ...more].join(', ')} }`;

/** Responses with several values, by the path of their read. */
const NESTED: Readonly<Record<string, string>> = {
  [READS['travel-agent'].clients.path]: shapeOf(domain.clientCounts, `list: [${shapeOf(domain.clients)}]`),
  // The response is a map: its key becomes `id` and `name` of a row.
  [READS.corporate.budget.path]: shapeOf(domain.budget, 'departments: { Engineering: { allocated, used } }'),
};

const isList = ({ sanitize }: Read['entity']): boolean => 'items' in Object(sanitize(undefined));

const rowsOf = (
  dashboard: string,
  reads: Readonly<Record<string, Pick<Read, 'path' | 'entity'>>>,
): string[] =>
  Object.entries(reads).map(([part, { path, entity }], index) => {
    const shape = shapeOf(entity);
    const json = NESTED[path] ?? (isList(entity) ? `[${shape}]` : shape);
    return `|${index === 0 ? ` ${dashboard}` : ''} | \`${part}\` | \`${json}\` |`;
  });

const TABLE = [
  '| Dashboard | Prop | Its JSON |',
  '|---|---|---|',
  ...rowsOf('every', { user: { path: '/api/auth/user', entity: domain.user } }),
  ...Object.entries(READS).flatMap(([kind, reads]) => rowsOf(kind, reads)),
].join('\n');

// `npm run docs:reads` updates the table.
it('the guide has every field of every prop that dashboards read', async () => {
  const guide = readFileSync(GUIDE, 'utf8');
  const [start = -1, end = -1] = MARKS.map((mark) => guide.indexOf(mark));
  expect(start).toBeGreaterThan(0);
  expect(end).toBeGreaterThan(start);
  await expect(`${guide.slice(0, start)}${MARKS[0]}${TABLE}${guide.slice(end)}`).toMatchFileSnapshot(GUIDE);
});
