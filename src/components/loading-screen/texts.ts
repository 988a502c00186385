/** Default text of the loading screen (spec section 2 'Global screens'). */
export const LOADING_TEXT = 'Loading...';
