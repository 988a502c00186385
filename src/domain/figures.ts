import { largestOf, percentOf, roundMoney, roundTo } from '../lib/math.js';
import { isFigure } from './read-fields.js';

/** A budget that is used from this percentage on, and not overspent, is near its limit. */
export const NEAR_LIMIT_PERCENT = 80;

/** How far a budget is used. */
export interface BudgetUse {
  /** Used share in whole percent; above 100 when overspent, 0 for a zero budget. */
  readonly percent: number;
  /** The amount that is left; 0 when overspent. */
  readonly left: number;
  /** The amount spent beyond the budget; 0 when it suffices. */
  readonly overBy: number;
  readonly isOver: boolean;
  readonly isNearLimit: boolean;
}

const exactSum = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => (isFigure(sum + figure) ? sum + figure : sum), 0);

/** The sum of counts or of amounts, as exact as their decimals are; what is not finite counts as 0. */
export const sumOf = (figures: readonly number[]): number => roundMoney(exactSum(figures));

/** The change from one figure to another in whole percent; 0 when there is nothing to compare with. */
export const growthPercent = (current: number, previous: number): number =>
  percentOf(roundMoney(current - previous), previous);

/**
 * How far a budget is used.
 *
 * @param used - an amount, in the currency of the total
 * @param digits - decimals of the currency: less than its smallest unit is never over. @default 2
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
 * The shares of parts in their sum, each rounded to whole percent by itself, so that it matches the figures
 * beside it; the sum of many may be some points off 100. All 0 when the sum is 0; a negative or unreadable part counts as 0.
 */
export function sharesOf(parts: readonly number[]): readonly number[] {
  const sizes = parts.map((part) => (isFigure(part) && part > 0 ? part : 0));
  // Parts are scaled by the largest, so that even the largest numbers have a finite sum.
  const largest = largestOf(sizes);
  if (largest === 0) return sizes;
  const scaled = sizes.map((size) => size / largest);
  const total = exactSum(scaled);
  return scaled.map((size) => percentOf(size, total));
}

/** Participants and seats, safe to show. */
export interface Seats {
  readonly taken: number;
  /** 0: not known. */
  readonly seats: number;
  /** Participants beyond the seats. */
  readonly over: number;
  /** How full it is, 0 to 100 with one decimal. */
  readonly percent: number;
  readonly state: 'free' | 'full' | 'over' | 'unknown';
}

const countOf = (value: number): number => (Number.isFinite(value) ? Math.max(0, value) : 0);

/** Makes any two figures safe to show: what is not finite or below 0 counts as 0, and nothing is divided by 0. */
export function seatsOf(participants: number, maxParticipants: number): Seats {
  const taken = countOf(participants);
  const seats = countOf(maxParticipants);
  if (seats === 0) return { taken, seats, over: 0, percent: 0, state: 'unknown' };
  const over = Math.max(0, taken - seats);
  const percent = over > 0 ? 100 : roundTo((taken / seats) * 100, 1);
  return { taken, seats, over, percent, state: over > 0 ? 'over' : taken === seats ? 'full' : 'free' };
}
