import { grammarOf } from '../../grammar.js';
import type * as english from '../en/charts.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('de');

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
  'chart.unknown': 'Nicht bekannt',
  'voyage.cell': (total, period) => `${total}, ${period}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${total}, ${confirmed} bestätigt, ${pending} ausstehend, ${period}`,

  'calendar.span': (days, label) => `${days}: ${label}`,
  'calendar.pending': (days, label) => `${days}: ${label}, ausstehend`,
  'calendar.who-where': (who, where) => `${who}, ${where}`,
  'calendar.more': (format, count) => `${format.number(count)} weitere`,
  'bars.others': (format, count) =>
    plural(count, {
      one: `${format.number(count)} weiterer Eintrag`,
      other: `${format.number(count)} weitere Einträge`,
    }),

  'trend-chart.chart': 'Diagramm',
  'trend-chart.value': 'Wert',
  'trend-chart.previous': 'Vorheriger Zeitraum',
  'trend-chart.both': (point, before) => `${point}; ${before}`,

  'history.trend': (what, first, since, last, until) => `${what}: ${first} im ${since}, ${last} im ${until}`,
  'history.sum': (format, sum, months) =>
    plural(months, {
      one: `${sum} in ${format.number(months)} Monat`,
      other: `${sum} in ${format.number(months)} Monaten`,
    }),

  'departures.title': 'Buchungen nach Abreise',
  'departures.bookings': (format, count) =>
    plural(count, {
      one: `${format.number(count)} Buchung`,
      other: `${format.number(count)} Buchungen`,
    }),
  'departures.leaving': (month) => `Abreise im ${month}`,
  'departures.any-month': (month) => `Abreise im ${month}, entfernen`,
  'departures.sum': (format, bookings, pending, value) =>
    `${bookings}, ${format.number(pending)} ausstehend, ${value}`,
  'departures.undated': (format, count) =>
    plural(count, {
      one: `${format.number(count)} Buchung hat kein lesbares Datum`,
      other: `${format.number(count)} Buchungen haben kein lesbares Datum`,
    }),
  'departures.showing': (format, shown, all) => `${format.number(shown)} von ${format.number(all)} angezeigt`,
  'departures.list': 'Abreisen',
  'departures.open': 'In Buchungen öffnen',
  'departures.empty': 'Noch keine Abreisedaten',
  'departures.how-to': 'Buchungen stehen hier, sobald ihre Daten bekannt sind.',

  'months.commissions': 'Provisionen nach Monat',
  'months.revenue': 'Umsatz nach Monat',
  'months.spend': 'Ausgaben nach Monat',
  'months.commissions.state': 'Provisionen',
  'months.revenue.state': 'Umsatz',
  'months.spend.state': 'Ausgaben',

  'seat.none-left': 'Ausgebucht',
  'seat.left': (format, seats) =>
    plural(seats, {
      one: `${format.number(seats)} Platz frei`,
      other: `${format.number(seats)} Plätze frei`,
    }),
  'use.with-pending': (used, after) => `${used}, ${after} mit offenen Anträgen`,
  'line.title': 'Ihre Reise',
  'line.today': (day) => `Heute, ${day}`,
  'line.pending': (day) => `${day}, ausstehend`,
  'line.upcoming': (format, day, days) => `${day}, ${relativeDays(days, format.number)}`,
};
