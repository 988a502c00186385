import type * as english from '../en/frame';
import type { TextsOf } from '../rooms';

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'Fermer',
  'sheet.previous': 'Précédent',
  'sheet.next': 'Suivant',
  'sheet.copy-link': 'Copier le lien',
  'sheet.link-copied': 'Lien copié',
  'sheet.link-not-copied': 'Le lien n’a pas pu être copié',
  'sheet.now': (position, title) => `${position} : ${title}`,

  'shell.dashboard': 'Tableau de bord',
  'shell.tab-title': (tab, dashboard) => `${tab}, ${dashboard}`,

  'needs.title': 'À traiter',
  'needs.nothing': 'Rien à traiter aujourd’hui.',
  'needs.count': 'à traiter',
  'needs.showing': (format, shown, total) => `${format.number(shown)} sur ${format.number(total)} affichés`,
  'needs.requested': (format, cost) => `${format.money(cost)} demandés.`,
  'needs.requested-leaves': (format, cost, left, total) =>
    `${format.money(cost)} demandés. Si vous approuvez tout, il restera ${format.money(left)} sur ${format.money(total)} ce mois-ci.`,
  'needs.reaches': (department, share) => `${department} atteint alors ${share}.`,
  'needs.pending-bookings': (format, count, value) =>
    `Réservations en attente : ${format.number(count)}, pour ${format.money(value)}.`,
  'needs.destination': 'Destination',
  'needs.pending-quotes': (format, count) => `Devis en attente : ${format.number(count)}`,
  'needs.quotes-wait': 'Ils attendent une réponse de vos clients.',
  'needs.week': 'Un triangle par semaine',
  'needs.quote': 'Préparer un devis',
  'needs.quote-of': (of) => `Préparer un devis pour ${of}`,
  'needs.starts': (format, days) => `Début ${format.relativeDays(days)}`,
  'needs.open-seats': (format, seats, tours) =>
    `Places encore libres : ${format.number(seats)}. Voyages concernés : ${format.number(tours)}.`,
  'needs.seats': (format, taken, total) => `${format.number(taken)} places sur ${format.number(total)}`,
  'needs.seats-left': (format, count) => `Places libres : ${format.number(count)}`,
};
