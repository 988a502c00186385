import { grammarOf } from '../../grammar.js';
import type * as english from '../en/components.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('de');

export const components: TextsOf<typeof english> = {
  'badge.demo': 'Demo',
  'badge.sample': 'Beispieldaten',
  'badge.sample.meaning': 'Platzhalter, bis Ihre eigenen Daten da sind.',
  'badge.sample.name': (chip, meaning) => `${chip}: ${meaning}`,
  'sentence.title-and-text': (title, text) => `${title}. ${text}`,
  'sentence.title': (title) => `${title}.`,
  'sentence.and-next': (first, second) => `${first} ${second}`,
  'sentence.facts': (facts) => facts.join(', '),
  'sentence.names': (names) => names.join('; '),

  'count.part': (part, total) => `${part} von ${total}`,
  'count.part-labelled': (part, total, label) => `${part} von ${total} ${label}`,
  'count.labelled': (count, label) => `${count} ${label}`,

  offline: 'Sie sind offline. Manche Funktionen stehen möglicherweise nicht zur Verfügung.',
  'offline.over': 'Sie sind wieder online.',

  'booking.list': 'Buchungen',
  'booking.check-in': 'Anreise',
  'booking.dates': 'Zeitraum',
  'booking.phase.under-way': 'Gerade unterwegs',
  'booking.phase.upcoming': 'Bevorstehend',
  'booking.phase.completed': 'Abgeschlossen',
  'booking.phase.unconfirmed': 'Termin wird noch bestätigt',

  'listing.save': 'Merken',
  'listing.save-of': (title) => `${title} merken`,
  'listing.price': (price) => `${price} pro Nacht`,
  'listing.rated': 'Bewertung',
  'listing.credit': (credit) => `Foto: ${credit}`,
  'scrolls-sideways': (label) => `${label}, seitlich scrollbar`,

  'request.approve': 'Genehmigen',
  'request.decline': 'Ablehnen',
  'request.approve-of': (of) => `${of} genehmigen`,
  'request.decline-of': (of) => `${of} ablehnen`,

  'reward.points': (format, points) =>
    plural(points, { one: `${format.number(points)} Punkt`, other: `${format.number(points)} Punkte` }),
  'reward.redeem': 'Einlösen',
  'reward.redeem-of': (of) => `${of} einlösen`,
  'reward.redeem-locked': (of) => `${of} einlösen, gesperrt`,
  'rewards.name': 'Prämien',
  'rewards.hero': 'Prämienstufe',
  'rewards.your-level': 'Ihre Stufe',
  'rewards.level': 'Stufe',
  'rewards.points': 'Punkte',
  'rewards.benefits': 'Vorteile',
  'rewards.progress': (level) => `Fortschritt bis ${level}`,
  'rewards.missing': (points, level) => `Noch ${points} bis ${level}`,

  'field.optional': '(optional)',

  'seat.taken': (format, taken, seats) => `${format.number(taken)} von ${format.number(seats)}`,
  'seat.participants-of': (taken, seats) =>
    plural(seats, { one: `${taken} teilnehmenden Person`, other: `${taken} Teilnehmenden` }),
  'seat.participants': (format, count) =>
    plural(count, {
      one: `${format.number(count)} teilnehmende Person`,
      other: `${format.number(count)} Teilnehmende`,
    }),
  'seat.bar': (of) => `${of}: Teilnehmende`,
  'seat.full-figure': (figure) => `${figure}, ausgebucht`,
  'seat.unknown': 'Platzzahl wird noch bestätigt',
  'seat.over': (format, over) => `${format.number(over)} mehr, als es Plätze gibt`,

  'progress.near-limit': 'Grenze fast erreicht',
  'share.other': 'Sonstige',
  'share-bar.name': (label, parts) => `${label}: ${list(parts)}`,
  'share-bar.part': (label, share) => `${label} ${share}`,

  'loading.screen': 'Wird geladen …',
  'error.page.title': 'Etwas ist schiefgelaufen',
  'error.page.text':
    'Bitte entschuldigen Sie die Unannehmlichkeiten. Auf der Seite ist ein unerwarteter Fehler aufgetreten.',
  'error.dashboard.title': 'Fehler im Dashboard',
  'error.dashboard.text':
    'Im Dashboard ist ein Fehler aufgetreten. Es konnte nicht vollständig geladen werden.',
  'error.part': 'Dieser Teil',
  'error.row': (subject) => `${subject}: Laden fehlgeschlagen`,
  'error.try-again': 'Erneut versuchen',
  'error.reload': 'Seite neu laden',
  'error.read-again': 'Erneut versuchen',

  'pager.previous': 'Zurück',
  'pager.next': 'Weiter',
  'pager.range': (format, first, last, total) =>
    `${format.number(first)}–${format.number(last)} von ${format.number(total)}`,

  'tile.loading': 'Wird geladen',
  'tile.no-value': 'Kein Wert',
  'tile.try-again': 'Erneut versuchen',
  'tile.try-again-of': (label) => `Erneut versuchen: ${label}`,
  'trend.from-to': (first, last) => `Von ${first} auf ${last}`,

  'delta.up.neutral': (amount) => `Gestiegen um ${amount}`,
  'delta.up.positive': (amount) => `Gestiegen um ${amount}, besser`,
  'delta.up.negative': (amount) => `Gestiegen um ${amount}, schlechter`,
  'delta.down.neutral': (amount) => `Gesunken um ${amount}`,
  'delta.down.positive': (amount) => `Gesunken um ${amount}, besser`,
  'delta.down.negative': (amount) => `Gesunken um ${amount}, schlechter`,
  'delta.flat.neutral': (amount) => `Unverändert, ${amount}`,
  'delta.flat.positive': (amount) => `Unverändert, ${amount}, besser`,
  'delta.flat.negative': (amount) => `Unverändert, ${amount}, schlechter`,

  'toast.region': (key) => `Mitteilungen (${key})`,
  'toast.dismiss': 'Schließen',
  'toast.keep': 'Offen lassen',

  'file.ready': (name) => `${name} ist fertig`,
  'file.save': 'Datei speichern',

  'nav.main': 'Hauptnavigation',
  'nav.new': () => 'neu',
  'nav.pages': 'Hauptseiten',

  'account.menu-of': (name) => `Kontomenü, ${name}`,
  'account.menu': 'Kontomenü',
  'account.profile': 'Profileinstellungen',
  'account.settings': 'Kontoeinstellungen',
  'account.logout': 'Abmelden',

  'panel.link-of': (link, of) => `${link}: ${of}`,
  'quick-actions': 'Schnellzugriff',
};
