import type { DashboardKind } from 'tapa-ui/domain';

interface PublicRoute {
  /**
   * Name of its content, `content/pages/{page}.ts`, and of its screen, `routes/public/{page}-screen.tsx`.
   * Without such a screen, `ContentPage` shows it. @default the path without its slash
   */
  readonly page?: string;
  readonly header?: string;
  readonly footer?: readonly [column: FooterColumn, label: string];
  readonly query?: readonly string[];
}

interface GuardedRoute {
  readonly screen: 'dashboard' | 'booking';
  readonly kind?: DashboardKind;
  readonly pattern?: string;
}

export const FOOTER_COLUMNS = ['Explore', 'Plan', 'Business', 'Tapa'] as const;

type FooterColumn = (typeof FOOTER_COLUMNS)[number];

const publicRoutes = {
  '/': { page: 'landing' },
  '/auth': { query: ['mode'] },

  '/destinations': {
    header: 'Destinations',
    footer: ['Explore', 'Destinations'],
    query: ['q', 'interest', 'month', 'from', 'until'],
  },
  '/cultural-experiences': {
    header: 'Cultural experiences',
    footer: ['Explore', 'Cultural experiences'],
  },
  '/traditional-crafts': {
    page: 'cultural-experiences',
    footer: ['Explore', 'Traditional crafts'],
  },
  '/festivals-events': {
    header: 'Festivals',
    footer: ['Explore', 'Festivals and events'],
    query: ['kind', 'place'],
  },
  '/food-cooking': { footer: ['Explore', 'Food and cooking'] },

  '/ai-itinerary': {
    footer: ['Plan', 'AI itinerary'],
    query: ['to', 'from', 'until', 'pace', 'like'],
  },
  '/agents': { footer: ['Plan', 'Find an agent'] },
  '/pricing': { footer: ['Plan', 'Pricing'] },
  '/safety': { footer: ['Plan', 'Safety'] },
  '/help': { footer: ['Plan', 'Help'] },

  '/business': { header: 'For business', footer: ['Business', 'For business'] },
  '/travel-agents': { footer: ['Business', 'Travel agents'] },
  '/tour-operators': { footer: ['Business', 'Tour operators'] },
  '/corporate-travel': { footer: ['Business', 'Corporate travel'] },
  '/business-solutions': { footer: ['Business', 'Business solutions'] },

  '/become-host': { footer: ['Tapa', 'Become a host'] },
  '/demo-portals': { footer: ['Tapa', 'Demo portals'] },
  '/contact': { footer: ['Tapa', 'Contact'] },
  '/terms': { footer: ['Tapa', 'Terms'] },
  '/privacy': { footer: ['Tapa', 'Privacy'] },
} satisfies Record<`/${string}`, PublicRoute>;

const guardedRoutes = {
  '/dashboard': { screen: 'dashboard' },
  '/traveler-dashboard': { screen: 'dashboard', kind: 'traveler' },
  '/agent-dashboard': { screen: 'dashboard', kind: 'travel-agent' },
  '/admin-dashboard': { screen: 'dashboard', kind: 'travel-agent' },
  '/booking': { screen: 'booking', pattern: '/booking/:id?' },
} satisfies Record<`/${string}`, GuardedRoute>;

export type PublicPath = keyof typeof publicRoutes;
export type GuardedPath = keyof typeof guardedRoutes;

/** Every route: router, prerendered documents, header, footer and tests derive from these two tables. */
export const PUBLIC_ROUTES: Readonly<Record<PublicPath, PublicRoute>> = publicRoutes;
export const GUARDED_ROUTES: Readonly<Record<GuardedPath, GuardedRoute>> = guardedRoutes;

export const PUBLIC_PATHS = Object.keys(PUBLIC_ROUTES) as PublicPath[];
export const GUARDED_PATHS = Object.keys(GUARDED_ROUTES) as GuardedPath[];

/** Path to sign in and register, where guarded paths redirect visitors (spec: 2.protected-redirect). */
export const AUTH_PATH: PublicPath = '/auth';

export const pageName = (path: PublicPath): string => PUBLIC_ROUTES[path].page ?? path.slice(1);
