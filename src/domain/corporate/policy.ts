import type * as v from 'valibot';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { DEFAULT_POLICY_STATUS } from './corporate.constants';
import { SAMPLE_POLICIES } from './corporate.samples';

const POLICY_DEFAULTS = {
  id: '',
  name: 'Unnamed policy',
  description: '',
  status: DEFAULT_POLICY_STATUS,
  lastUpdated: '',
};

/** A travel policy (spec section 3). `lastUpdated` is a raw date: pass it to the date formatters. */
export const policySchema = /* @__PURE__ */ entity(POLICY_DEFAULTS);

/** A policy as a well-behaved API answers it; the `id` is optional there. */
export type PolicyData = v.InferOutput<typeof policySchema>;

/** A sanitised policy. */
export type Policy = Keyed<PolicyData>;

/** Sanitises the answer of `GET /api/corporate-admin/policies`. */
export const sanitizePolicies = /* @__PURE__ */ listSanitizer(POLICY_DEFAULTS, SAMPLE_POLICIES);
