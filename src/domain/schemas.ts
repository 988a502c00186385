/** The entities as valibot schemas, with the fallback of each field: apart, so that only who uses one bundles valibot. */
export { userSchema } from './account/user';
export { budgetSchema, departmentSchema } from './corporate/budget';
export { corporateStatsSchema } from './corporate/corporate-stats';
export { policySchema } from './corporate/policy';
export { teamMemberSchema } from './corporate/team-member';
export { travelRequestSchema } from './corporate/travel-request';
export type { EntitySchema, FieldsOf } from './sanitize/entity';
export { applicationSchema } from './tour-organizer/application';
export { organizerStatsSchema, revenueSchema, teamSchema } from './tour-organizer/organizer-stats';
export { privateTourSchema } from './tour-organizer/private-tour';
export { agentBookingSchema } from './travel-agent/agent-booking';
export { agentStatsSchema, clientCountsSchema, commissionsSchema } from './travel-agent/agent-stats';
export { clientSchema } from './travel-agent/client';
export { externalBookingSchema } from './travel-agent/external-booking';
export { bookingSchema } from './traveler/booking';
export { listingSchema } from './traveler/listing';
