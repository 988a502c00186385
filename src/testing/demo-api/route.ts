import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Role, User } from '../../domain/index.js';
import { applyFault } from './faults.js';
import type { FaultLab, MockServer, RecordedCall } from './mock-server.js';

/** Required access: none, any signed-in user, or a role. */
export type Access = 'public' | 'user' | Role;

export interface DemoCall {
  request: Request;
  url: URL;
  body: unknown;
  user: User | null;
  faultLab: FaultLab;
  server: MockServer;
}

export interface DemoRoute {
  method: 'GET' | 'POST';
  path: string;
  access: Access;
  respond: (call: DemoCall) => Response;
}

export function refuse(status: number, message: string): Response {
  return HttpResponse.json({ message }, { status });
}

export function noContent(headers: Record<string, string> = {}): Response {
  return new HttpResponse(null, { status: 204, headers });
}

function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function guarded({ access, respond }: DemoRoute, call: DemoCall): Response {
  if (access !== 'public' && call.user === null) return refuse(401, 'Unauthorized');
  if (access !== 'public' && access !== 'user' && call.user?.role !== access) return refuse(403, 'Forbidden');
  return respond(call);
}

/** Creates a handler that records the call, then applies a fault or else checks access. */
export function toHandler(server: MockServer, route: DemoRoute): HttpHandler {
  const method = route.method === 'GET' ? http.get : http.post;
  return method(`*${route.path}`, async ({ request }) => {
    const url = new URL(request.url);
    const faultLab = server.faultLabOf(request.headers);
    const user = server.sessions.userOf(request);
    const body = parseBody(await request.clone().text());
    const record: RecordedCall = {
      method: route.method,
      path: `${url.pathname}${url.search}`,
      body,
      role: user?.role ?? null,
      status: null,
      at: new Date().toISOString(),
    };
    faultLab.record(record);
    const answer = async () => guarded(route, { request, url, body, user, faultLab, server });
    const fault = faultLab.takeFault(`${route.method} ${route.path}`);
    const response = fault ? await applyFault(fault, answer, request.signal) : await answer();
    record.status = response.status;
    return response;
  });
}
