/**
 * Size limits in bytes after gzip (1 kB = 1,000 bytes), about 10% above the measured sizes. The limits of
 * `/`, a tile, the kit, the main stylesheet and a widget are promised to users. `npm test` fails beyond a
 * limit: reduce the size, or raise the limit in a commit that states the benefit for users.
 */

import { readdirSync } from 'node:fs';
import type { FrameKind } from '../../src/embed/frame/messages.js';
import { CORE, KIT, sourcesOf } from '../build/sheets/sheet-sources.js';
import { ROOT } from '../shared/run.js';

const kB = (thousands: number): number => thousands * 1000;

/** Limits for the first view of a page of the built app. */
export interface PageBudget {
  js?: number;
  css?: number;
  total?: number;
  /** Library folders whose code the page must not load. */
  without: readonly RegExp[];
}

/** Limits for a dashboard. The user's role chooses it at run time, so no HTML page names all of its files. */
export interface DashboardBudget extends PageBudget {
  path: string;
  /** Lazily loaded modules of its first view, by the end of their path in the build's manifest. */
  modules: readonly string[];
}

const core = await sourcesOf(CORE);
const beyondCore = readdirSync(`${ROOT}/src/components`, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.(test|stories)\.|index\.ts$/.test(path) &&
    !core.includes(`src/components/${path}`),
);
const DASHBOARD_COMPONENTS = new RegExp(`src/components/(${beyondCore.join('|')})$`);
const DASHBOARDS = /src\/(dashboards|data-grid)\//;

export const PUBLIC_PAGES: PageBudget = { without: [DASHBOARDS, DASHBOARD_COMPONENTS] };

/** Limits for single public pages. */
export const PUBLIC_SIZES: Readonly<Record<string, Omit<PageBudget, 'without'>>> = {
  // All public pages share its stylesheet: the next page of a visit loads none.
  '/': { js: kB(146), css: kB(20) },
};

/** Menus, dialogs, tooltips and their positioning, which load when the first one opens. */
const LAYERS = /node_modules\/(@floating-ui|@radix-ui\/react-(dialog|dropdown-menu|menu|popper|tooltip))\//;

/** The data grid, which loads with the first tab that has one. */
const GRID = /src\/data-grid\/(data-|grid-(?!rows|state))/;

const dashboard = (name: string, others: string, total: number): DashboardBudget => ({
  path: `/dashboard (${name})`,
  modules: ['protected/dashboard-screen.tsx', 'shell/signed-in.tsx', `${name}/${name}-dashboard.tsx`],
  // Their reads.ts is allowed everywhere: the app builds its queries from it.
  without: [new RegExp(`src/dashboards/(${others})/(?!reads\\.)`), LAYERS, GRID],
  total: kB(total),
});

export const DASHBOARD_BUDGETS: readonly DashboardBudget[] = [
  dashboard('traveler', 'travel-agent|tour-organizer|corporate', 263),
  dashboard('travel-agent', 'traveler|tour-organizer|corporate', 277),
  dashboard('tour-organizer', 'traveler|travel-agent|corporate', 278),
  dashboard('corporate', 'traveler|travel-agent|tour-organizer', 283),
];

/** Limits for a host's bundle of the named exports, without React and react-dom. */
export interface PackageBudget {
  what: string;
  /** Entry → the imported exports; `*` for all. */
  imports: Readonly<Record<string, readonly string[]>>;
  /** Leaves out code that is loaded on demand by `import()`. @default false */
  atFirst?: boolean;
  /** Name of the compiled stylesheet, which must style all of its classes. */
  sheet?: string;
  js?: number;
  css?: number;
  total?: number;
  /** Packages that must not be in the bundle. */
  without?: readonly RegExp[];
}

export const PACKAGE_BUDGETS: readonly PackageBudget[] = [
  {
    what: 'one StatTile',
    imports: { 'stat-tile': ['StatTile'] },
    js: kB(5.2),
    without: [/@radix-ui/, /tailwind-merge/, /lucide-react/],
  },
  {
    what: 'one StatTile, from the index',
    imports: { index: ['StatTile'] },
    js: kB(5.3),
    without: [/@radix-ui/, /tailwind-merge/],
  },
  {
    what: 'the kit: tile, tabs, tooltip, toast, badge, progress, avatar, menu',
    imports: KIT,
    sheet: 'kit',
    total: kB(77),
    without: [/tailwind-merge/, /lucide-react/],
  },
  {
    what: 'a table to read',
    imports: { 'data-table': ['DataTable'] },
    js: kB(9),
    without: [/src\/data-grid/, /@radix-ui/],
  },
  {
    what: 'a grid to work with, at first',
    imports: { 'data-grid': ['DataGrid'] },
    atFirst: true,
    js: kB(34),
    without: [/papaparse/, /@radix-ui/],
  },
  {
    what: 'a grid to work with, its export and the menus of its rows with it',
    imports: { 'data-grid': ['DataGrid'] },
    js: kB(94.5),
  },
  {
    what: 'rows of any look to work with',
    imports: { 'data-grid': ['DataList'] },
    atFirst: true,
    js: kB(23.1),
    without: [/papaparse/, /@radix-ui/],
  },
  // Servers usually load a single sanitiser instead.
  { what: 'the domain, all of it', imports: { domain: ['*'] }, js: kB(8.6) },
  {
    what: "the domain's bookings",
    imports: { domain: ['bookings'] },
    js: kB(1.6),
  },
  {
    what: 'the dashboard of a role, before it knows whose',
    imports: { 'dashboards/role': ['*'] },
    atFirst: true,
    // 7.4 kB with Vite; esbuild's files are 0.1 kB larger.
    js: kB(7.8),
    without: [/@radix-ui/],
  },
];

/**
 * Limits for one StatTile in a split bundle of esbuild, by the entry that it is imported from. esbuild does
 * not split a source file: from the index, a tile loads whole files that it shares with on-demand code.
 */
export const SPLIT_TILE_BUDGETS = { 'stat-tile': kB(5.2), index: kB(7.6) };

/** Limits for the package's tarball: 1,683 kB, of which 110 are separate messages of framed dashboards. */
export const TARBALL_BUDGET = { bytes: kB(1850), files: 1800 };

/** Limits for the stylesheets of dist/. */
export const SHEET_BUDGETS: Readonly<Record<string, number>> = {
  styles: kB(20),
  kit: kB(11),
  core: kB(12.4),
  dashboards: kB(16.5),
};

/** Limit for each widget of dist/embed/: code, styles and renderer. */
export const WIDGET_BUDGET = kB(42);

/** Limit for all messages of a language. */
export const CATALOGUE_BUDGET = kB(16);

/** Limits for a language's messages: of widgets, and of the frame and each dashboard in it. */
export const MESSAGES_BUDGETS = { widgets: kB(3.7), frame: kB(10.8) };

/** Limits for other files of dist/embed/, by their name in the manifest. */
export const EMBED_BUDGETS: Readonly<Record<string, number>> = {
  // 56.9 kB.
  'tapa-widgets': kB(62),
  // 8 kB.
  'tapa-dashboard': kB(9),
  loader: kB(2.2),
};

/** Limits for the frame of `<tapa-dashboard>` by dashboard: page, code with React, and styles. */
export const FRAME_BUDGETS: Readonly<Record<FrameKind, number>> = {
  traveler: kB(196),
  'travel-agent': kB(203),
  'tour-organizer': kB(209),
  corporate: kB(210),
};
