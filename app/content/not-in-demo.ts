/** The note of buttons that do nothing (spec: 4.no-transitions). */
export const NOT_IN_DEMO = 'Not available in the demo';
