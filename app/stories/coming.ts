/** How long a screen may take to come: its code, the look-ups and the data, on a machine under load. */
export const COMING = { timeout: 15_000 };
