/**
 * What may be loaded, in bytes after gzip (1 kB = 1,000 bytes). Limits are some 10% above what was measured when they were
 * set; those of `/`, a tile, the kit, the main stylesheet and a widget are promised to users and may be closer. `npm test`
 * fails beyond a limit: make the thing smaller, or say in the commit that raises it what users get.
 */

import { readdirSync } from 'node:fs';
import type { FrameKind } from '../../src/embed/frame/messages';
import { CORE, KIT, sourcesOf } from '../build/sheets/sheet-sources';
import { ROOT } from '../shared/run';

const kB = (thousands: number): number => thousands * 1000;

/** What the first view of a page of the built app may load. */
export interface PageBudget {
  js?: number;
  css?: number;
  total?: number;
  /** Library folders whose code the page must not load. */
  without: readonly RegExp[];
}

/** A dashboard: it shows once the user's role is known, so that no document links to all of it. */
export interface DashboardBudget extends PageBudget {
  path: string;
  /** Lazily loaded modules that its first view needs, as the build's manifest names them (end of the path). */
  modules: readonly string[];
}

/** Files of components that core.css has no styles for. */
const core = await sourcesOf(CORE);
const beyondCore = readdirSync(`${ROOT}/src/components`, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.(test|stories)\.|index\.ts$/.test(path) &&
    !core.includes(`src/components/${path}`),
);
const DASHBOARD_COMPONENTS = new RegExp(`src/components/(${beyondCore.join('|')})$`);
const DASHBOARDS = /src\/dashboards\//;

/** Every public page. */
export const PUBLIC_PAGES: PageBudget = { without: [DASHBOARDS, DASHBOARD_COMPONENTS] };

/** Public pages that have sizes to keep to. */
export const PUBLIC_SIZES: Readonly<Record<string, Omit<PageBudget, 'without'>>> = {
  '/': { js: kB(125), css: kB(16.5) },
};

const dashboard = (name: string, others: string, sizes: Partial<PageBudget> = {}): DashboardBudget => ({
  path: `/dashboard (${name})`,
  modules: ['protected/dashboard-screen.tsx', 'shell/signed-in.tsx', `dashboards/${name}/index.ts`],
  // Their reads are in every page: an app makes its queries of them.
  without: [new RegExp(`src/dashboards/(${others})/(?!reads\\.)`)],
  ...sizes,
});

export const DASHBOARD_BUDGETS: readonly DashboardBudget[] = [
  dashboard('traveler', 'travel-agent|tour-organizer|corporate', { total: kB(195) }),
  dashboard('travel-agent', 'traveler|tour-organizer|corporate'),
  dashboard('tour-organizer', 'traveler|travel-agent|corporate'),
  dashboard('corporate', 'traveler|travel-agent|tour-organizer'),
];

/** What a host loads of the package: JavaScript of a bundle of the named exports, without React and react-dom. */
export interface PackageBudget {
  what: string;
  /** Entry → the exports that the host imports; `*` is all of them. */
  imports: Readonly<Record<string, readonly string[]>>;
  /** Whether what code asks for later, by `import()`, is left out. @default false */
  atFirst?: boolean;
  /** The compiled stylesheet that goes with it: it has styles for all of its classes. */
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
    js: kB(3.5),
    without: [/@radix-ui/, /tailwind-merge/, /lucide-react/],
  },
  {
    what: 'one StatTile, from the index',
    imports: { index: ['StatTile'] },
    js: kB(3.5),
    without: [/@radix-ui/, /tailwind-merge/],
  },
  {
    what: 'the kit: tile, tabs, tooltip, toast, badge, progress, avatar, menu',
    imports: KIT,
    sheet: 'kit',
    total: kB(66),
    without: [/tailwind-merge/, /lucide-react/],
  },
  // Data and texts of all roles, and the names of sixty exports: one sanitiser alone is what a server usually loads.
  { what: 'the domain, all of it', imports: { domain: ['*'] }, js: kB(8) },
  {
    what: "the domain's bookings",
    imports: { domain: ['bookings'] },
    js: kB(1.6),
  },
  {
    what: 'the dashboard of a role, before it knows whose',
    imports: { 'dashboards/role': ['*'] },
    atFirst: true,
    js: kB(6),
    without: [/@radix-ui/],
  },
];

/** The compiled stylesheets of dist/. Of the first three 0.6 kB keep a host's resets off the components (guard.css). */
export const SHEET_BUDGETS: Readonly<Record<string, number>> = {
  styles: kB(16),
  kit: kB(10.5),
  core: kB(11),
  dashboards: kB(11.5),
};

/** Any widget of dist/embed/: its code and styles with the renderer. */
export const WIDGET_BUDGET = kB(24);

/** Other files of dist/embed/, by the name in its manifest. */
export const EMBED_BUDGETS: Readonly<Record<string, number>> = {
  'tapa-widgets': kB(42),
  'tapa-dashboard': kB(7),
  loader: kB(1.8),
};

/** What the frame of `<tapa-dashboard>` loads to show each dashboard: its page, its code with React in it, its styles. */
export const FRAME_BUDGETS: Readonly<Record<FrameKind, number>> = {
  traveler: kB(150),
  'travel-agent': kB(150),
  'tour-organizer': kB(150),
  corporate: kB(150),
};
