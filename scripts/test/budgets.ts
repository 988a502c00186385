/**
 * Size limits in bytes after gzip (1 kB = 1,000 bytes), set about 10% above the measured sizes. The limits of `/`, a tile,
 * the kit, the main stylesheet and a widget are promised to users, so they may be closer. `npm test` fails beyond a limit:
 * reduce the size, or raise the limit in a commit that says what users get for it.
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

/** Limits for a dashboard. It is chosen by the user's role at run time, so no HTML page names all of its files. */
export interface DashboardBudget extends PageBudget {
  path: string;
  /** Lazily loaded modules that its first view needs, as the build's manifest names them (end of the path). */
  modules: readonly string[];
}

/** Source files of components that core.css has no styles for. */
const core = await sourcesOf(CORE);
const beyondCore = readdirSync(`${ROOT}/src/components`, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.(test|stories)\.|index\.ts$/.test(path) &&
    !core.includes(`src/components/${path}`),
);
const DASHBOARD_COMPONENTS = new RegExp(`src/components/(${beyondCore.join('|')})$`);
const DASHBOARDS = /src\/(dashboards|data-grid)\//;

/** Every public page. */
export const PUBLIC_PAGES: PageBudget = { without: [DASHBOARDS, DASHBOARD_COMPONENTS] };

/** Limits for single public pages. */
export const PUBLIC_SIZES: Readonly<Record<string, Omit<PageBudget, 'without'>>> = {
  // Its stylesheet is the one of all public pages: the next page of a visit loads none.
  '/': { js: kB(146), css: kB(20) },
};

/** Menus, dialogs, tooltips and what places them: they come with the first that opens. */
const LAYERS = /node_modules\/(@floating-ui|@radix-ui\/react-(dialog|dropdown-menu|menu|popper|tooltip))\//;

/** Lists to work with: they come with the first tab that has one. */
const GRID = /src\/data-grid\/(data-|grid-(?!rows|state))/;

const dashboard = (name: string, others: string, total: number): DashboardBudget => ({
  path: `/dashboard (${name})`,
  modules: ['protected/dashboard-screen.tsx', 'shell/signed-in.tsx', `${name}/${name}-dashboard.tsx`],
  // Their reads.ts is allowed everywhere: the app builds its queries from it.
  without: [new RegExp(`src/dashboards/(${others})/(?!reads\\.)`), LAYERS, GRID],
  total: kB(total),
});

export const DASHBOARD_BUDGETS: readonly DashboardBudget[] = [
  dashboard('traveler', 'travel-agent|tour-organizer|corporate', 268),
  dashboard('travel-agent', 'traveler|tour-organizer|corporate', 281),
  dashboard('tour-organizer', 'traveler|travel-agent|corporate', 282),
  dashboard('corporate', 'traveler|travel-agent|tour-organizer', 287),
];

/** Limits for a host: a bundle of the named exports, without React and react-dom. */
export interface PackageBudget {
  what: string;
  /** Entry → the exports that the host imports; `*` is all of them. */
  imports: Readonly<Record<string, readonly string[]>>;
  /** True where to leave out code that is loaded on demand by `import()`. @default false */
  atFirst?: boolean;
  /** The compiled stylesheet to use with it, which must style all of its classes. */
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
    total: kB(81),
    without: [/tailwind-merge/, /lucide-react/],
  },
  // The code that sorts and filters rows comes with the tables that do so.
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
    js: kB(40),
    without: [/papaparse/, /@radix-ui/],
  },
  // Data and texts of all roles, and the names of sixty exports. Servers usually load a single sanitiser.
  { what: 'the domain, all of it', imports: { domain: ['*'] }, js: kB(11.2) },
  {
    what: "the domain's bookings",
    imports: { domain: ['bookings'] },
    js: kB(1.9),
  },
  {
    what: 'the dashboard of a role, before it knows whose',
    imports: { 'dashboards/role': ['*'] },
    atFirst: true,
    // A file a source file, as esbuild writes them, is 0.1 kB larger than Vite's: 7.4 kB.
    js: kB(7.8),
    without: [/@radix-ui/],
  },
];

/**
 * Limits for one StatTile at first, where a host's esbuild splits its bundle, by the entry that it comes of. esbuild splits
 * no file: of those that what the index loads on demand shares with a tile, the tile loads the whole, in ten scripts.
 */
export const SPLIT_TILE_BUDGETS = { 'stat-tile': kB(5.2), index: kB(7.6) };

/** Limits for the package as npm serves it: its bytes, and its files. */
export const TARBALL_BUDGET = { bytes: kB(1700), files: 1800 };

/** Limits for the stylesheets of dist/. */
export const SHEET_BUDGETS: Readonly<Record<string, number>> = {
  styles: kB(20),
  kit: kB(11),
  core: kB(12.4),
  dashboards: kB(16.5),
};

/** Limit for each widget of dist/embed/: its code and styles with the renderer. */
export const WIDGET_BUDGET = kB(42);

/** Limit for the words of a language, all of them. */
export const CATALOGUE_BUDGET = kB(16);

/** Limit for those of a language that widgets say. */
export const PARTIAL_BUDGET = kB(3.7);

/** Limits for other files of dist/embed/, by their name in the manifest. */
export const EMBED_BUDGETS: Readonly<Record<string, number>> = {
  // With the months ahead over trips and tours, and what is said in seven languages where no data comes: 61.4 kB.
  'tapa-widgets': kB(62),
  // With what it checks of the frame's calls, which the page answers, and what the frame is told of the page around it: 9.5 kB.
  'tapa-dashboard': kB(10),
  loader: kB(2.2),
};

/** Limits for the frame of `<tapa-dashboard>` with each dashboard: page, code with React, and styles. */
export const FRAME_BUDGETS: Readonly<Record<FrameKind, number>> = {
  traveler: kB(265),
  'travel-agent': kB(260),
  'tour-organizer': kB(272),
  corporate: kB(265),
};
