import type { HttpHandler } from 'msw';
import { accountRoutes } from './handlers/account';
import { conversationRoutes } from './handlers/conversation';
import { corporateRoutes } from './handlers/corporate';
import { reportRoutes } from './handlers/reports';
import { tourOrganizerRoutes } from './handlers/tour-organizer';
import { travelAgentRoutes } from './handlers/travel-agent';
import { travelerRoutes } from './handlers/traveler';
import { type DemoRoute, toHandler } from './route';
import { createDemoWorld, type DemoWorld, type DemoWorldOptions } from './world';

/** Every call of the demo API: those of spec section 7, and POST /api/demo-login (decision 29). */
export const DEMO_ROUTES: readonly DemoRoute[] = [
  ...accountRoutes,
  ...travelerRoutes,
  ...travelAgentRoutes,
  ...tourOrganizerRoutes,
  ...corporateRoutes,
  ...conversationRoutes,
  ...reportRoutes,
];

/** How the handlers' world begins, or a world made before, to look into its recorded calls. */
export type DemoHandlersOptions = DemoWorldOptions | { world: DemoWorld };

/**
 * The handlers of the demo API, the same for Storybook, `npm start` and the end-to-end tests.
 *
 * @example in a story: msw.use(...createDemoHandlers({ currentUser: 'travel_agent' }))
 * @example with a fault: createDemoHandlers({ currentUser: 'traveler', faults: [{ call: 'GET /api/bookings', kind: 'hang' }] })
 */
export function createDemoHandlers(options: DemoHandlersOptions = {}): HttpHandler[] {
  const world = 'world' in options ? options.world : createDemoWorld(options);
  return DEMO_ROUTES.map((route) => toHandler(world, route));
}
