/** The two modes of every theme. */
export const MODES = ['light', 'dark'] as const;

/** Light or dark. */
export type Mode = (typeof MODES)[number];
