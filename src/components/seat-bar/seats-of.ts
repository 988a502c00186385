import { roundTo } from '../../lib/math.js';

/** How full something is. */
export type SeatState = 'free' | 'full' | 'over' | 'unknown';

/** Participants and seats, safe to show. */
export interface Seats {
  readonly taken: number;
  /** 0: not known. */
  readonly seats: number;
  /** Participants beyond the seats. */
  readonly over: number;
  /** How full it is, 0 to 100 with one decimal. */
  readonly percent: number;
  readonly state: SeatState;
}

const count = (value: number): number => (Number.isFinite(value) ? Math.max(0, value) : 0);

/** Makes any two figures safe to show: what is not finite or below 0 counts as 0, and nothing is divided by 0. */
export function seatsOf(participants: number, maxParticipants: number): Seats {
  const taken = count(participants);
  const seats = count(maxParticipants);
  if (seats === 0) return { taken, seats, over: 0, percent: 0, state: 'unknown' };
  const over = Math.max(0, taken - seats);
  const percent = over > 0 ? 100 : roundTo((taken / seats) * 100, 1);
  return { taken, seats, over, percent, state: over > 0 ? 'over' : taken === seats ? 'full' : 'free' };
}
