/** Section 5 of the specification, sentence by sentence. */
export const VALIDATION = {
  numbers:
    'Numeric dashboard data is sanitised: a numeric field that is not a finite number is replaced by its fallback value or 0.',
  lists: 'Non-array lists fall back to sample lists.',
} as const;
