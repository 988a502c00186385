export { BookingList, type BookingListProps } from './booking-list';
export { bookingHref, DateTile, type DateTileProps } from './booking-row';
export { UpcomingBookings, type UpcomingBookingsProps } from './upcoming-bookings';
