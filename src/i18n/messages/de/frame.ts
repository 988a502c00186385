import type * as english from '../en/frame';
import type { TextsOf } from '../rooms';

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'Schließen',
  'sheet.previous': 'Zurück',
  'sheet.next': 'Weiter',
  'sheet.copy-link': 'Link kopieren',
  'sheet.link-copied': 'Link kopiert',
  'sheet.link-not-copied': 'Der Link konnte nicht kopiert werden',
  'sheet.now': (position, title) => `${position}: ${title}`,

  'shell.dashboard': 'Dashboard',
  'shell.tab-title': (tab, dashboard) => `${tab}, ${dashboard}`,

  'needs.title': 'Zu erledigen',
  'needs.nothing': 'Heute ist nichts zu erledigen.',
  'needs.count': 'zu erledigen',
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
  'needs.week': 'Ein Dreieck ist eine Woche',
  'needs.quote': 'Angebot erstellen',
  'needs.quote-of': (of) => `Angebot erstellen für ${of}`,
  'needs.starts': (format, days) => `Beginnt ${format.relativeDays(days)}`,
  'needs.open-seats': (format, seats, tours) =>
    `Noch freie Plätze: ${format.number(seats)}. Reisen mit freien Plätzen: ${format.number(tours)}.`,
  'needs.seats': (format, taken, total) => `${format.number(taken)} von ${format.number(total)} Plätzen`,
  'needs.seats-left': (format, count) => `Freie Plätze: ${format.number(count)}`,
};
