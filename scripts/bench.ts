/**
 * `npm run bench`: measures size and speed of the built package and of a floor, which is the same page in plain elements
 * and plain CSS. `--peers` adds Radix Themes, Mantine and MUI, installed into a temporary folder. Prints tables; `--save`
 * writes them into the README. `--tables` measures a table of 10,000 rows instead, and one with a server's rows. Build first:
 * `npm run build`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildPeers } from './bench/peers';
import { measureServerRender } from './bench/server-render';
import { measureSpeed, ownScreens } from './bench/speed';
import { tableSpeedRows } from './bench/table-speed';
import { kitRow, markdownTable, measureSizes, speedRows } from './bench/tables';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT } from './shared/run';

const README = `${ROOT}/README.md`;
const MARKS = ['<!-- bench -->', '<!-- /bench -->'] as const;

const options = refuseUnknownOptions('bench', ['--peers', '--save', '--tables']);
if (!existsSync(`${ROOT}/dist/esm/index.js`)) {
  console.error('bench: there is no dist/. Run `npm run build` first.');
  process.exit(2);
}

const peers = options.includes('--peers') ? await buildPeers() : [];
if (options.includes('--tables')) {
  const tables = peers.flatMap(({ name, table }) => (table ? [[name, table] as const] : []));
  console.log('Milliseconds until a change to 10,000 rows, or to a page of a server’s, is drawn');
  console.table(await tableSpeedRows(Object.fromEntries(tables)));
  process.exit(0);
}

const screens = {
  ...(await ownScreens()),
  ...Object.fromEntries(peers.map(({ name, page }) => [name, page])),
};

const sizes = [...(await measureSizes()), ...peers.map(kitRow)];
const speeds = speedRows(await measureSpeed(screens), await measureServerRender());

console.log('Sizes in kB after gzip, React and react-dom left out');
console.table(sizes);
console.log('Milliseconds, and how many times the floor');
console.table(speeds);
if (options.includes('--save')) save();

function save(): void {
  const page = readFileSync(README, 'utf8');
  const [start, end] = MARKS.map((mark) => page.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < start) {
    throw new Error(`README.md has no place between ${MARKS.join(' and ')}`);
  }
  const tables = `${markdownTable(sizes)}\n\n${markdownTable(speeds)}\n`;
  writeFileSync(README, `${page.slice(0, start + MARKS[0].length)}\n${tables}${page.slice(end)}`);
}
