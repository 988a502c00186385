import { type ComponentType, lazy } from 'react';
import { PUBLIC_PATHS, type PublicPath } from '../../content/paths';

type Module = { default: ComponentType };

/** A screen that loads when it is first shown. */
export interface LazyScreen {
  /** Its file, from this folder: the build looks up by it what a page has to load. */
  readonly module: string;
  /** Loads the screen ahead of its showing. */
  readonly preload: () => Promise<unknown>;
  /** The screen itself once it is loaded; until then a component that loads it and suspends. */
  readonly component: () => ComponentType;
}

/** A public route. Show it by `PublicScreen`, inside `PublicLayout`, which waits for it. */
export interface PublicRoute extends LazyScreen {
  readonly path: PublicPath;
}

const MODULES = import.meta.glob<Module>(['./**/*-screen.tsx', '!./public-screen.tsx']);

function screen(module: string): LazyScreen {
  const load = MODULES[module];
  if (load === undefined) throw new Error(`There is no screen ${module}`);
  let loaded: ComponentType | undefined;
  const preload = async (): Promise<Module> => {
    const result = await load();
    loaded = result.default;
    return result;
  };
  const Lazy = lazy(preload);
  return { module, preload, component: () => loaded ?? Lazy };
}

const culturalExperiences = screen('./cultural-experiences-screen.tsx');

const SCREENS: Readonly<Record<PublicPath, LazyScreen>> = {
  '/': screen('./landing/landing-screen.tsx'),
  '/auth': screen('./auth/auth-screen.tsx'),
  '/terms': screen('./terms-screen.tsx'),
  '/privacy': screen('./privacy-screen.tsx'),
  '/ai-itinerary': screen('./ai-itinerary-screen.tsx'),
  '/agents': screen('./agents-screen.tsx'),
  '/demo-portals': screen('./demo-portals-screen.tsx'),
  '/pricing': screen('./pricing-screen.tsx'),
  '/destinations': screen('./destinations-screen.tsx'),
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
export const screenOf = (path: PublicPath): LazyScreen => SCREENS[path];

/** Every public route of spec section 2. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = PUBLIC_PATHS.map((path) => ({
  path,
  ...SCREENS[path],
}));
