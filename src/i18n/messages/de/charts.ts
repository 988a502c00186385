import type * as english from '../en/charts';
import type { TextsOf } from '../rooms';

export const charts: TextsOf<typeof english> = {
  'voyage.unit': (amount) => `Ein Dreieck steht für ${amount}`,
  'voyage.view': 'Ansicht',
  'voyage.band': 'Band',
  'voyage.table': 'Tabelle',
  'voyage.confirmed': 'Bestätigt',
  'voyage.pending': 'Ausstehend',
  'voyage.past': 'Vergangen',
  'voyage.year': 'Jahr',
  'voyage.month': 'Monat',
  'voyage.day': 'Tag',
  'voyage.all': 'Alle',
  'voyage.value': 'Wert',
  'voyage.total': 'Summe',
  'voyage.today': 'Heute',
  'voyage.unknown': 'Nicht bekannt',
  'voyage.cell': (total, period) => `${total}, ${period}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${total}, ${confirmed} bestätigt, ${pending} ausstehend, ${period}`,
};
