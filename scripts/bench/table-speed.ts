import { chromium, type Page } from 'playwright';
import { browserOptions } from '../shared/browser';
import { ROOT } from '../shared/run';
import { bundlePage, type PageFiles } from './bundle';
import { interquartileMean, shuffled } from './statistics';
import type { TableBench, TableRound } from './table-screen';

const ROWS = 10_000;
/** A server's rows: few, and as many as only a server holds. */
const SERVER_ROWS = [100, 100_000] as const;
const ROUNDS = 12;
const WARM_UP = 4;
/** As fast as the machine is, and as a phone of the middle class. */
const SLOWDOWNS = [1, 4] as const;

/** A line of the table of times, in milliseconds. */
export type TableSpeedRow = Record<
  'Table' | 'CPU' | 'Render' | 'First key' | 'Next key' | 'Sort' | 'Filter',
  string
>;

/** A table, and how many rows it is measured with. */
interface BenchedTable {
  page: PageFiles;
  rows: number;
}

const ownTable = (name: 'table-tapa' | 'table-server'): Promise<PageFiles> =>
  bundlePage(`${ROOT}/scripts/bench/screens/${name}.tsx`);

async function open(page: Page, { css, js }: PageFiles): Promise<void> {
  await page.setContent('<!doctype html><title>bench</title>');
  if (css !== '') await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: js });
}

/** Rounds of a table in a page of its own: all are measured by turns, under the same conditions. */
async function roundsOf(
  tables: Readonly<Record<string, BenchedTable>>,
  slowdown: number,
): Promise<Map<string, TableRound[]>> {
  const browser = await chromium.launch(await browserOptions());
  try {
    const pages = new Map<string, { page: Page; rows: number }>();
    for (const [name, { page: files, rows }] of Object.entries(tables)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await open(page, files);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      pages.set(name, { page, rows });
    }
    const rounds = new Map<string, TableRound[]>([...pages.keys()].map((name) => [name, []]));
    for (let index = 0; index < WARM_UP + ROUNDS; index += 1) {
      for (const [name, { page, rows }] of shuffled([...pages])) {
        await page.bringToFront();
        const round = await page.evaluate(
          (count) => (window as unknown as { tableBench: TableBench }).tableBench.round(count),
          rows,
        );
        if (index >= WARM_UP) rounds.get(name)?.push(round);
      }
    }
    return rounds;
  } finally {
    await browser.close();
  }
}

/**
 * How long a table of 10,000 rows takes until a keystroke, a sort and a filter are on the screen, beside others; and one with
 * a page of a server's rows, of few and of many.
 */
export async function tableSpeedRows(peers: Readonly<Record<string, PageFiles>>): Promise<TableSpeedRow[]> {
  const served = await ownTable('table-server');
  const tables: Record<string, BenchedTable> = { tapa: { page: await ownTable('table-tapa'), rows: ROWS } };
  for (const [name, page] of Object.entries(peers)) tables[name] = { page, rows: ROWS };
  for (const rows of SERVER_ROWS)
    tables[`tapa, ${rows.toLocaleString('en-US')} of a server`] = { page: served, rows };
  const lines: TableSpeedRow[] = [];
  for (const slowdown of SLOWDOWNS) {
    for (const [name, rounds] of await roundsOf(tables, slowdown)) {
      const usual = (part: keyof TableRound): string =>
        interquartileMean(rounds.map((round) => round[part])).toFixed(1);
      lines.push({
        Table: name,
        CPU: slowdown === 1 ? 'as it is' : `${slowdown}× slower`,
        Render: usual('render'),
        'First key': usual('key'),
        'Next key': usual('nextKey'),
        Sort: usual('sort'),
        Filter: usual('filter'),
      });
    }
  }
  return lines;
}
