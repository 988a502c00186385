/** The banner that shows while the browser is offline (spec section 2 'Global screens'). */
export const OFFLINE_TEXT = "You're offline. Some features may not work properly.";
