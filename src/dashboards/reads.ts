/** The reads of each dashboard, for the queries of an app or a server: nothing here imports React. */
import type { DashboardKind } from '../domain/index.js';
import { CORPORATE_READS } from './corporate/reads.js';
import type { Reads } from './define-reads.js';
import { TOUR_ORGANIZER_READS } from './tour-organizer/reads.js';
import { TRAVEL_AGENT_READS } from './travel-agent/reads.js';
import { TRAVELER_READS } from './traveler/reads.js';

export { mayRead, type PartOf, type Read, type Reads } from './define-reads.js';
export { CORPORATE_READS, TOUR_ORGANIZER_READS, TRAVEL_AGENT_READS, TRAVELER_READS };

/**
 * The reads of each dashboard, by its kind and by the prop that takes the answer.
 *
 * @example
 * READS.corporate.employeeTravel.path // '/api/corporate-admin/employee-travel'
 */
export const READS = {
  traveler: TRAVELER_READS,
  'travel-agent': TRAVEL_AGENT_READS,
  'tour-organizer': TOUR_ORGANIZER_READS,
  corporate: CORPORATE_READS,
} as const satisfies Record<Exclude<DashboardKind, 'unknown'>, Reads>;

/** A dashboard with reads: every kind but the one for unknown roles. */
export type ReadingKind = keyof typeof READS;
