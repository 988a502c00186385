import type { PrivateTour } from '../../domain';
import { sumOf } from '../../domain/figures';
import { normalizeStatus } from '../../domain/status';
import { percentOf } from '../../lib/math';

/** Seats of all tours together. */
export interface SeatFigures {
  readonly taken: number;
  readonly seats: number;
  /** Whole percent; above 100 where tours are overbooked, 0 without seats (decision 16). */
  readonly percent: number;
}

/** How full the tours are together. Counts below 0 make no sense and count as 0. */
export function seatFigures(tours: readonly PrivateTour[]): SeatFigures {
  const taken = sumOf(tours.map(({ participants }) => Math.max(0, participants)));
  const seats = sumOf(tours.map(({ maxParticipants }) => Math.max(0, maxParticipants)));
  return { taken, seats, percent: percentOf(taken, seats) };
}

/** How many tours are active, filling, or anything else (spec section 4). */
export function toursByStatus(tours: readonly PrivateTour[]) {
  const counts = { active: 0, filling: 0, other: 0 };
  for (const { status } of tours) {
    const name = normalizeStatus(status);
    counts[name === 'active' || name === 'filling' ? name : 'other'] += 1;
  }
  return counts;
}
