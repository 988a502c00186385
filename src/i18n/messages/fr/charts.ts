import { grammarOf } from '../../grammar.js';
import type * as english from '../en/charts.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('fr');

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
  'chart.unknown': 'Inconnu',
  'voyage.cell': (total, period) => `${total}, ${period}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${total}, dont confirmé : ${confirmed}, en attente : ${pending}, ${period}`,

  'calendar.span': (days, label) => `${days} : ${label}`,
  'calendar.pending': (days, label) => `${days} : ${label}, en attente`,
  'calendar.who-where': (who, where) => `${who}, ${where}`,
  'calendar.more': (format, count) =>
    plural(count, {
      one: `${format.number(count)} autre`,
      other: `${format.number(count)} autres`,
    }),
  'bars.others': (format, count) =>
    plural(count, {
      one: `${format.number(count)} autre`,
      other: `${format.number(count)} autres`,
    }),

  'trend-chart.chart': 'Graphique',
  'trend-chart.value': 'Valeur',
  'trend-chart.previous': 'Période précédente',
  'trend-chart.both': (point, before) => `${point} ; ${before}`,

  'history.trend': (what, first, since, last, until) => `${what} : ${first} en ${since}, ${last} en ${until}`,
  'history.sum': (format, sum, months) =>
    plural(months, {
      one: `${sum} en ${format.number(months)} mois`,
      other: `${sum} en ${format.number(months)} mois`,
    }),

  'departures.title': 'Réservations par départ',
  'departures.bookings': (format, count) =>
    plural(count, {
      one: `${format.number(count)} réservation`,
      other: `${format.number(count)} réservations`,
    }),
  'departures.leaving': (month) => `Départ en ${month}`,
  'departures.any-month': (month) => `Départ en ${month}, retirer`,
  'departures.sum': (format, bookings, pending, value) =>
    `${bookings}, en attente : ${format.number(pending)}, ${value}`,
  'departures.undated': (format, count) =>
    plural(count, {
      one: `${format.number(count)} réservation n’a pas de date lisible`,
      other: `${format.number(count)} réservations n’ont pas de date lisible`,
    }),
  'departures.showing': (format, shown, all) =>
    plural(shown, {
      one: `${format.number(shown)} affichée sur ${format.number(all)}`,
      other: `${format.number(shown)} affichées sur ${format.number(all)}`,
    }),
  'departures.list': 'Départs',
  'departures.open': 'Ouvrir dans Réservations',
  'departures.empty': 'Aucune date de départ',
  'departures.how-to': 'Les réservations figurent ici dès que leurs dates sont connues.',

  'months.commissions': 'Commissions par mois',
  'months.revenue': 'Revenus par mois',
  'months.spend': 'Dépenses par mois',
  'months.commissions.state': 'Commissions',
  'months.revenue.state': 'Revenus',
  'months.spend.state': 'Dépenses',

  'seat.none-left': 'Complet',
  'seat.left': (format, seats) =>
    plural(seats, {
      one: `${format.number(seats)} place libre`,
      other: `${format.number(seats)} places libres`,
    }),
  'use.with-pending': (used, after) => `${used}, ${after} avec les demandes en attente`,
  'line.title': 'Votre voyage',
  'line.today': (day) => `Aujourd’hui, ${day}`,
  'line.pending': (day) => `${day}, en attente`,
  'line.upcoming': (format, day, days) => `${day}, ${relativeDays(days, format.number)}`,
};
