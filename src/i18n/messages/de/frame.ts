import { grammarOf } from '../../grammar.js';
import type * as english from '../en/frame.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('de');

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'Schließen',
  'sheet.previous': 'Zurück',
  'sheet.next': 'Weiter',
  'sheet.copy-link': 'Link kopieren',
  'sheet.link-copied': 'Link kopiert',
  'sheet.link-not-copied': 'Der Link konnte nicht kopiert werden',
  'sheet.now': (position, title) => `${position}: ${title}`,

  'command.search': 'Suchen',
  'command.keys': 'Strg K',
  'command.title': 'Suchen',
  'command.placeholder': 'Ein Tab, eine Seite oder ein Name',
  'command.results': 'Ergebnisse',
  'command.none': (text) => `Nichts heißt „${text}“.`,
  'command.tabs': 'In diesem Dashboard',
  'command.pages': 'Andere Seiten',
  'command.lists': 'In Listen suchen',
  'command.in-list': (text, tab) => `„${text}“ in ${tab}`,

  'shell.dashboard': 'Dashboard',
  'shell.tab-title': (tab, dashboard) => `${tab}, ${dashboard}`,

  'needs.title': 'Zu erledigen',
  'needs.nothing': 'Heute ist nichts zu erledigen.',
  'needs.count': () => 'zu erledigen',
  'needs.showing': (format, shown, total) => `${format.number(shown)} von ${format.number(total)} angezeigt`,
  'needs.requested': (format, cost) => `${format.money(cost)} sind beantragt.`,
  'needs.requested-leaves': (format, cost, left, total) =>
    `${format.money(cost)} sind beantragt. Wenn Sie alles genehmigen, bleiben ${format.money(left)} von ${format.money(total)} in diesem Monat.`,
  'needs.reaches': (department, share) => `${department} erreicht dann ${share}.`,
  'needs.pending-bookings': (format, count, value) =>
    `Noch unbestätigte Buchungen: ${format.number(count)}, Wert ${format.money(value)}.`,
  'needs.destination': 'Reiseziel',
  'needs.pending-quotes': (format, count) => `Offene Angebote: ${format.number(count)}`,
  'needs.quotes-wait': 'Sie warten auf eine Antwort Ihrer Kunden.',
  'needs.open-quotes': 'Angebote öffnen',
  'needs.week': 'Ein Dreieck ist eine Woche',
  'needs.quote': 'Angebot erstellen',
  'needs.quote-of': (of) => `Angebot erstellen für ${of}`,
  'needs.starts': (format, days) => `Beginnt ${relativeDays(days, format.number)}`,
  'needs.open-seats': (format, seats, tours, days) =>
    plural(seats, {
      '=1': `${format.number(seats)} Platz auf ${format.number(tours)} Tour ist frei, sie beginnt ${relativeDays(days, format.number)}.`,
      other: plural(tours, {
        '=1': `${format.number(seats)} Plätze auf ${format.number(tours)} Tour sind frei, sie beginnt ${relativeDays(days, format.number)}.`,
        other: `${format.number(seats)} Plätze auf ${format.number(tours)} Touren sind frei, die nächste beginnt ${relativeDays(days, format.number)}.`,
      }),
    }),
  'needs.seats': (format, taken, total) =>
    plural(total, {
      one: `${format.number(taken)} von ${format.number(total)} Platz`,
      other: `${format.number(taken)} von ${format.number(total)} Plätzen`,
    }),
  'needs.seats-left': (format, count) => `Freie Plätze: ${format.number(count)}`,
};
