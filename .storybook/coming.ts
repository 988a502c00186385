/** How long what loads on demand may take to come: code, a frame's page, look-ups and data, on a machine under load. */
export const COMING = { timeout: 15_000 };
