/** How long the pointer rests on something before its tooltip opens, in ms (spec: 9.tooltip). */
export const TOOLTIP_DELAY_MS = 700;

/** How long after one tooltip the next opens without delay, in ms (spec: 9.tooltip). */
export const TOOLTIP_SKIP_DELAY_MS = 300;
