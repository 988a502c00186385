import type { BookingData } from './booking';
import type { ListingData } from './listing';
import { DEFAULT_EXPERIENCE_TITLE, DEFAULT_LISTING_RATING, LISTING_CATEGORY } from './traveler.constants';

/** Shown, and marked as sample data, in place of what is not a list of bookings. */
export const SAMPLE_BOOKINGS: readonly BookingData[] = [
  {
    id: 'sample-1',
    listingTitle: DEFAULT_EXPERIENCE_TITLE,
    destination: 'Goroka, Papua New Guinea',
    checkIn: '2026-12-12',
    checkOut: '2026-12-15',
    status: 'confirmed',
  },
  {
    id: 'sample-2',
    listingTitle: DEFAULT_EXPERIENCE_TITLE,
    destination: 'Tanna, Vanuatu',
    checkIn: '2027-01-09',
    checkOut: '2027-01-13',
    status: 'pending',
  },
  {
    id: 'sample-3',
    listingTitle: DEFAULT_EXPERIENCE_TITLE,
    destination: 'Rarotonga, Cook Islands',
    checkIn: '2027-02-20',
    checkOut: '2027-02-24',
    status: 'confirmed',
  },
];

/** Shown, and marked as sample data, in place of what is not a list of listings. */
export const SAMPLE_LISTINGS: readonly ListingData[] = [
  {
    id: 'sample-1',
    title: 'Highlands guesthouse stay',
    rating: DEFAULT_LISTING_RATING,
    price: 86,
    category: LISTING_CATEGORY,
  },
  {
    id: 'sample-2',
    title: 'Lagoon family stay',
    rating: DEFAULT_LISTING_RATING,
    price: 142,
    category: LISTING_CATEGORY,
  },
  {
    id: 'sample-3',
    title: 'Stilt house stay',
    rating: DEFAULT_LISTING_RATING,
    price: 118,
    category: LISTING_CATEGORY,
  },
];
