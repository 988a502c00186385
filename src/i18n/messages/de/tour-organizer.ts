import { grammarOf } from '../../grammar.js';
import type * as english from '../en/tour-organizer.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('de');

export const tourOrganizer: TextsOf<typeof english> = {
  'organizer.tab.overview': 'Übersicht',
  'organizer.tab.private-tours': 'Private Touren',
  'organizer.tab.applications': 'Bewerbungen',
  'organizer.tab.team': 'Team',
  'organizer.tab.analytics': 'Analysen',
  'organizer.tab.revenue': 'Umsatz',
  'organizer.help.private-tours': 'Alle Touren und wie voll sie sind.',
  'organizer.help.applications': 'Fachleute, die bei Ihren Touren mitwirken möchten.',
  'organizer.help.team': 'Wer Ihre Touren möglich macht.',
  'organizer.help.analytics': 'Wie es mit Ihren Touren und Ihrem Team läuft.',
  'organizer.help.revenue': 'Was diesen Monat eingegangen ist und was Ihnen ausgezahlt wird.',
  'organizer.create-tour': 'Tour erstellen',

  'organizer.help.no-tours': 'Zurzeit läuft oder füllt sich keine Tour.',
  'organizer.help.tours': (format, active) =>
    plural(active, {
      one: `${format.number(active)} Tour läuft oder füllt sich.`,
      other: `${format.number(active)} Touren laufen oder füllen sich.`,
    }),
  'organizer.help.no-experts': 'Niemand wartet auf eine Antwort.',
  'organizer.help.experts': (format, waiting) =>
    plural(waiting, {
      one: `${format.number(waiting)} Fachkraft wartet auf eine Antwort.`,
      other: `${format.number(waiting)} Fachleute warten auf eine Antwort.`,
    }),
  'organizer.help.tours-and-experts': (tours, experts) => `${tours} ${experts}`,
  'organizer.help.overview': 'Ihre Touren, die Fachleute, die mitwirken möchten, und was sie einbringen.',

  'organizer.figure.active-tours': 'Aktive Touren',
  'organizer.figure.total-participants': 'Teilnehmende insgesamt',
  'organizer.figure.pending-applications': 'Offene Bewerbungen',
  'organizer.figure.total-revenue': 'Gesamtumsatz',
  'organizer.figure.average-rating': 'Durchschnittsbewertung',
  'organizer.figure.completed-tours': 'Abgeschlossene Touren',
  'organizer.figure.team-members': 'Teammitglieder',
  'organizer.figure.destinations': 'Reiseziele',
  'organizer.figures': 'Ihre Kennzahlen',

  'organizer.overview.figures': 'Ihre Touren auf einen Blick',
  'organizer.overview.in-destinations': (format, count) =>
    plural(count, {
      one: `An ${format.compactNumber(count)} Reiseziel`,
      other: `An ${format.compactNumber(count)} Reisezielen`,
    }),
  'organizer.overview.across-tours': (format, count) =>
    plural(count, {
      one: `Auf ${format.compactNumber(count)} Tour`,
      other: `Auf ${format.compactNumber(count)} Touren`,
    }),
  'organizer.overview.for-tours': (format, count) =>
    plural(count, {
      one: `Für ${format.compactNumber(count)} Tour`,
      other: `Für ${format.compactNumber(count)} Touren`,
    }),
  'organizer.overview.active-tours': 'Aktive Touren',
  'organizer.overview.revenue': 'Umsatz',
  'organizer.overview.all-tours': 'Alle privaten Touren',
  'organizer.overview.all-applications': 'Alle Bewerbungen',
  'organizer.overview.all-members': 'Alle Mitglieder',
  'organizer.overview.details': 'Details',

  'organizer.tours.title': 'Private Touren',
  'organizer.tours.counted': (count) => plural(count, { one: 'Tour', other: 'Touren' }),
  'organizer.tours.empty': 'Noch keine Touren',
  'organizer.tours.how-to': 'Erstellen Sie eine Tour, dann erscheint sie hier.',
  'organizer.tours.manage': 'Verwalten',
  'organizer.tours.manage-tour': (title) => `${title} verwalten`,
  'organizer.tour.destination': 'Reiseziel',
  'organizer.tour.dates': 'Zeitraum',

  'organizer.applications.title': 'Bewerbungen von Fachleuten',
  'organizer.applications.counted': (count) => plural(count, { one: 'Bewerbung', other: 'Bewerbungen' }),
  'organizer.applications.shown': (format, shown, total) =>
    plural(total, {
      one: `${format.number(shown)} von ${format.number(total)} Bewerbung`,
      other: `${format.number(shown)} von ${format.number(total)} Bewerbungen`,
    }),
  'organizer.applications.empty': 'Noch keine Bewerbungen',
  'organizer.applications.how-to': 'Fachleute, die sich für Ihre Touren bewerben, erscheinen hier.',
  'organizer.applications.expertise': 'Fachgebiet',
  'organizer.applications.experience': 'Erfahrung',
  'organizer.applications.for-tour': (title) => `Für ${title}`,

  'organizer.team.composition': 'Zusammensetzung des Teams',
  'organizer.team.guides': 'Reiseleitung',
  'organizer.team.cultural-experts': 'Kulturfachleute',
  'organizer.team.coordinators': 'Koordination',
  'organizer.team.logistics': 'Logistik',
  'organizer.team.members': (count) => plural(count, { one: 'Teammitglied', other: 'Teammitglieder' }),
  'organizer.team.of-members': (format, total) =>
    plural(total, {
      one: `von ${format.compactNumber(total)} Teammitglied`,
      other: `von ${format.compactNumber(total)} Teammitgliedern`,
    }),
  'organizer.team.share': (format, members, total) => `${format.number(members)} von ${format.number(total)}`,
  'organizer.team.work': 'Worum sich das Team kümmert',
  'organizer.team.per-guide': 'Teilnehmende pro Reiseleitung',
  'organizer.team.per-expert': 'Teilnehmende pro Kulturfachkraft',
  'organizer.team.per-coordinator': 'Aktive Touren pro Koordination',
  'organizer.analytics.of-best': (format, most) => `von ${format.number(most)}`,
  'organizer.analytics.team-satisfaction': 'Zufriedenheit im Team',
  'organizer.analytics.seats-taken': 'Belegte Plätze',
  'organizer.analytics.seats': (format, taken, seats) =>
    plural(seats, {
      one: `${format.number(taken)} von ${format.number(seats)} Platz`,
      other: `${format.number(taken)} von ${format.number(seats)} Plätzen`,
    }),
  'organizer.analytics.seats-in-tours': (format, taken, seats, tours) =>
    plural(tours, {
      '=1': plural(seats, {
        one: `${format.number(taken)} von ${format.number(seats)} Platz dieser Tour`,
        other: `${format.number(taken)} von ${format.number(seats)} Plätzen dieser Tour`,
      }),
      other: `${format.number(taken)} von ${format.number(seats)} Plätzen dieser ${format.number(tours)} Touren`,
    }),
  'organizer.analytics.tours-by-status': 'Touren nach Status',
  'organizer.analytics.active': 'Aktiv',
  'organizer.analytics.filling': 'Füllt sich',
  'organizer.analytics.other': 'Sonstige',
  'organizer.analytics.tours': (count) => plural(count, { one: 'private Tour', other: 'private Touren' }),
  'organizer.analytics.of-tours': (format, total) =>
    plural(total, {
      one: `von ${format.compactNumber(total)} privaten Tour`,
      other: `von ${format.compactNumber(total)} privaten Touren`,
    }),

  'organizer.revenue.breakdown': 'Aufteilung des Umsatzes',
  'organizer.revenue.this-month': 'Dieser Monat',
  'organizer.revenue.payout': 'Auszahlung',
  'organizer.revenue.commission': (format, percent) =>
    `Plattform\u00ADprovision (${format.percent(percent)})`,

  'organizer.payout.title': 'Auszahlung in diesem Monat',
  'organizer.payout.last-month': 'Vormonat',
  'organizer.payout.change': 'Veränderung',
  'organizer.payout.changed': (amount, percent) => `${amount}, ${percent}`,
  'organizer.payout.more': (percent) => `${percent} mehr als im Vormonat`,
  'organizer.payout.less': (percent) => `${percent} weniger als im Vormonat`,
  'organizer.payout.same': 'So viel wie im Vormonat',
  'organizer.payout.rule': (format, percent) =>
    `Die Auszahlung ist der Umsatz abzüglich ${format.percent(percent)} Plattformprovision.`,

  'organizer.seats.title': 'Plätze Ihrer Touren',
  'organizer.seats.taken': (format, taken, seats) =>
    `${format.number(taken)} von ${format.number(seats)} belegt`,
  'organizer.seats.taken-in': (format, taken, seats, tours, all) =>
    plural(all, {
      one: `${format.number(taken)} von ${format.number(seats)} belegt, bei ${format.number(tours)} von ${format.number(all)} Tour`,
      other: `${format.number(taken)} von ${format.number(seats)} belegt, bei ${format.number(tours)} von ${format.number(all)} Touren`,
    }),
};
