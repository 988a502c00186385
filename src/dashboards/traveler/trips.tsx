'use client';
import { BookingList } from '../../components/booking-list';
import { EmptyState } from '../../components/empty-state';
import type { PagerControl } from '../../components/pager';
import { useLoading } from '../../components/skeleton';
import type { Booking } from '../../domain';

interface TripsProps extends PagerControl {
  bookings: readonly Booking[];
  variant: 'upcoming' | 'all';
  now: Date;
}

/** Bookings, or what to do where there are none. */
export function Trips({ bookings, ...list }: TripsProps) {
  const loading = useLoading();
  if (bookings.length === 0 && !loading) {
    return <EmptyState title="No trips yet">Book an experience and it will show up here.</EmptyState>;
  }
  return <BookingList bookings={bookings} {...list} />;
}
