export * from './constants';
export * from './corporate';
export * from './corporate.samples';
export * from './day-spans';
export { type DataOf, defineEntity, type Entity, type Sanitized } from './define-entity';
export type { History, HistoryPart, MonthValue } from './define-history';
export {
  defineList,
  type EntityList,
  type Keyed,
  type RowOf,
  type SampleRows,
  type SamplesOf,
  type SanitizedList,
} from './define-list';
export { answerInWords, type FallbackWords, rowsInWords } from './fallback-words';
export type { Photo } from './photo';
export * from './prescribed';
export type { FieldData } from './read-fields';
export * from './rewards';
export * from './roles';
export * from './status';
export * from './tour-organizer';
export * from './tour-organizer.samples';
export * from './travel-agent';
export * from './travel-agent.samples';
export * from './traveler';
export * from './traveler.samples';
export * from './trips';
export * from './user';
export type { VoyageCell, VoyageEntry, VoyageScale, Voyages } from './voyages';
