import type * as v from 'valibot';
import { DATE_TO_BE_CONFIRMED } from '../../lib/format-date';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { DESTINATION_TO_BE_CONFIRMED } from '../texts.constants';
import { DEFAULT_REQUEST_STATUS } from './corporate.constants';
import { SAMPLE_TRAVEL_REQUESTS } from './corporate.samples';

const TRAVEL_REQUEST_DEFAULTS = {
  id: '',
  employeeName: 'Unnamed employee',
  department: '',
  destination: DESTINATION_TO_BE_CONFIRMED,
  purpose: '',
  dates: DATE_TO_BE_CONFIRMED,
  status: DEFAULT_REQUEST_STATUS,
  cost: 0,
};

/** An employee's travel request (spec section 3). `dates` is free text, `cost` in US dollars. */
export const travelRequestSchema = /* @__PURE__ */ entity(TRAVEL_REQUEST_DEFAULTS);

/** A request as a well-behaved API answers it. */
export type TravelRequestData = v.InferOutput<typeof travelRequestSchema>;

/** A sanitised request. */
export type TravelRequest = Keyed<TravelRequestData>;

/** Sanitises the answer of `GET /api/corporate-admin/employee-travel`. */
export const sanitizeTravelRequests = /* @__PURE__ */ listSanitizer(
  TRAVEL_REQUEST_DEFAULTS,
  SAMPLE_TRAVEL_REQUESTS,
);
