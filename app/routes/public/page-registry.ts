import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { PAGE_META } from '../../content/page-meta';
import { type PagePath, PUBLIC_PATHS, type PublicPath } from '../../content/paths';
import type { PageMeta } from '../../content/types';

/** A public route: its screen loads when it is opened, inside `PublicLayout`, which waits for it. */
export interface PublicRoute extends PageMeta {
  readonly path: PublicPath;
  readonly Screen: LazyExoticComponent<ComponentType>;
}

/** Shown on '/' and on every unknown path, where it asks not to be indexed (decision 6). */
export const LandingScreen = lazy(() => import('./landing/landing-screen'));

const CulturalExperiencesScreen = lazy(() => import('./cultural-experiences-screen'));

const SCREENS: Readonly<Record<PublicPath, LazyExoticComponent<ComponentType>>> = {
  '/': LandingScreen,
  '/auth': lazy(() => import('./auth/auth-screen')),
  '/terms': lazy(() => import('./terms-screen')),
  '/privacy': lazy(() => import('./privacy-screen')),
  '/ai-itinerary': lazy(() => import('./ai-itinerary-screen')),
  '/agents': lazy(() => import('./agents-screen')),
  '/demo-portals': lazy(() => import('./demo-portals-screen')),
  '/pricing': lazy(() => import('./pricing-screen')),
  '/destinations': lazy(() => import('./destinations-screen')),
  '/cultural-experiences': CulturalExperiencesScreen,
  '/food-cooking': lazy(() => import('./food-cooking-screen')),
  '/contact': lazy(() => import('./contact-screen')),
  '/business': lazy(() => import('./business-screen')),
  '/become-host': lazy(() => import('./become-host-screen')),
  '/help': lazy(() => import('./help-screen')),
  '/travel-agents': lazy(() => import('./travel-agents-screen')),
  '/safety': lazy(() => import('./safety-screen')),
  '/business-solutions': lazy(() => import('./business-solutions-screen')),
  '/tour-operators': lazy(() => import('./tour-operators-screen')),
  '/corporate-travel': lazy(() => import('./corporate-travel-screen')),
  '/festivals-events': lazy(() => import('./festivals-events-screen')),
  '/traditional-crafts': CulturalExperiencesScreen,
};

/** The page that a path shows: `/traditional-crafts` is `/cultural-experiences` (spec section 2). */
export const pageOf = (path: PublicPath): PagePath =>
  path === '/traditional-crafts' ? '/cultural-experiences' : path;

/** Every public route of spec section 2. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = PUBLIC_PATHS.map((path) => ({
  path,
  ...PAGE_META[pageOf(path)],
  Screen: SCREENS[path],
}));
