export { bookingHref } from '../../domain/traveler.js';
export {
  BookingList,
  type BookingListProps,
  UpcomingBookings,
  type UpcomingBookingsProps,
} from './booking-list.js';
export { DateTile, type DateTileProps } from './booking-row.js';
