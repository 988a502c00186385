import { API_PATHS } from '../paths';
import { type ListReadOptions, useListRead } from './list-read';
import type { ReadResult } from './read-result';

/** The traveler's bookings; read for every role, an empty list when the read fails. */
export function useBookings(options?: ListReadOptions): ReadResult {
  return useListRead(API_PATHS.bookings, options);
}
