/** Colours of the parts of a bar and of the dots of a legend, by tone: six of categories, and one for what is left. */
export const shareColors = {
  'cat-1': 't:bg-cat-1',
  'cat-2': 't:bg-cat-2',
  'cat-3': 't:bg-cat-3',
  'cat-4': 't:bg-cat-4',
  'cat-5': 't:bg-cat-5',
  'cat-6': 't:bg-cat-6',
  brand: 't:bg-brand-mark',
  accent: 't:bg-accent',
  positive: 't:bg-positive',
  warning: 't:bg-warning',
  neutral: 't:bg-border-strong',
} as const;

/**
 * Colour of a part. Those of categories, in their order, carry no meaning: the `Legend` names them. `brand` and `accent` are
 * the partner's own two. `positive` and `warning` are for parts that are statuses, and for those alone.
 */
export type ShareTone = keyof typeof shareColors;
