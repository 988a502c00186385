import { PUBLIC_PATHS, type PublicPath } from '../../content/paths';
import { type LazyScreen, lazyScreen, type ScreenModule } from '../lazy-screen';

/** The screen of a public page. */
export interface PublicScreen extends LazyScreen {
  /** Its file, from this folder: the build looks up by it what a page has to load. */
  readonly module: string;
  /** What it reads from the query of its address; the rest, e.g. where a visitor comes from, changes nothing. */
  readonly query: readonly string[];
}

/** A public route. Show it inside `PublicLayout`, which waits for it. */
export interface PublicRoute extends PublicScreen {
  readonly path: PublicPath;
}

const MODULES = import.meta.glob<ScreenModule<object>>('./**/*-screen.tsx');

function screen(module: string, query: readonly string[] = []): PublicScreen {
  const load = MODULES[module];
  if (load === undefined) throw new Error(`There is no screen ${module}`);
  return { module, query, ...lazyScreen(load) };
}

const culturalExperiences = screen('./cultural-experiences-screen.tsx');

const SCREENS: Readonly<Record<PublicPath, PublicScreen>> = {
  '/': screen('./landing/landing-screen.tsx'),
  '/auth': screen('./auth/auth-screen.tsx', ['mode']),
  '/terms': screen('./terms-screen.tsx'),
  '/privacy': screen('./privacy-screen.tsx'),
  '/ai-itinerary': screen('./ai-itinerary-screen.tsx', ['to', 'from', 'until', 'pace', 'like']),
  '/agents': screen('./agents-screen.tsx'),
  '/demo-portals': screen('./demo-portals-screen.tsx'),
  '/pricing': screen('./pricing-screen.tsx'),
  '/destinations': screen('./destinations-screen.tsx', ['q', 'interest', 'month']),
  '/cultural-experiences': culturalExperiences,
  '/food-cooking': screen('./food-cooking-screen.tsx'),
  '/contact': screen('./contact-screen.tsx'),
  '/business': screen('./business-screen.tsx'),
  '/become-host': screen('./become-host-screen.tsx'),
  '/help': screen('./help-screen.tsx'),
  '/travel-agents': screen('./travel-agents-screen.tsx'),
  '/safety': screen('./safety-screen.tsx'),
  '/business-solutions': screen('./business-solutions-screen.tsx'),
  '/tour-operators': screen('./tour-operators-screen.tsx'),
  '/corporate-travel': screen('./corporate-travel-screen.tsx'),
  '/festivals-events': screen('./festivals-events-screen.tsx'),
  '/traditional-crafts': culturalExperiences,
};

/** The screen of a path. */
export const screenOf = (path: PublicPath): PublicScreen => SCREENS[path];

/** Every public route of spec section 2. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = PUBLIC_PATHS.map((path) => ({
  path,
  ...SCREENS[path],
}));
