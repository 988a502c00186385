/** DESIGN section 3 'row title': 15/22, 600. */
export const ROW_TITLE =
  't:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.4667] t:font-semibold t:text-pretty t:wrap-anywhere';

/** A row's dates: the check-in, or the whole stay. */
export const DATES = 't:booking-dates t:@max-[43em]:text-label t:@max-[43em]:text-muted';

/** Rows of equal height that fill a list taller than they need (DESIGN 'Panel'). */
export const STRETCHED_ROWS =
  't:@min-[43em]:content-stretch t:@min-[43em]:auto-rows-[minmax(min-content,1fr)]';

/** Lists of more rows than this get `LONG_LIST_ROW`. On shorter ones its second layout would cost more than it saves. */
export const LONG_LIST = 12;
/** A row that is not laid out before it comes near the screen. */
export const LONG_LIST_ROW = 't:skip-unseen-row';
