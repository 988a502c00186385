import { grammarOf } from '../../grammar.js';
import type * as english from '../en/components.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('fr');

export const components: TextsOf<typeof english> = {
  'badge.demo': 'Démo',
  'badge.sample': 'Données d’exemple',
  'badge.sample.meaning': 'Des chiffres d’exemple, affichés jusqu’à ce que vos propres données soient là.',
  'badge.sample.name': (chip, meaning) => `${chip} : ${meaning}`,
  'sentence.title-and-text': (title, text) => `${title}. ${text}`,
  'sentence.title': (title) => `${title}.`,
  'sentence.and-next': (first, second) => `${first} ${second}`,
  'sentence.facts': (facts) => facts.join(', '),
  'sentence.names': (names) => names.join(' ; '),

  'count.part': (part, total) => `${part} sur ${total}`,
  'count.part-labelled': (part, total, label) => `${part} sur ${total} ${label}`,
  'count.labelled': (count, label) => `${count} ${label}`,

  offline: 'Vous êtes hors ligne. Certaines fonctions peuvent ne pas marcher correctement.',
  'offline.over': 'Vous êtes de nouveau en ligne.',

  'booking.list': 'Réservations',
  'booking.check-in': 'Arrivée',
  'booking.dates': 'Dates',
  'booking.phase.under-way': 'En cours',
  'booking.phase.upcoming': 'À venir',
  'booking.phase.completed': 'Terminées',
  'booking.phase.unconfirmed': 'Date à confirmer',

  'listing.save': 'Enregistrer',
  'listing.save-of': (title) => `Enregistrer ${title}`,
  'listing.price': (price) => `${price} la nuit`,
  'listing.rated': 'Note :',
  'listing.credit': (credit) => `Photo : ${credit}`,
  'scrolls-sideways': (label) => `${label}, défile horizontalement`,

  'request.approve': 'Approuver',
  'request.decline': 'Refuser',
  'request.approve-of': (of) => `Approuver ${of}`,
  'request.decline-of': (of) => `Refuser ${of}`,

  'reward.points': (format, points) =>
    plural(points, { one: `${format.number(points)} point`, other: `${format.number(points)} points` }),
  'reward.redeem': 'Échanger',
  'reward.redeem-of': (of) => `Échanger ${of}`,
  'reward.redeem-locked': (of) => `Échanger ${of}, verrouillé`,

  'rewards.name': 'Récompenses',
  'rewards.hero': 'Niveau de récompenses',
  'rewards.your-level': 'Votre niveau',
  'rewards.level': 'Niveau',
  'rewards.points': 'Points',
  'rewards.benefits': 'Avantages',
  'rewards.progress': (level) => `Progression vers ${level}`,
  'rewards.missing': (points, level) => `${points} avant ${level}`,

  'field.optional': '(facultatif)',

  'seat.taken': (format, taken, seats) => `${format.number(taken)} sur ${format.number(seats)}`,
  'seat.participants-of': (taken, seats) =>
    plural(seats, { one: `${taken} participant`, other: `${taken} participants` }),
  'seat.participants': (format, count) =>
    plural(count, {
      one: `${format.number(count)} participant`,
      other: `${format.number(count)} participants`,
    }),
  'seat.bar': (of) => `${of} : participants`,
  'seat.full-figure': (figure) => `${figure}, complet`,
  'seat.unknown': 'Places à confirmer',
  'seat.over': (format, over) =>
    plural(over, {
      one: `${format.number(over)} de plus que de places`,
      other: `${format.number(over)} de plus que de places`,
    }),

  'progress.near-limit': 'Proche de la limite',
  'share.other': 'Autre',
  'share-bar.name': (label, parts) => `${label} : ${list(parts)}`,
  'share-bar.part': (label, share) => `${label} ${share}`,

  'loading.screen': 'Chargement…',

  'error.page.title': 'Une erreur s’est produite',
  'error.page.text': 'Veuillez nous excuser pour la gêne. La page a rencontré une erreur inattendue.',
  'error.dashboard.title': 'Erreur du tableau de bord',
  'error.dashboard.text': 'Le tableau de bord a rencontré une erreur et n’a pas pu se charger correctement.',
  'error.part': 'Cette partie',
  'error.row': (subject) => `Échec du chargement : ${subject}`,
  'error.try-again': 'Réessayer',
  'error.reload': 'Recharger la page',
  'error.read-again': 'Réessayer',

  'pager.previous': 'Précédent',
  'pager.next': 'Suivant',
  'pager.range': (format, first, last, total) =>
    `${format.number(first)}–${format.number(last)} sur ${format.number(total)}`,

  'tile.loading': 'Chargement',
  'tile.no-value': 'Pas de valeur',
  'tile.try-again': 'Réessayer',
  'tile.try-again-of': (label) => `Réessayer : ${label}`,
  'trend.from-to': (first, last) => `De ${first} à ${last}`,

  'delta.up.neutral': (amount) => `En hausse de ${amount}`,
  'delta.up.positive': (amount) => `En hausse de ${amount}, mieux`,
  'delta.up.negative': (amount) => `En hausse de ${amount}, moins bien`,
  'delta.down.neutral': (amount) => `En baisse de ${amount}`,
  'delta.down.positive': (amount) => `En baisse de ${amount}, mieux`,
  'delta.down.negative': (amount) => `En baisse de ${amount}, moins bien`,
  'delta.flat.neutral': (amount) => `Sans changement, ${amount}`,
  'delta.flat.positive': (amount) => `Sans changement, ${amount}, mieux`,
  'delta.flat.negative': (amount) => `Sans changement, ${amount}, moins bien`,

  'toast.region': (key) => `Notifications (${key})`,
  'toast.dismiss': 'Fermer',
  'toast.keep': 'Garder ouvert',

  'file.ready': (name) => `${name} est prêt`,
  'file.save': 'Enregistrer le fichier',

  'nav.main': 'Principale',
  'nav.pages': 'Pages principales',
  'nav.new': (count) => plural(count, { one: 'nouveau', other: 'nouveaux' }),

  'account.menu-of': (name) => `Menu du compte, ${name}`,
  'account.menu': 'Menu du compte',
  'account.profile': 'Paramètres du profil',
  'account.settings': 'Paramètres du compte',
  'account.logout': 'Se déconnecter',

  'panel.link-of': (link, of) => `${link} : ${of}`,
  'quick-actions': 'Actions rapides',
};
