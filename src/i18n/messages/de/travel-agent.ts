import { grammarOf } from '../../grammar.js';
import type * as english from '../en/travel-agent.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('de');

export const travelAgent: TextsOf<typeof english> = {
  'agent.tab.overview': 'Übersicht',
  'agent.tab.clients': 'Kunden',
  'agent.tab.bookings': 'Buchungen',
  'agent.tab.external-apis': 'Externe APIs',
  'agent.tab.white-label': 'White-Label',
  'agent.tab.analytics': 'Analysen',
  'agent.help.clients': 'Alle, für die Sie Reisen planen.',
  'agent.help.bookings': 'Was Sie für wen gebucht haben und was es wert ist.',
  'agent.help.external-apis': 'Durchsuchen Sie andere Anbieter, und sehen Sie, was sie einbringen.',
  'agent.help.white-label': 'Ihr Name und Ihre Farben auf allem, was Ihre Kunden sehen.',
  'agent.help.analytics': 'Wie Ihr Geschäft läuft.',

  'agent.action.new-client': 'Neuer Kunde',
  'agent.action.create-booking': 'Buchung anlegen',
  'agent.action.search-external': 'Extern suchen',
  'agent.action.generate-quote': 'Angebot erstellen',

  'agent.help.waiting-bookings': (format, bookings) =>
    plural(bookings, {
      one: `${format.number(bookings)} Buchung wartet auf eine Antwort.`,
      other: `${format.number(bookings)} Buchungen warten auf eine Antwort.`,
    }),
  'agent.help.bookings-and-quotes': (format, bookings, quotes) =>
    plural(bookings, {
      one: plural(quotes, {
        one: `${format.number(bookings)} Buchung und ${format.number(quotes)} Angebot warten auf eine Antwort.`,
        other: `${format.number(bookings)} Buchung und ${format.number(quotes)} Angebote warten auf eine Antwort.`,
      }),
      other: plural(quotes, {
        one: `${format.number(bookings)} Buchungen und ${format.number(quotes)} Angebot warten auf eine Antwort.`,
        other: `${format.number(bookings)} Buchungen und ${format.number(quotes)} Angebote warten auf eine Antwort.`,
      }),
    }),
  'agent.help.no-quotes': 'Kein Angebot wartet auf eine Antwort.',
  'agent.help.quotes': (format, pending) =>
    plural(pending, {
      one: `${format.number(pending)} Angebot wartet auf eine Antwort.`,
      other: `${format.number(pending)} Angebote warten auf eine Antwort.`,
    }),
  'agent.help.overview': 'Ihre Kunden, deren Buchungen und was auf eine Antwort wartet.',
  'agent.figures': 'Ihre Kennzahlen',

  'agent.overview.figures': 'Ihr Geschäft auf einen Blick',
  'agent.overview.active-clients': 'Aktive Kunden',
  'agent.overview.total-bookings': 'Buchungen insgesamt',
  'agent.overview.pending-quotes': 'Offene Angebote',
  'agent.overview.total-commissions': 'Provisionen',
  'agent.overview.new-clients': (format, count) => `${format.compactNumber(count)} neu`,
  'agent.overview.bookings-this-month': (format, count) => `${format.compactNumber(count)} in diesem Monat`,
  'agent.overview.quotes-wait': 'Warten auf Antwort',
  'agent.overview.recent-bookings': 'Neueste Buchungen',
  'agent.overview.all-bookings': 'Alle Buchungen',
  'agent.overview.all-clients': 'Alle Kunden',
  'agent.overview.external-apis': 'Externe APIs',

  'agent.bookings.title': 'Alle Buchungen',
  'agent.bookings.count': (count) => plural(count, { one: 'Buchung', other: 'Buchungen' }),
  'agent.bookings.client': 'Kunde',
  'agent.bookings.dates': 'Zeitraum',
  'agent.bookings.status': 'Status',
  'agent.bookings.value': 'Wert',
  'agent.bookings.empty': 'Noch keine Buchungen',
  'agent.bookings.how-to': 'Was Sie für Ihre Kunden buchen, erscheint hier.',

  'agent.clients.title': 'Alle Kunden',
  'agent.clients.count': (count) => plural(count, { one: 'Kunde', other: 'Kunden' }),
  'agent.clients.client': 'Kunde',
  'agent.clients.type': 'Art',
  'agent.clients.status': 'Status',
  'agent.clients.empty': 'Noch keine Kunden',
  'agent.clients.how-to': 'Legen Sie einen Kunden an, dann erscheint er hier.',
  'agent.client-type.returning': 'Stammkunde',
  'agent.client-type.new': 'Neu',
  'agent.client-type.vip': 'VIP',
  'agent.clients-by-type.title': 'Kunden nach Art',
  'agent.clients-by-type.active': (count) => plural(count, { one: 'aktiver Kunde', other: 'aktive Kunden' }),

  'agent.providers.title': 'Ergebnisse externer Anbieter',
  'agent.providers.provider': 'Anbieter',
  'agent.providers.bookings': 'Buchungen',
  'agent.providers.bookings-unit': (count) => plural(count, { one: 'Buchung', other: 'Buchungen' }),
  'agent.providers.share': 'Umsatzanteil',
  'agent.providers.share-of': (provider) => `Umsatzanteil von ${provider}`,
  'agent.providers.revenue': 'Umsatz',
  'agent.providers.total': (format, count) =>
    plural(count, {
      one: `Summe von ${format.number(count)} Anbieter`,
      other: `Summe von ${format.number(count)} Anbietern`,
    }),
  'agent.providers.empty': 'Noch keine externen Buchungen',
  'agent.providers.how-to': 'Buchungen bei externen Anbietern erscheinen hier.',

  'agent.commissions.figures': 'Ihre Provisionen',
  'agent.commissions.this-month': 'Dieser Monat',
  'agent.commissions.last-month': 'Letzter Monat',
  'agent.commissions.growth': 'Wachstum',
  'agent.commissions.breakdown': 'Aufteilung der Provisionen',
  'agent.commissions.platform': 'Plattform',
  'agent.commissions.external': 'Extern',
  'agent.commissions.month-before': 'Letzter Monat',

  'agent.search.flights': 'Flüge',
  'agent.search.flights.submit': 'Flüge suchen',
  'agent.search.from': 'Von',
  'agent.search.from.missing': 'Geben Sie an, wo der Flug beginnt.',
  'agent.search.to': 'Nach',
  'agent.search.to.missing': 'Geben Sie an, wohin der Flug geht.',
  'agent.search.departure': 'Hinflug',
  'agent.search.return': 'Rückflug',
  'agent.search.return.order': 'Wählen Sie einen Tag nach dem Hinflug.',
  'agent.search.travelers': 'Reisende',
  'agent.search.hotels': 'Hotels',
  'agent.search.hotels.submit': 'Hotels suchen',
  'agent.search.destination': 'Reiseziel',
  'agent.search.destination.missing': 'Geben Sie ein Reiseziel an.',
  'agent.search.check-in': 'Anreise',
  'agent.search.check-out': 'Abreise',
  'agent.search.check-out.order': 'Wählen Sie einen Tag nach der Anreise.',
  'agent.search.guests': 'Gäste',
  'agent.search.experiences': 'Erlebnisse',
  'agent.search.experiences.submit': 'Erlebnisse suchen',
  'agent.search.interest': 'Interesse',
  'agent.search.date': 'Datum',
  'agent.search.day.missing': 'Wählen Sie einen Tag.',
  'agent.search.people.wrong': (format, most) =>
    `Geben Sie eine Zahl von ${format.number(1)} bis ${format.number(most)} ein.`,

  'agent.white-label.title': 'Ihre eigene Reise-Website',
  'agent.white-label.text':
    'Bieten Sie Ihren Kunden einen Ort, der nach Ihrem Reisebüro aussieht: dieselben Buchungen und Dashboards, unter Ihrer Marke.',
  'agent.white-label.name': 'Ihr Name und Ihr Logo',
  'agent.white-label.name.text': 'Sie ersetzen unsere in der Leiste am oberen Rand jeder Seite.',
  'agent.white-label.look': 'Ihre Farben, Schriften und Ecken',
  'agent.white-label.look.text':
    'Eine Markenfarbe genügt: Alle Schaltflächen, Links und Diagramme richten sich danach, hell wie dunkel.',
  'agent.white-label.contrast': 'In jeder Farbe lesbar',
  'agent.white-label.contrast.text':
    'Text behält einen Kontrast von mindestens 4,5 zu 1, welche Farbe Sie auch wählen.',
  'agent.white-label.explore': 'White-Label entdecken',
  'agent.white-label.brands': 'Ein Dashboard, drei Marken',
  'agent.brand.tapa': 'Tapa',
  'agent.brand.tapa.look': 'Violett, sanfte Ecken',
  'agent.brand.boutique': 'Ihr Boutique-Reisebüro',
  'agent.brand.boutique.look': 'Petrol, runde Ecken',
  'agent.brand.corporate': 'Ihre Geschäftsreisestelle',
  'agent.brand.corporate.look': 'Orange, eckig',

  'agent.analytics.client-rating': 'Kundenbewertung im Schnitt',
  'agent.analytics.of-best': (format, most) => `von ${format.number(most)}`,
  'agent.analytics.bookings-this-month': 'Buchungen diesen Monat',
  'agent.analytics.external-bookings': 'Externe Buchungen',
  'agent.analytics.partnerships': 'Partnerschaften',
  'agent.analytics.rates': 'Abschlussquote und Kundenbindung',
  'agent.analytics.conversion': 'Abschlussquote',
  'agent.analytics.retention': 'Kundenbindung',
};
