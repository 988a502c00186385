/** Wishlist (spec: 2.traveler-wishlist). */
export const wishlistMessages = {
  'traveler.wishlist.title': 'Wishlist',
  'traveler.wishlist.empty': 'Nothing saved yet',
  /** What to do where the wishlist is empty. */
  'traveler.wishlist.how-to': 'Save an experience and it will wait for you here.',
  /** Button that leads to the marketplace. */
  'traveler.discover': 'Discover experiences',
};
