export { bookingHref } from './booking-href.js';
export { BookingList, type BookingListProps } from './booking-list.js';
export { DateTile, type DateTileProps } from './booking-row.js';
export { UpcomingBookings, type UpcomingBookingsProps } from './upcoming-bookings.js';
