/** A span of days, `YYYY-MM-DD`, both ends in it; '' where an end is open. */
export interface DateRange {
  from: string;
  to: string;
}

/** Returns whether a span ends before it starts. Days in ISO 8601 are in the order of their letters. */
export const isBackwards = ({ from, to }: DateRange): boolean => from !== '' && to !== '' && to < from;
