import { API_PATHS } from '../paths';
import { type ListReadOptions, useListRead } from './list-read';
import type { ReadResult } from './read-result';

/** The cultural listings; read for every role, an empty list when the read fails. */
export function useCulturalListings(options?: ListReadOptions): ReadResult {
  return useListRead(API_PATHS.culturalListings, options);
}
