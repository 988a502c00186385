import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SERVER_RENDER = `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { TapaProvider } from 'tapa-ui/theme';
import { StatTile } from 'tapa-ui/stat-tile';
import { TravelerDashboard } from 'tapa-ui/dashboards/traveler';
import { Button } from 'tapa-ui';

const html = renderToString(
  h(TapaProvider, { brand: { color: '#0f766e' } },
    h(StatTile, { label: 'Trips Booked', value: 6 }),
    h(Button, { variant: 'primary' }, 'Save'),
    h(TravelerDashboard, { user: { firstName: 'Mele' }, bookings: [{ id: 1, listingTitle: 'Masi Workshop', checkIn: '2030-01-05' }], listings: null, now: new Date('2029-12-01T00:00:00Z') }),
  ),
);
for (const text of ['Trips Booked', 'Save', 'Traveler Dashboard', 'Masi Workshop', '--tapa-brand:#0f766e']) {
  if (!html.includes(text)) throw new Error('The server render lacks: ' + text);
}
for (const text of ['undefined', 'NaN', '[object']) {
  if (html.includes(text)) throw new Error('The server render holds: ' + text);
}
`;

const COMMON_JS = `
const { sanitizeBookings } = require('tapa-ui/domain');
const { StatTile } = require('tapa-ui/stat-tile');
if (sanitizeBookings('nonsense').isSample !== true || !StatTile) throw new Error('require() does not work');
`;

/** Installs the tarball beside a React version in an empty project, imports it both ways and renders it on the server. */
export async function tryConsumer(tarball: string, react: string): Promise<boolean> {
  const project = mkdtempSync(`${tmpdir()}/tapa-consumer-`);
  try {
    mkdirSync(project, { recursive: true });
    writeFileSync(
      `${project}/package.json`,
      JSON.stringify({
        name: 'consumer',
        private: true,
        type: 'module',
        dependencies: { react, 'react-dom': react, 'tapa-ui': `file:${tarball}` },
      }),
    );
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: project,
      stdio: 'inherit',
    });
    writeFileSync(`${project}/render.mjs`, SERVER_RENDER);
    writeFileSync(`${project}/require.cjs`, COMMON_JS);
    execFileSync('node', ['render.mjs'], { cwd: project, stdio: 'inherit' });
    execFileSync('node', ['require.cjs'], { cwd: project, stdio: 'inherit' });
    return true;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
