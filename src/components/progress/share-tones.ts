/** Colours of the parts of a bar and of the dots of a legend, by tone. */
export const shareColors = {
  brand: 't:bg-brand-mark',
  accent: 't:bg-accent',
  positive: 't:bg-positive',
  warning: 't:bg-warning',
  neutral: 't:bg-border-strong',
} as const;

/** Colour of a part. It carries no meaning: the `Legend` names it. */
export type ShareTone = keyof typeof shareColors;
