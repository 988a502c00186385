/** Full-page error fallback (spec section 2 'Global screens'). */
export const PAGE_ERROR_TITLE = 'Something went wrong';
export const PAGE_ERROR_TEXT = "We're sorry for the inconvenience. The page encountered an unexpected error.";

/** Panel in the place of a dashboard that failed to render (spec section 2 'Role mapping on /dashboard'). */
export const DASHBOARD_ERROR_TITLE = 'Dashboard Error';
export const DASHBOARD_ERROR_TEXT = "The dashboard encountered an error and couldn't load properly.";

/** Buttons of both (spec section 2). */
export const TRY_AGAIN = 'Try Again';
export const RELOAD_PAGE = 'Reload Page';

/** What an error row says when it does not know what failed. */
export const UNNAMED_PART = 'This part';

/** Title of an error row: "Bookings didn't load" (DESIGN section 6, panel states). */
export const rowErrorTitle = (subject: string): string => `${subject} didn't load`;
