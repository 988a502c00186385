/**
 * `npm run bench`: what the built package weighs and how fast it is, beside a floor, the same page in plain elements and
 * plain CSS. Prints tables and writes nothing; `--save` puts them into the README. Build first: `npm run build`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { markdownTable } from './bench/markdown-table';
import { measureServerRender } from './bench/server-render';
import { measureSizes } from './bench/sizes';
import { measureSpeed, ownScreens } from './bench/speed';
import { speedRows } from './bench/speed-rows';
import { refuseUnknownOptions } from './refuse-unknown-options';
import { ROOT } from './suites/run';

const README = `${ROOT}/README.md`;
const MARKS = ['<!-- bench -->', '<!-- /bench -->'] as const;

const isSaved = refuseUnknownOptions('bench', ['--save']).includes('--save');
if (!existsSync(`${ROOT}/dist/index.js`)) {
  console.error('bench: there is no dist/. Run `npm run build` first.');
  process.exit(2);
}

const sizes = await measureSizes();
const speeds = speedRows(await measureSpeed(await ownScreens()), await measureServerRender());

console.log('Sizes in kB after gzip, React and react-dom left out');
console.table(sizes);
console.log('Medians in milliseconds, and how many times the floor');
console.table(speeds);
if (isSaved) save();

function save(): void {
  const page = readFileSync(README, 'utf8');
  const [start, end] = MARKS.map((mark) => page.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < start) {
    throw new Error(`README.md has no place between ${MARKS.join(' and ')}`);
  }
  const tables = `${markdownTable(sizes)}\n\n${markdownTable(speeds)}\n`;
  writeFileSync(README, `${page.slice(0, start + MARKS[0].length)}\n${tables}${page.slice(end)}`);
}
