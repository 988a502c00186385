import { grammarOf } from '../../grammar.js';
import type * as english from '../en/shared.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('es');

export const shared: TextsOf<typeof english> = {
  'read.applications': 'candidaturas',
  'read.bookings': 'reservas',
  'read.budget': 'presupuesto',
  'read.clients': 'clientes',
  'read.commissions': 'comisiones',
  'read.external-providers': 'proveedores externos',
  'read.figures': 'cifras',
  'read.policies': 'políticas',
  'read.recommendations': 'recomendaciones',
  'read.revenue': 'ingresos',
  'read.team': 'equipo',
  'read.team-budgets': 'presupuestos del equipo',
  'read.tours': 'tours',
  'read.travel-requests': 'solicitudes de viaje',
  'read.trips': 'viajes',
  'read.list': (parts) => `${list(parts)}`,

  'failure.samples': 'No se han podido cargar sus datos. Lo que ve abajo son datos de ejemplo.',
  'failure.parts': (parts) => `Sin cargar: ${parts}.`,
  'failure.title': (parts) => `No se ha podido cargar: ${parts}`,
  'failure.text': 'Sus datos están a salvo y nada ha cambiado. Compruebe su conexión e inténtelo de nuevo.',
  'failure.line': (parts) => `No se ha podido cargar: ${parts}.`,
  'failure.tile': (parts) => `Sin cargar: ${parts}`,
  'failure.outcome': (title, parts) => `${title}: no se ha podido cargar: ${parts}`,
  'failure.loaded': (title) => `${title}: carga terminada`,
  'failure.try-again': 'Reintentar',

  'sample.note':
    'Lo marcado como datos de ejemplo es provisional y se muestra hasta que lleguen sus propios datos.',
  'panel.empty': 'Aquí todavía no hay nada',

  'news.approved': 'Aprobado',
  'news.declined': 'Rechazado',
  'news.decided': (decision, row) => `${decision}: ${row}`,

  'month.before': 'respecto al mes pasado',
  'month.this': (amount) => `${amount} este mes`,

  'greeting.named': (greeting, name, sentence) => `${greeting}, ${name}. ${sentence}`,
  'greeting.unnamed': (greeting, sentence) => `${greeting}. ${sentence}`,

  'total.all': 'Total',
  'total.these': (format, count) =>
    plural(count, { '=1': `Total de esta fila`, other: `Total de estas ${format.number(count)} filas` }),
};
