/**
 * What may be loaded, in bytes after gzip (1 kB = 1,000 bytes). `npm test` fails when something grows beyond it: make
 * it smaller, or say in the commit that raises a budget why its users should pay for it.
 */

const kB = (thousands: number): number => thousands * 1000;

/** A page of the built app, with all that its first view loads. */
export interface PageBudget {
  path: string;
  /** Lazily loaded modules that its first view needs, as the build's manifest names them (end of the path). */
  modules: readonly string[];
  js?: number;
  css?: number;
  total?: number;
  /** Library folders whose code the page must not load. */
  without: readonly RegExp[];
}

/** Components that only dashboards use: src/theme/core.css has no styles for them. */
const DASHBOARD_COMPONENTS =
  /src\/components\/(booking-list|data-table|field|pager|progress|quick-action|request-actions|request-row|reward-card|row-list|seat-bar|stat-tile|tabs|tooltip)\//;
const DASHBOARDS = /src\/dashboards\//;

const publicPage = (path: string, module: string, sizes: Partial<PageBudget> = {}): PageBudget => ({
  path,
  modules: [module],
  without: [DASHBOARDS, DASHBOARD_COMPONENTS],
  ...sizes,
});

const dashboard = (name: string, others: string, sizes: Partial<PageBudget> = {}): PageBudget => ({
  path: `/dashboard (${name})`,
  modules: ['protected/dashboard-screen.tsx', 'shell/signed-in.tsx', `dashboards/${name}/index.ts`],
  without: [new RegExp(`src/dashboards/(${others})/`)],
  ...sizes,
});

export const PAGE_BUDGETS: readonly PageBudget[] = [
  publicPage('/', 'landing/landing-screen.tsx', { js: kB(120), css: kB(15) }),
  publicPage('/auth', 'auth/auth-screen.tsx'),
  publicPage('/pricing', 'public/pricing-screen.tsx'),
  publicPage('/help', 'public/help-screen.tsx'),
  publicPage('/destinations', 'public/destinations-screen.tsx'),
  publicPage('/ai-itinerary', 'public/ai-itinerary-screen.tsx'),
  dashboard('traveler', 'travel-agent|tour-organizer|corporate', { total: kB(180) }),
  dashboard('travel-agent', 'traveler|tour-organizer|corporate'),
  dashboard('tour-organizer', 'traveler|travel-agent|corporate'),
  dashboard('corporate', 'traveler|travel-agent|tour-organizer'),
];
