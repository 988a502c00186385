import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { EMBED_BUDGETS } from '../budgets';
import type { Manifest } from '../embed/build';
import { ROOT } from './run';

const DIST = `${ROOT}/dist/embed`;

/** The built widgets keep to scripts/budgets.ts; prints a table, and says what is too much. */
export function checkEmbedBudgets(): boolean {
  const manifest = JSON.parse(readFileSync(`${DIST}/manifest.json`, 'utf8')) as Manifest;
  const rows = Object.entries(EMBED_BUDGETS).map(([name, budget]) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`dist/embed/ has no '${name}'`);
    const size = gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length;
    return { file: name, 'bytes (gzip)': size, budget };
  });
  console.table(rows);
  const tooLarge = rows.filter((row) => row['bytes (gzip)'] > row.budget);
  for (const { file } of tooLarge) console.error(`${file} is larger than its budget`);
  return tooLarge.length === 0;
}
