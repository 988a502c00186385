import { largestOf, percentOf, roundMoney, roundTo } from '../lib/math.js';
import { isFigure } from './read-fields.js';

/** Used percentage from which a budget is near its limit. */
export const NEAR_LIMIT_PERCENT = 80;

/** Use of a budget. */
export interface BudgetUse {
  /** Used share in whole percent; above 100 when overspent, 0 for a zero budget. */
  readonly percent: number;
  /** Remaining amount; 0 when overspent. */
  readonly left: number;
  /** Amount spent beyond the budget. */
  readonly overBy: number;
  readonly isOver: boolean;
  readonly isNearLimit: boolean;
}

const exactSum = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => (isFigure(sum + figure) ? sum + figure : sum), 0);

/** Returns the sum, free of errors of binary fractions; a number that is not finite counts as 0. */
export const sumOf = (figures: readonly number[]): number => roundMoney(exactSum(figures));

/** Returns the change in whole percent; 0 unless the previous figure is above 0. */
export const growthPercent = (current: number, previous: number): number =>
  percentOf(roundMoney(current - previous), previous);

/**
 * Compares a used amount with its budget.
 *
 * @param digits - decimals of the currency, to which both are rounded. @default 2
 */
export function budgetUse(used: number, total: number, digits = 2): BudgetUse {
  const spent = roundMoney(used, digits);
  const budget = roundMoney(total, digits);
  const percent = percentOf(spent, budget);
  const isOver = spent > budget;
  return {
    percent,
    left: isOver ? 0 : roundMoney(budget - spent, digits),
    overBy: isOver ? roundMoney(spent - budget, digits) : 0,
    isOver,
    isNearLimit: !isOver && percent >= NEAR_LIMIT_PERCENT,
  };
}

/**
 * Returns the share of each part in whole percent. Rounded one by one, so that each matches its figure: they
 * may not add up to 100. A part that is negative or not finite counts as 0.
 */
export function sharesOf(parts: readonly number[]): readonly number[] {
  const sizes = parts.map((part) => (isFigure(part) && part > 0 ? part : 0));
  // Scaled, so that the sum of even the largest numbers is finite.
  const largest = largestOf(sizes);
  if (largest === 0) return sizes;
  const scaled = sizes.map((size) => size / largest);
  const total = exactSum(scaled);
  return scaled.map((size) => percentOf(size, total));
}

/** Participants and seats, finite and not negative. */
export interface Seats {
  readonly taken: number;
  /** 0 where unknown. */
  readonly seats: number;
  /** Participants beyond the seats. */
  readonly over: number;
  /** Share of taken seats, 0 to 100 with one decimal. */
  readonly percent: number;
  readonly state: 'free' | 'full' | 'over' | 'unknown';
}

const countOf = (value: number): number => (Number.isFinite(value) ? Math.max(0, value) : 0);

/** Compares participants with seats. A figure that is negative or not finite counts as 0. */
export function seatsOf(participants: number, maxParticipants: number): Seats {
  const taken = countOf(participants);
  const seats = countOf(maxParticipants);
  if (seats === 0) return { taken, seats, over: 0, percent: 0, state: 'unknown' };
  const over = Math.max(0, taken - seats);
  const percent = over > 0 ? 100 : roundTo((taken / seats) * 100, 1);
  return { taken, seats, over, percent, state: over > 0 ? 'over' : taken === seats ? 'full' : 'free' };
}
