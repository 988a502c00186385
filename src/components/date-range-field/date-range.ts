/** A span of days, `YYYY-MM-DD`, both ends in it; '' where an end is open. */
export interface DateRange {
  from: string;
  to: string;
}

/** The days that can be chosen, both ends in it; undefined where an end is open. */
export interface DateLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** Returns whether a day comes before or after those that can be chosen. Days in ISO 8601 are in the order of their letters. */
export const isOutside = (day: string, { min = '', max = '' }: DateLimits): boolean =>
  day !== '' && (day < min || (max !== '' && day > max));

/** Returns whether a span ends before it starts. */
export const isBackwards = ({ from, to }: DateRange): boolean => from !== '' && to !== '' && to < from;
