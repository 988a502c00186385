import * as v from 'valibot';
import { type DemoCall, type DemoRoute, noContent, refuse } from '../route';

const page = {
  stack: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  userAgent: v.string(),
  url: v.string(),
};
const errorSchema = v.looseObject({ message: v.string(), ...page });
const renderErrorSchema = v.object({ error: v.string(), component: v.string(), ...page });

const accept =
  (schema: v.GenericSchema) =>
  ({ body }: DemoCall): Response =>
    v.is(schema, body) ? noContent() : refuse(400, 'Invalid report');

/** Error reports; what arrived is in the recorded calls. */
export const reportRoutes: readonly DemoRoute[] = [
  { method: 'POST', path: '/api/errors', access: 'public', respond: accept(errorSchema) },
  { method: 'POST', path: '/api/analytics/error', access: 'public', respond: accept(renderErrorSchema) },
];
