import { grammarOf } from '../../grammar.js';
import type * as english from '../en/traveler.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('de');

export const traveler: TextsOf<typeof english> = {
  'traveler.tab.overview': 'Übersicht',
  'traveler.tab.trips': 'Meine Reisen',
  'traveler.tab.wishlist': 'Merkliste',
  'traveler.tab.rewards': 'Prämien',
  'traveler.tab.profile': 'Profil',
  'traveler.help.overview': 'Ihre Reisen und Ideen für weitere.',
  'traveler.help.next-trip': (format, days) =>
    plural(days, {
      '=1': `Ihre nächste Reise beginnt morgen.`,
      other: `Ihre nächste Reise beginnt in ${format.number(days)} Tagen.`,
    }),
  'traveler.help.trips': 'Alle Buchungen, vergangene und bevorstehende.',
  'traveler.help.wishlist': 'Was Sie sich merken, wartet hier auf Sie.',
  'traveler.help.rewards': 'Was Ihre Punkte wert sind.',
  'traveler.help.points': (format, points) =>
    plural(points, {
      one: `Sie können ${format.number(points)} Punkt einlösen.`,
      other: `Sie können ${format.number(points)} Punkte einlösen.`,
    }),
  'traveler.help.profile': 'Was Ihr Konto über Sie sagt.',
  'traveler.discover': 'Erlebnisse entdecken',

  'traveler.figures': 'Ihre Reisen auf einen Blick',
  'traveler.figures.error': 'Ihre Kennzahlen',
  'traveler.trips.figures': 'Ihre Reisen',
  'traveler.tile.trips-booked': 'Gebuchte Reisen',
  'traveler.tile.wishlist-items': 'Auf der Merkliste',
  'traveler.tile.travel-rating': 'Reisebewertung',
  'traveler.tile.destinations': 'Reiseziele',
  'traveler.tile.upcoming': 'Bevorstehend',
  'traveler.tile.completed': 'Abgeschlossen',
  'traveler.tile.countries': 'Länder',
  'traveler.tile.upcoming-trips': (format, count) => `${format.number(count)} bevorstehend`,
  'traveler.tile.of-best': (format, most) => `von ${format.number(most)}`,

  'traveler.upcoming': 'Bevorstehende Reisen',
  'traveler.upcoming.all': 'Alle Reisen',
  'traveler.rewards': 'Prämien',
  'traveler.rewards.view': 'Prämien ansehen',
  'traveler.recommendations': 'Persönliche Empfehlungen',
  'traveler.recommendations.error': 'Empfehlungen',
  'traveler.recommendations.more': 'Mehr ansehen',
  'traveler.recommendations.empty': 'Noch keine Empfehlungen',
  'traveler.recommendations.how-to': 'Sobald es Erlebnisse gibt, die zu Ihnen passen, erscheinen sie hier.',
  'traveler.bookings': 'Alle Buchungen',
  'traveler.bookings.count': (count) => plural(count, { one: 'Buchung', other: 'Buchungen' }),
  'traveler.bookings.empty': 'Noch keine Reisen',
  'traveler.bookings.how-to': 'Buchen Sie ein Erlebnis, dann erscheint es hier.',

  'traveler.rewards.level': 'Ihre Stufe',
  'traveler.rewards.locked': (level) => `Gesperrte Prämien gibt es ab ${level}`,

  'traveler.wishlist.title': 'Merkliste',
  'traveler.wishlist.empty': 'Noch nichts gemerkt',
  'traveler.wishlist.how-to': 'Merken Sie sich ein Erlebnis, dann wartet es hier auf Sie.',

  'traveler.profile': 'Profil',
  'traveler.profile.picture': 'Bild',
  'traveler.profile.name': 'Name',
  'traveler.profile.email': 'E-Mail',
  'traveler.profile.role': 'Rolle',
  'traveler.profile.account': 'Konto',
  'traveler.profile.demo': 'Demokonto',
  'traveler.profile.live': 'Echtes Konto',
  'traveler.profile.not-given': 'Keine Angabe',
  'traveler.profile.your-picture': 'Ihr Bild',
  'traveler.profile.your-initials': 'Ihre Initialen',

  'traveler.test.notice': 'Hinweis',
  'traveler.test.help': 'Beispielzahlen, bis diese Rolle ein eigenes Dashboard hat.',

  'programme.level': 'Gold-Entdecker',
  'programme.next-level': 'Platin-Abenteurer',
  'programme.discount': (percent) => `${percent} Rabatt`,
  'programme.discount.condition': 'Auf Ihre nächste Buchung',
  'programme.airport-transfer': 'Kostenloser Flughafentransfer',
  'programme.airport-transfer.condition': (amount) => `Bei Buchungen über ${amount}`,
  'programme.priority-support': 'Bevorzugte Hilfe rund um die Uhr',
  'programme.priority-support.condition': 'Persönlich beraten',
  'programme.exclusive-experiences': 'Exklusive Erlebnisse',
  'programme.exclusive-experiences.condition': 'Private Touren',
};
