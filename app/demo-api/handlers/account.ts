import { demoAccount } from '../accounts';
import { type DemoCall, type DemoRoute, noContent, refuse } from '../route';

/**
 * The signed-in user, or `null`: one of the three ways to say 'no user' (decision 2), and the only one that browsers
 * do not log as an error for every visitor.
 */
const whoAmI = ({ user }: DemoCall): Response => Response.json(user);

const closeSession = ({ world, request }: DemoCall): Record<string, string> => world.sessions.close(request);

function login({ world, request, body }: DemoCall): Response {
  const role = typeof body === 'object' && body !== null && 'role' in body ? body.role : undefined;
  const account = demoAccount(role);
  if (account === undefined) return refuse(400, 'No demo account for this role');
  return Response.json(account, { headers: world.sessions.open(request, account) });
}

/** Who is signed in, signing in to a demo account, and signing out in both ways (decision 19). */
export const accountRoutes: readonly DemoRoute[] = [
  { method: 'GET', path: '/api/auth/user', access: 'public', respond: whoAmI },
  { method: 'GET', path: '/api/auth/current-user', access: 'public', respond: whoAmI },
  { method: 'POST', path: '/api/demo-login', access: 'public', respond: login },
  { method: 'POST', path: '/api/logout', access: 'public', respond: (call) => noContent(closeSession(call)) },
  {
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    respond: (call) => new Response(null, { status: 302, headers: { ...closeSession(call), Location: '/' } }),
  },
];
