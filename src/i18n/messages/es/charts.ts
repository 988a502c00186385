import type * as english from '../en/charts';
import type { TextsOf } from '../rooms';

export const charts: TextsOf<typeof english> = {
  'voyage.unit': (amount) => `Un triángulo equivale a ${amount}`,
  'voyage.view': 'Vista',
  'voyage.band': 'Banda',
  'voyage.table': 'Tabla',
  'voyage.confirmed': 'Confirmado',
  'voyage.pending': 'Pendiente',
  'voyage.past': 'Pasado',
  'voyage.year': 'Año',
  'voyage.month': 'Mes',
  'voyage.day': 'Día',
  'voyage.all': 'Todo',
  'voyage.value': 'Valor',
  'voyage.total': 'Total',
  'voyage.today': 'Hoy',
  'voyage.unknown': 'Sin datos',
  'voyage.cell': (total, period) => `${total}, ${period}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${total}, confirmado: ${confirmed}, pendiente: ${pending}, ${period}`,
};
