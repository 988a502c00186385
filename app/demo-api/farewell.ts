import type { HttpHandler } from 'msw';
import { conversationRoutes } from './handlers/conversation';
import { reportRoutes } from './handlers/reports';
import { toHandler } from './route';
import { createDemoWorld } from './world';

/**
 * Answers what a screen still sends as it is taken away: the end of its session, a report that waited. By then the
 * story's own handlers are gone.
 */
export function farewellHandlers(): HttpHandler[] {
  const world = createDemoWorld({ currentUser: null });
  return [...conversationRoutes, ...reportRoutes].map((route) => toHandler(world, route));
}
