import { agents } from './pages/agents';
import { aiItinerary } from './pages/ai-itinerary';
import { auth } from './pages/auth';
import { becomeHost } from './pages/become-host';
import { business } from './pages/business';
import { businessSolutions } from './pages/business-solutions';
import { contact } from './pages/contact';
import { corporateTravel } from './pages/corporate-travel';
import { culturalExperiences } from './pages/cultural-experiences';
import { demoPortals } from './pages/demo-portals';
import { destinations } from './pages/destinations';
import { festivalsEvents } from './pages/festivals-events';
import { foodCooking } from './pages/food-cooking';
import { help } from './pages/help';
import { landing } from './pages/landing';
import { pricing } from './pages/pricing';
import { privacy } from './pages/privacy';
import { safety } from './pages/safety';
import { terms } from './pages/terms';
import { tourOperators } from './pages/tour-operators';
import { travelAgents } from './pages/travel-agents';
import type { PagePath } from './paths';
import type { PageMeta } from './types';

/** Titles and descriptions of all pages, for prerendering and tests: the app loads those of a page with its content. */
export const PAGE_META: Readonly<Record<PagePath, PageMeta>> = {
  '/': landing,
  '/auth': auth,
  '/terms': terms,
  '/privacy': privacy,
  '/ai-itinerary': aiItinerary,
  '/agents': agents,
  '/demo-portals': demoPortals,
  '/pricing': pricing,
  '/destinations': destinations,
  '/cultural-experiences': culturalExperiences,
  '/food-cooking': foodCooking,
  '/contact': contact,
  '/business': business,
  '/become-host': becomeHost,
  '/help': help,
  '/travel-agents': travelAgents,
  '/safety': safety,
  '/business-solutions': businessSolutions,
  '/tour-operators': tourOperators,
  '/corporate-travel': corporateTravel,
  '/festivals-events': festivalsEvents,
};
