import { readdirSync, readFileSync } from 'node:fs';
import type { Manifest } from '../build/embed/build';
import { gzipped } from '../shared/bundle-size';
import { ROOT } from '../shared/run';
import { EMBED_BUDGETS, FRAME_BUDGETS, WIDGET_BUDGET } from './budgets';
import { importsAtOnce, loadedFiles } from './built-scripts';
import { judgeSizes, type Measured, printSizes } from './size-table';

const DIST = `${ROOT}/dist/embed`;
const PAGE = 'embed.html';

const read = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8');

/** Each widget is one file. */
function fileSizes(): Measured[] {
  const manifest = JSON.parse(read('manifest.json')) as Manifest;
  return Object.entries(manifest).map(([name, { file }]) =>
    judgeSizes(name, { total: gzipped(read(file)) }, { total: EMBED_BUDGETS[name] ?? WIDGET_BUDGET }),
  );
}

/** The frame is a page, with what it names and what that imports, and a file a dashboard. */
function frameSizes(): Measured[] {
  const named = [...read(PAGE).matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file);
  return Object.entries(FRAME_BUDGETS).map(([kind, budget]) => {
    const dashboard = readdirSync(DIST).find((file) => new RegExp(`^embed-${kind}\\.\\w+\\.js$`).test(file));
    if (dashboard === undefined) throw new Error(`dist/embed/ has no file for the dashboard '${kind}'`);
    const files = new Set([PAGE]);
    for (const file of [...named, dashboard]) loadedFiles(DIST, file, importsAtOnce, files);
    const total = [...files].reduce((sum, file) => sum + gzipped(read(file)), 0);
    return judgeSizes(`the frame with ${kind}`, { total }, { total: budget });
  });
}

/** The built widgets and the frame keep to scripts/test/budgets.ts; prints a table, and says what is too much. */
export const checkEmbedBudgets = (): boolean => printSizes([...fileSizes(), ...frameSizes()]);
