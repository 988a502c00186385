/** At most one toast at once: a new one replaces the one before (spec section 9). */
export const TOAST_LIMIT = 1;

/** How long a dismissed toast is kept before it is removed, in ms (spec section 9). */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

/** How long a toast shows, in ms, unless it says otherwise (spec section 9). */
export const TOAST_DURATION_MS = 5000;

/** How far a toast has to be swiped to dismiss it, in px (spec section 9). */
export const TOAST_SWIPE_THRESHOLD_PX = 50;

/** Which way a toast is swiped away: toward the inline end (spec section 9; right-to-left: DESIGN section 6). */
export const TOAST_SWIPE_DIRECTION = { ltr: 'right', rtl: 'left' } as const;

/** The key that moves focus to the toasts (spec section 9). */
export const TOAST_HOTKEY = 'F8';

/** Name of the region that toasts appear in. Radix puts the key in the place of `{hotkey}`. */
export const TOAST_REGION_LABEL = 'Notifications ({hotkey})';

/** Name of the close button (DESIGN section 6, mock of the toast). */
export const TOAST_DISMISS_LABEL = 'Dismiss';

/**
 * How long the live regions stand in the page before the first message goes in, in ms. Screen readers miss what is in
 * a region when it appears, and what comes at the same moment.
 */
export const TOAST_REGION_SETTLE_MS = 100;
