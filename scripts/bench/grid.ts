import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type Page } from 'playwright';
import { browserOptions } from '../shared/browser';
import { installApart } from '../shared/install-apart';
import { bundlePage, type PageFiles } from './bundle';
import { openBundle } from './render';
import { interquartileMean, shuffled } from './statistics';
import type { TableBench, TableRound } from './table-screen';

const ROWS = 10_000;
/** A server's rows: few, and as many as only a server holds. */
const SERVER_ROWS = [100, 100_000] as const;
const ROUNDS = 12;
const WARM_UP = 4;
/** As fast as the machine is, and as a phone of the middle class. */
const SLOWDOWNS = [1, 4] as const;

/** Libraries whose tables are measured beside ours, with their packages. */
const PEERS = {
  mantine: ['@mantine/core@9.7.4', '@mantine/hooks@9.7.4'],
  mui: ['@mui/material@9.5.0', '@emotion/react@11.14.0', '@emotion/styled@11.14.1'],
} as const;

/** A measured table, and how many rows it has. */
interface BenchedTable {
  page: PageFiles;
  rows: number;
}

/** Installs the peers into a temporary folder, and bundles their tables. */
async function peerTables(): Promise<[string, BenchedTable][]> {
  const folder = mkdtempSync(`${tmpdir()}/tapa-peers-`);
  try {
    // All use this repository's React; their own would be a second copy.
    const packages = Object.values(PEERS).flat();
    installApart(folder, packages, ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']);
    return await Promise.all(
      Object.keys(PEERS).map(async (name): Promise<[string, BenchedTable]> => {
        const page = await bundlePage(`peers/table-${name}.tsx`, [`${folder}/node_modules`]);
        return [name, { page, rows: ROWS }];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures rounds of tables in pages of their own; they take turns, under the same conditions. */
async function roundsOf(
  tables: ReadonlyMap<string, BenchedTable>,
  slowdown: number,
): Promise<Map<string, TableRound[]>> {
  const browser = await chromium.launch(await browserOptions());
  try {
    const pages = new Map<string, { page: Page; rows: number }>();
    for (const [name, { page: files, rows }] of tables) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await openBundle(page, files);
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
 * Returns how long a grid of 10,000 rows takes until a keystroke, a sort and a filter are on the screen, beside others; and
 * one with a page of a server's rows, of few and of many.
 */
export async function gridRows(withPeers: boolean): Promise<Record<string, string>[]> {
  const served = await bundlePage('screens/table-server.tsx');
  const tables = new Map<string, BenchedTable>([
    ['tapa', { page: await bundlePage('screens/table-tapa.tsx'), rows: ROWS }],
    ...(withPeers ? await peerTables() : []),
    ...SERVER_ROWS.map((rows): [string, BenchedTable] => [
      `tapa, ${rows.toLocaleString('en-US')} of a server`,
      { page: served, rows },
    ]),
  ]);
  const lines: Record<string, string>[] = [];
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
