/**
 * `npm run bench`: what the built package weighs, how long a dashboard takes to render beside the same page in plain elements
 * (the floor), what style and layout of an overview cost, and how fast a grid of 10,000 rows answers. `--peers` adds the tables
 * of MUI and Mantine, installed into a temporary folder. Build first: `npm run build`.
 */
import { existsSync } from 'node:fs';
import { packageEntries } from '../vite.shared';
import { gridRows } from './bench/grid';
import { overviewRow, renderRows } from './bench/render';
import { bundleOf, sheetSize } from './shared/bundle-size';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT } from './shared/run';
import { PACKAGE_BUDGETS, type PackageBudget, SHEET_BUDGETS } from './test/budgets';

const options = refuseUnknownOptions('bench', ['--peers']);
if (!existsSync(`${ROOT}/dist/esm/index.js`)) {
  console.error('bench: there is no dist/. Run `npm run build` first.');
  process.exit(2);
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Returns the sizes of the budgets' scenarios, of each entry with all of its exports, and of the stylesheets. */
async function sizeRows(): Promise<Record<string, string>[]> {
  const entries = Object.keys(packageEntries()).map(
    (entry): PackageBudget => ({
      what: entry === 'index' ? 'tapa-ui' : `tapa-ui/${entry}`,
      imports: { [entry]: ['*'] },
    }),
  );
  const rows: Record<string, string>[] = [];
  for (const scenario of [...PACKAGE_BUDGETS, ...entries]) {
    const { js } = await bundleOf(scenario.imports, scenario);
    rows.push({ What: scenario.what, 'kB gzip': kB(js) });
  }
  const sheets = Object.keys(SHEET_BUDGETS).map((name) => ({
    What: `tapa-ui/${name}.css`,
    'kB gzip': kB(sheetSize(name)),
  }));
  return [...rows, ...sheets];
}

console.log('Sizes, React and react-dom left out');
console.table(await sizeRows());
console.log('Milliseconds of a render, and how many times the floor');
console.table(await renderRows());
console.log('Milliseconds of style and layout in a render of the traveler’s overview');
console.table(await overviewRow());
console.log('Milliseconds until a change to a grid is drawn');
console.table(await gridRows(options.includes('--peers')));
