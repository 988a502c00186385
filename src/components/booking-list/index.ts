export { bookingHref } from './booking-href';
export { BookingList, type BookingListProps } from './booking-list';
export { DateTile, type DateTileProps } from './booking-row';
export { UpcomingBookings, type UpcomingBookingsProps } from './upcoming-bookings';
