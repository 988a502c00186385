/** Most bytes (gzip, 1 kB = 1000 bytes) that the browser may load before a page works. */
export const APP_BUDGETS = {
  /** '/': scripts, React included. */
  landingScripts: 120_000,
  /** '/': stylesheets. */
  landingStyles: 15_000,
  /** '/dashboard' of a traveler: scripts, with the account menu and the toasts. */
  travelerScripts: 180_000,
} as const;

/** Modules of the build's manifest, by the end of their path. */
export const APP_PARTS = {
  entry: 'index.html',
  landing: 'routes/public/landing/landing-screen.tsx',
  dashboard: 'routes/protected/dashboard-screen.tsx',
  toasts: 'components/toast/index.ts',
  dashboards: [
    'dashboards/traveler/index.ts',
    'dashboards/travel-agent/index.ts',
    'dashboards/tour-organizer/index.ts',
    'dashboards/corporate/index.ts',
  ],
} as const;
