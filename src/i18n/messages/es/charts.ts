import { grammarOf } from '../../grammar.js';
import type * as english from '../en/charts.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('es');

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
  'chart.unknown': 'Sin datos',
  'voyage.cell': (total, period) => `${total}, ${period}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${total}, confirmado: ${confirmed}, pendiente: ${pending}, ${period}`,

  'calendar.span': (days, label) => `${days}: ${label}`,
  'calendar.pending': (days, label) => `${days}: ${label}, pendiente`,
  'calendar.who-where': (who, where) => `${who}, ${where}`,
  'calendar.more': (format, count) => `${format.number(count)} más`,
  'bars.others': (format, count) =>
    plural(count, {
      one: `${format.number(count)} más`,
      other: `${format.number(count)} más`,
    }),

  'trend-chart.chart': 'Gráfico',
  'trend-chart.value': 'Valor',
  'trend-chart.previous': 'Periodo anterior',
  'trend-chart.both': (point, before) => `${point}; ${before}`,

  'history.trend': (what, first, since, last, until) => `${what}: ${first} en ${since}, ${last} en ${until}`,
  'history.sum': (format, sum, months) =>
    plural(months, {
      one: `${sum} en ${format.number(months)} mes`,
      other: `${sum} en ${format.number(months)} meses`,
    }),

  'departures.title': 'Reservas por salida',
  'departures.bookings': (format, count) =>
    plural(count, {
      one: `${format.number(count)} reserva`,
      other: `${format.number(count)} reservas`,
    }),
  'departures.leaving': (month) => `Salida en ${month}`,
  'departures.any-month': (month) => `Salida en ${month}, quitar`,
  'departures.sum': (format, bookings, pending, value) =>
    `${bookings}, pendientes: ${format.number(pending)}, ${value}`,
  'departures.undated': (format, count) =>
    plural(count, {
      one: `${format.number(count)} reserva no tiene una fecha legible`,
      other: `${format.number(count)} reservas no tienen una fecha legible`,
    }),
  'departures.showing': (format, shown, all) => `Mostrando ${format.number(shown)} de ${format.number(all)}`,
  'departures.list': 'Salidas',
  'departures.open': 'Abrir en Reservas',
  'departures.empty': 'Aún no hay fechas de salida',
  'departures.how-to': 'Las reservas aparecen aquí cuando se conocen sus fechas.',

  'months.commissions': 'Comisiones por mes',
  'months.revenue': 'Ingresos por mes',
  'months.spend': 'Gastos por mes',
  'months.commissions.state': 'Comisiones',
  'months.revenue.state': 'Ingresos',
  'months.spend.state': 'Gastos',

  'seat.none-left': 'Completo',
  'seat.left': (format, seats) =>
    plural(seats, {
      one: `${format.number(seats)} plaza libre`,
      other: `${format.number(seats)} plazas libres`,
    }),
  'use.with-pending': (used, after) => `${used}, ${after} con las solicitudes pendientes`,
  'line.title': 'Su viaje',
  'line.today': (day) => `Hoy, ${day}`,
  'line.pending': (day) => `${day}, pendiente`,
  'line.upcoming': (format, day, days) => `${day}, ${relativeDays(days, format.number)}`,
};
