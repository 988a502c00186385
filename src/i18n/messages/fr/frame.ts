import { grammarOf } from '../../grammar.js';
import type * as english from '../en/frame.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('fr');

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'Fermer',
  'sheet.previous': 'Précédent',
  'sheet.next': 'Suivant',
  'sheet.copy-link': 'Copier le lien',
  'sheet.link-copied': 'Lien copié',
  'sheet.link-not-copied': 'Le lien n’a pas pu être copié',
  'sheet.now': (position, title) => `${position} : ${title}`,

  'command.search': 'Rechercher',
  'command.keys': 'Ctrl K',
  'command.title': 'Rechercher',
  'command.placeholder': 'Un onglet, une page ou un nom',
  'command.results': 'Résultats',
  'command.none': (text) => `Rien ne s’appelle « ${text} ».`,
  'command.tabs': 'Dans ce tableau de bord',
  'command.pages': 'Autres pages',
  'command.lists': 'Chercher dans les listes',
  'command.in-list': (text, tab) => `« ${text} » dans ${tab}`,

  'shell.dashboard': 'Tableau de bord',
  'shell.tab-title': (tab, dashboard) => `${tab}, ${dashboard}`,

  'needs.title': 'À traiter',
  'needs.nothing': 'Rien à traiter aujourd’hui.',
  'needs.count': () => 'à traiter',
  'needs.showing': (format, shown, total) =>
    plural(shown, {
      one: `${format.number(shown)} affiché sur ${format.number(total)}`,
      other: `${format.number(shown)} affichés sur ${format.number(total)}`,
    }),
  'needs.requested': (format, cost) => `${format.money(cost)} demandés.`,
  'needs.requested-leaves': (format, cost, left, total) =>
    `${format.money(cost)} demandés. Si vous approuvez tout, il restera ${format.money(left)} sur ${format.money(total)} ce mois-ci.`,
  'needs.reaches': (department, share) => `${department} atteint alors ${share}.`,
  'needs.pending-bookings': (format, count, value) =>
    `Réservations en attente : ${format.number(count)}, pour ${format.money(value)}.`,
  'needs.destination': 'Destination',
  'needs.pending-quotes': (format, count) => `Devis en attente : ${format.number(count)}`,
  'needs.quotes-wait': 'Ils attendent une réponse de vos clients.',
  'needs.open-quotes': 'Voir les devis',
  'needs.week': 'Un triangle par semaine',
  'needs.quote': 'Préparer un devis',
  'needs.quote-of': (of) => `Préparer un devis pour ${of}`,
  'needs.starts': (format, days) => `Début ${relativeDays(days, format.number)}`,
  'needs.open-seats': (format, seats, tours, days) =>
    plural(seats, {
      '=1': `${format.number(seats)} place est libre dans ${format.number(tours)} circuit, qui commence ${relativeDays(days, format.number)}.`,
      other: plural(tours, {
        '=1': `${format.number(seats)} places sont libres dans ${format.number(tours)} circuit, qui commence ${relativeDays(days, format.number)}.`,
        other: `${format.number(seats)} places sont libres dans ${format.number(tours)} circuits, le plus proche commence ${relativeDays(days, format.number)}.`,
      }),
    }),
  'needs.seats': (format, taken, total) =>
    plural(taken, {
      one: `${format.number(taken)} place sur ${format.number(total)}`,
      other: `${format.number(taken)} places sur ${format.number(total)}`,
    }),
  'needs.seats-left': (format, count) => `Places libres : ${format.number(count)}`,
};
