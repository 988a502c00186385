// The list is the container `bookings`; 43em, 602 px at 14 px text, so that rows restack for large text too.

/** DESIGN 'List row': min 76, padding 14 × the panel's, gap 16; on phones two columns, gap 4 × 12. */
export const ROW_LAYOUT =
  't:relative t:flex t:min-h-row-min-height t:items-center t:gap-row-gap t:border-t t:px-(--row-inset) t:py-[calc(14px*var(--tapa-density,1))] t:transition-tint t:@max-[43em]/bookings:grid t:@max-[43em]/bookings:grid-cols-[auto_minmax(0,1fr)] t:@max-[43em]/bookings:content-center t:@max-[43em]/bookings:gap-x-3 t:@max-[43em]/bookings:gap-y-1';

/** The date tile where the list is narrow: beside both lines, from the top. */
export const DATE_TILE_PLACE = 't:@max-[43em]/bookings:row-span-2 t:@max-[43em]/bookings:self-start';

/** DESIGN section 3 'row title': 15/22, 600. */
export const ROW_TITLE =
  't:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.4667] t:font-semibold t:text-pretty t:wrap-anywhere';

/** Dates, badge and chevron at the end of a row; under the title where it is narrow. */
export const ROW_END =
  't:grid t:min-w-0 t:flex-none t:booking-columns t:items-center t:justify-items-start t:gap-3 t:@max-[43em]/bookings:col-start-2 t:@max-[43em]/bookings:flex t:@max-[43em]/bookings:flex-wrap t:@max-[43em]/bookings:justify-between t:@max-[43em]/bookings:gap-x-2 t:@max-[43em]/bookings:gap-y-1';

/** Rows of equal height that fill a list taller than they need (DESIGN 'Panel'). */
export const STRETCHED_ROWS =
  't:@min-[43em]/bookings:content-stretch t:@min-[43em]/bookings:auto-rows-[minmax(min-content,1fr)]';

/** Lists of more rows than this get `LONG_LIST_ROW`. On shorter ones its second layout would cost more than it saves. */
export const LONG_LIST = 12;
/** A row that is not laid out before it comes near the screen. */
export const LONG_LIST_ROW = 't:skip-unseen-row';
