import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { installApart } from '../shared/install-apart.js';
import { bundlePage } from './bundle.js';
import { type Measured, usualFigures } from './measure.js';

const ROWS = 10_000;
const SERVER_ROWS = [100, 100_000] as const;
const ROUNDS = 12;
/** CPU slowdowns: the machine itself, and a mid-range phone. */
const SLOWDOWNS = [1, 4] as const;

/** Packages of the libraries whose tables are compared with ours. */
const PEERS = {
  mantine: ['@mantine/core@9.7.4', '@mantine/hooks@9.7.4'],
  mui: ['@mui/material@9.5.0', '@emotion/react@11.14.0', '@emotion/styled@11.14.1'],
} as const;

async function peerTables(): Promise<Record<string, Measured>> {
  const folder = mkdtempSync(`${tmpdir()}/tapa-peers-`);
  try {
    // No peer dependencies: they would bring a second copy of React.
    const packages = Object.values(PEERS).flat();
    installApart(folder, packages, ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']);
    const tables: Record<string, Measured> = {};
    for (const name of Object.keys(PEERS)) {
      const files = await bundlePage(`peers/table-${name}.tsx`, [`${folder}/node_modules`]);
      tables[name] = { files, args: [ROWS] };
    }
    return tables;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the milliseconds until a keystroke, a sort and a filter are drawn: in grids of 10,000 rows, and in
 * grids that show one page of a server's rows.
 */
export async function gridRows(withPeers: boolean): Promise<Record<string, string>[]> {
  const served = await bundlePage('screens/table-server.tsx');
  const tables: Record<string, Measured> = {
    tapa: { files: await bundlePage('screens/table-tapa.tsx'), args: [ROWS] },
    ...(withPeers ? await peerTables() : {}),
  };
  for (const rows of SERVER_ROWS) {
    tables[`tapa, ${rows.toLocaleString('en-US')} of a server`] = { files: served, args: [rows] };
  }
  const lines: Record<string, string>[] = [];
  for (const slowdown of SLOWDOWNS) {
    const usual = await usualFigures(tables, { rounds: ROUNDS, slowdown });
    for (const [name, figures] of Object.entries(usual)) {
      const cells = Object.entries(figures).map(([part, ms]) => [part, ms.toFixed(1)]);
      lines.push({ Table: name, CPU: `${slowdown}× slower`, ...Object.fromEntries(cells) });
    }
  }
  return lines;
}
