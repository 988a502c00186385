import { bookings } from '../fixtures/bookings';
import { listings } from '../fixtures/listings';
import type { DemoRoute } from '../route';

/** Bookings belong to the demo traveler; anybody else has none. Listings are everybody's. */
export const travelerRoutes: readonly DemoRoute[] = [
  {
    method: 'GET',
    path: '/api/bookings',
    access: 'user',
    respond: ({ user }) => Response.json(user?.role === 'traveler' ? bookings : []),
  },
  {
    method: 'GET',
    path: '/api/listings',
    access: 'user',
    respond: ({ url }) => {
      const category = url.searchParams.get('category');
      return Response.json(listings.filter((listing) => category === null || listing.category === category));
    },
  },
];
