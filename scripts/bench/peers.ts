import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { installApart } from '../shared/install-apart';
import { ROOT } from '../shared/run';
import { bundleKit, bundlePage, type PageFiles } from './bundle';

/** A component library that Tapa is compared with. */
interface Peer {
  name: string;
  packages: readonly string[];
  /** The components of our kit in scripts/test/budgets.ts, and the imports that its documentation requires with them. */
  kit: string;
  /** Whether its table is measured too. @default false */
  hasTable?: boolean;
}

const PEERS: readonly Peer[] = [
  {
    name: 'radix-themes',
    packages: ['@radix-ui/themes@3.3.0'],
    // It has no toast.
    kit: `export { Theme, Card, Heading, Text, Tabs, Tooltip, Badge, Progress, Avatar, DropdownMenu } from '@radix-ui/themes';
      import '@radix-ui/themes/styles.css';`,
  },
  {
    name: 'mantine',
    hasTable: true,
    packages: ['@mantine/core@9.7.4', '@mantine/hooks@9.7.4', '@mantine/notifications@9.7.3'],
    kit: `export { MantineProvider, Paper, Text, Group, Tabs, Tooltip, Badge, Progress, Avatar, Menu } from '@mantine/core';
      export { Notifications, notifications } from '@mantine/notifications';
      import '@mantine/core/styles.css';
      import '@mantine/notifications/styles.css';`,
  },
  {
    name: 'mui',
    hasTable: true,
    packages: ['@mui/material@9.5.0', '@emotion/react@11.14.0', '@emotion/styled@11.14.1'],
    // It has no stylesheet: its styles are in its script.
    kit: `export { ThemeProvider, createTheme, Card, Typography, Tabs, Tab, Tooltip, Snackbar, Alert, Chip, LinearProgress,
      Avatar, Menu, MenuItem, IconButton } from '@mui/material';`,
  },
];

/** A peer's page, and the size of its kit in bytes after gzip. */
export interface BuiltPeer {
  name: string;
  page: PageFiles;
  kit: { js: number; css: number };
  /** Its table of rows, where it is measured. */
  table?: PageFiles | undefined;
}

/** Installs the peers into a temporary folder, and bundles their pages and kits. */
export async function buildPeers(): Promise<BuiltPeer[]> {
  const folder = mkdtempSync(`${tmpdir()}/tapa-peers-`);
  try {
    // All use this repository's React; their own would be a second copy.
    const packages = PEERS.flatMap((peer) => peer.packages);
    installApart(folder, packages, ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']);
    const modules = `${folder}/node_modules`;
    const built: BuiltPeer[] = [];
    for (const { name, kit, hasTable } of PEERS) {
      built.push({
        name,
        page: await bundlePage(`${ROOT}/scripts/bench/peers/${name}.tsx`, modules),
        kit: await bundleKit(kit, modules),
        table: hasTable
          ? await bundlePage(`${ROOT}/scripts/bench/peers/table-${name}.tsx`, modules)
          : undefined,
      });
    }
    return built;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
