import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type PagePath, PUBLIC_PATHS, type PublicPath } from '../../content/paths';

/** A screen that loads when it is first shown. */
interface LazyScreen {
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Loads the screen ahead of its showing, e.g. while a pointer rests on a link to it. */
  readonly preload: () => Promise<unknown>;
}

/** A public route. Show its screen inside `PublicLayout`, which waits for it. */
export interface PublicRoute extends LazyScreen {
  readonly path: PublicPath;
}

const screen = (load: () => Promise<{ default: ComponentType }>): LazyScreen => ({
  Screen: lazy(load),
  preload: load,
});

const landing = screen(() => import('./landing/landing-screen'));
const culturalExperiences = screen(() => import('./cultural-experiences-screen'));

/** Shown on '/' and on every unknown path, where it asks not to be indexed (decision 6). */
export const LandingScreen = landing.Screen;

const SCREENS: Readonly<Record<PublicPath, LazyScreen>> = {
  '/': landing,
  '/auth': screen(() => import('./auth/auth-screen')),
  '/terms': screen(() => import('./terms-screen')),
  '/privacy': screen(() => import('./privacy-screen')),
  '/ai-itinerary': screen(() => import('./ai-itinerary-screen')),
  '/agents': screen(() => import('./agents-screen')),
  '/demo-portals': screen(() => import('./demo-portals-screen')),
  '/pricing': screen(() => import('./pricing-screen')),
  '/destinations': screen(() => import('./destinations-screen')),
  '/cultural-experiences': culturalExperiences,
  '/food-cooking': screen(() => import('./food-cooking-screen')),
  '/contact': screen(() => import('./contact-screen')),
  '/business': screen(() => import('./business-screen')),
  '/become-host': screen(() => import('./become-host-screen')),
  '/help': screen(() => import('./help-screen')),
  '/travel-agents': screen(() => import('./travel-agents-screen')),
  '/safety': screen(() => import('./safety-screen')),
  '/business-solutions': screen(() => import('./business-solutions-screen')),
  '/tour-operators': screen(() => import('./tour-operators-screen')),
  '/corporate-travel': screen(() => import('./corporate-travel-screen')),
  '/festivals-events': screen(() => import('./festivals-events-screen')),
  '/traditional-crafts': culturalExperiences,
};

/** The page that a path shows: `/traditional-crafts` is `/cultural-experiences` (spec section 2). */
export const pageOf = (path: PublicPath): PagePath =>
  path === '/traditional-crafts' ? '/cultural-experiences' : path;

/** Every public route of spec section 2. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = PUBLIC_PATHS.map((path) => ({
  path,
  ...SCREENS[path],
}));
