export * from './constants.js';
export * from './corporate.js';
export * from './corporate.samples.js';
export * from './day-spans.js';
export { type DataOf, defineEntity, type Entity, type Sanitized } from './define-entity.js';
export type { History, MonthValue } from './define-history.js';
export {
  defineList,
  type EntityList,
  type Keyed,
  type RowOf,
  type SampleRows,
  type SamplesOf,
  type SanitizedList,
  type SanitizedRowOf,
} from './define-list.js';
export * from './fixed-figures.js';
export type {
  FieldData,
  MessageRef,
  Missing,
  MissingText,
  MissingTexts,
  Translated,
} from './read-fields.js';
export * from './roles.js';
export * from './status.js';
export * from './tour-organizer.js';
export * from './tour-organizer.samples.js';
export * from './travel-agent.js';
export * from './travel-agent.samples.js';
export * from './traveler.js';
export * from './traveler.samples.js';
export { isCompletedTrip, summarizeTrips, type TripPhase, type TripSummary } from './trips.js';
export * from './user.js';
export type { VoyageCell, VoyageEntry, VoyageScale, Voyages } from './voyages.js';
