/** The public routes, in the order of spec section 2. */
export const PUBLIC_PATHS = [
  '/',
  '/auth',
  '/terms',
  '/privacy',
  '/ai-itinerary',
  '/agents',
  '/demo-portals',
  '/pricing',
  '/destinations',
  '/cultural-experiences',
  '/food-cooking',
  '/contact',
  '/business',
  '/become-host',
  '/help',
  '/travel-agents',
  '/safety',
  '/business-solutions',
  '/tour-operators',
  '/corporate-travel',
  '/festivals-events',
  '/traditional-crafts',
] as const;

/** A public route. */
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** `/traditional-crafts` shows the page of `/cultural-experiences` (spec section 2). */
export type PagePath = Exclude<PublicPath, '/traditional-crafts'>;

/** The page that a path shows. */
export const pageOf = (path: PublicPath): PagePath =>
  path === '/traditional-crafts' ? '/cultural-experiences' : path;

/** Where visitors sign in and register; a visitor without a user is sent here (spec section 2). */
export const AUTH_PATH = '/auth';

/** The routes that only signed-in users see (spec section 2); below the last one stand the single bookings. */
export const GUARDED_PATHS = [
  '/dashboard',
  '/traveler-dashboard',
  '/agent-dashboard',
  '/admin-dashboard',
  '/booking',
] as const;

/** A route that only signed-in users see. */
export type GuardedPath = (typeof GUARDED_PATHS)[number];

/** An address that content may link to: a public page, a place on it, or a search of it. */
export type InternalHref = PublicPath | `${PublicPath}#${string}` | `${PublicPath}?${string}`;
