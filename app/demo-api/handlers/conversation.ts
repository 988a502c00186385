import * as v from 'valibot';
import { type DemoCall, type DemoRoute, noContent, refuse } from '../route';

const TRIGGERS = ['inactivity', 'page_hidden', 'page_unload', 'session_cleanup'];

const metadata = v.looseObject({ sessionDuration: v.number(), pageVisible: v.boolean() });
const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** Body of an archive trigger; the small beacon has `fallback` in the place of `metadata` (spec section 7). */
const updateSchema = v.union([
  v.object({ trigger: v.picklist(TRIGGERS), timestamp, metadata }),
  v.object({ trigger: v.literal('page_unload'), timestamp, fallback: v.literal(true) }),
]);

const logSchema = v.object({ action: v.string(), metadata });

const logKey = ({ lab, user }: DemoCall): string => `${lab} ${user?.email ?? ''}`;

function archive(call: DemoCall): Response {
  if (!v.is(updateSchema, call.body)) return refuse(400, 'Invalid archive trigger');
  const key = logKey(call);
  const entriesArchived = call.world.logEntries.get(key) ?? 0;
  call.world.logEntries.delete(key);
  return Response.json({ entriesArchived });
}

function logUser(call: DemoCall): Response {
  if (!v.is(logSchema, call.body)) return refuse(400, 'Invalid log entry');
  const key = logKey(call);
  call.world.logEntries.set(key, (call.world.logEntries.get(key) ?? 0) + 1);
  return noContent();
}

/** The conversation log. Open to all: `session_cleanup` may arrive after the session has ended. */
export const conversationRoutes: readonly DemoRoute[] = [
  { method: 'POST', path: '/api/conversation/update', access: 'public', respond: archive },
  { method: 'POST', path: '/api/conversation/log-user', access: 'public', respond: logUser },
];
