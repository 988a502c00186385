import type * as english from '../en/embed';
import type { Translation } from '../rooms';

export const embed: Translation<typeof english> = {
  'widget.upcoming-trips': 'Voyages à venir',
  'widget.upcoming-trips.empty': 'Aucun voyage à venir',
  'widget.upcoming-trips.how-to': 'Réservez une expérience et elle apparaîtra ici.',
};
