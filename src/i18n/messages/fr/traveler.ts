import type * as english from '../en/traveler';
import type { Translation } from '../rooms';

export const traveler: Translation<typeof english> = {
  'traveler.wishlist.title': 'Favoris',
  'traveler.wishlist.empty': 'Rien d’enregistré pour l’instant',
  'traveler.wishlist.how-to': 'Enregistrez une expérience et vous la retrouverez ici.',
  'traveler.discover': 'Découvrir des expériences',
};
