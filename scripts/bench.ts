/**
 * `npm run bench`: measures the render of a dashboard against the same page in plain elements (the floor),
 * the style and layout of an overview, and the response of a grid of 10,000 rows. `--peers` adds the tables
 * of MUI and Mantine, installed into a temporary folder. Run `npm run build` first.
 */
import { existsSync } from 'node:fs';
import { gridRows } from './bench/grid.js';
import { overviewRow, renderRows } from './bench/render.js';
import { readOptions } from './shared/options.js';
import { ROOT } from './shared/run.js';

const { peers = false } = readOptions('npm run bench -- [--peers]', { peers: { type: 'boolean' } });
if (!existsSync(`${ROOT}/dist/esm/index.js`)) {
  console.error('bench: there is no dist/. Run `npm run build` first.');
  process.exit(2);
}

console.log('Milliseconds of a render, and how many times the floor');
console.table(await renderRows());
console.log('Milliseconds of style and layout in a render of the traveler’s overview');
console.table(await overviewRow());
console.log('Milliseconds until a change to a grid is drawn');
console.table(await gridRows(peers));
