import type * as v from 'valibot';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer, type SanitizedList } from '../sanitize/list-sanitizer';
import { isRecord, readProperty } from '../sanitize/read-fields';
import { DEFAULT_CLIENT_STATUS } from './travel-agent.constants';
import { SAMPLE_CLIENTS } from './travel-agent.samples';

const CLIENT_DEFAULTS = {
  id: '',
  name: 'Unnamed client',
  email: '',
  type: '',
  status: DEFAULT_CLIENT_STATUS,
};

/** A client (decision 30). */
export const clientSchema = /* @__PURE__ */ entity(CLIENT_DEFAULTS);

/** A client as a well-behaved API answers it. */
export type ClientData = v.InferOutput<typeof clientSchema>;

/** A sanitised client. */
export type Client = Keyed<ClientData>;

const sanitizeList = /* @__PURE__ */ listSanitizer(CLIENT_DEFAULTS, SAMPLE_CLIENTS);

/**
 * Sanitises the client list in the answer of `GET /api/travel-agent/clients`; without it, the sample list
 * (decision 30).
 *
 * @param raw - the answer, or its list
 */
export const sanitizeClients = (raw: unknown): SanitizedList<Client> =>
  sanitizeList(isRecord(raw) ? readProperty(raw, 'list') : raw);
