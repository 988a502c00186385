import type * as english from '../en/charts';
import type { TextsOf } from '../rooms';

export const charts: TextsOf<typeof english> = {
  'voyage.unit': (amount) => `Un triangle représente ${amount}`,
  'voyage.view': 'Affichage',
  'voyage.band': 'Frise',
  'voyage.table': 'Tableau',
  'voyage.confirmed': 'Confirmé',
  'voyage.pending': 'En attente',
  'voyage.past': 'Passé',
  'voyage.year': 'Année',
  'voyage.month': 'Mois',
  'voyage.day': 'Jour',
  'voyage.all': 'Tout',
  'voyage.value': 'Valeur',
  'voyage.total': 'Total',
  'voyage.today': 'Aujourd’hui',
  'voyage.unknown': 'Inconnu',
  'voyage.cell': (total, period) => `${total}, ${period}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${total}, dont confirmé : ${confirmed}, en attente : ${pending}, ${period}`,
};
