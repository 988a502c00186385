import { grammarOf } from '../../grammar.js';
import type * as english from '../en/traveler.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('fr');

export const traveler: TextsOf<typeof english> = {
  'traveler.tab.overview': 'Vue d’ensemble',
  'traveler.tab.trips': 'Mes voyages',
  'traveler.tab.wishlist': 'Favoris',
  'traveler.tab.rewards': 'Récompenses',
  'traveler.tab.profile': 'Profil',

  'traveler.help.overview': 'Vos voyages, et des idées pour les prochains.',
  'traveler.help.next-trip': (format, days) =>
    plural(days, {
      '=1': `Votre prochain voyage commence demain.`,
      other: `Votre prochain voyage commence dans ${format.number(days)} jours.`,
    }),
  'traveler.help.trips': 'Toutes vos réservations, passées et à venir.',
  'traveler.help.wishlist': 'Ce que vous enregistrez vous attend ici.',
  'traveler.help.rewards': 'Ce que valent vos points.',
  'traveler.help.points': (format, points) =>
    plural(points, {
      one: `Vous avez ${format.number(points)} point à dépenser.`,
      other: `Vous avez ${format.number(points)} points à dépenser.`,
    }),
  'traveler.help.profile': 'Ce que votre compte dit de vous.',
  'traveler.discover': 'Découvrir des expériences',

  'traveler.figures': 'Vos voyages en un coup d’œil',
  'traveler.figures.error': 'Vos chiffres',
  'traveler.trips.figures': 'Vos voyages',
  'traveler.tile.trips-booked': 'Voyages réservés',
  'traveler.tile.wishlist-items': 'Favoris',
  'traveler.tile.travel-rating': 'Note de voyage',
  'traveler.tile.destinations': 'Destinations',
  'traveler.tile.upcoming': 'À venir',
  'traveler.tile.completed': 'Terminés',
  'traveler.tile.countries': 'Pays',
  'traveler.tile.upcoming-trips': (format, count) => `${format.number(count)} à venir`,
  'traveler.tile.of-best': (format, most) => `sur ${format.number(most)}`,

  'traveler.upcoming': 'Voyages à venir',
  'traveler.upcoming.all': 'Tous les voyages',
  'traveler.rewards': 'Récompenses',
  'traveler.rewards.view': 'Voir les récompenses',
  'traveler.recommendations': 'Recommandations pour vous',
  'traveler.recommendations.error': 'Recommandations',
  'traveler.recommendations.more': 'Voir plus',
  'traveler.recommendations.empty': 'Rien à recommander pour l’instant',
  'traveler.recommendations.how-to': 'Dès que des expériences vous correspondront, elles apparaîtront ici.',
  'traveler.bookings': 'Toutes les réservations',
  'traveler.bookings.count': (count) => plural(count, { one: 'réservation', other: 'réservations' }),
  'traveler.bookings.empty': 'Pas encore de voyages',
  'traveler.bookings.how-to': 'Réservez une expérience et elle apparaîtra ici.',

  'traveler.rewards.level': 'Votre niveau',
  'traveler.rewards.locked': (level) => `Les récompenses verrouillées s’ouvrent au niveau ${level}`,

  'traveler.wishlist.title': 'Favoris',
  'traveler.wishlist.empty': 'Rien d’enregistré pour l’instant',
  'traveler.wishlist.how-to': 'Enregistrez une expérience et vous la retrouverez ici.',

  'traveler.profile': 'Profil',
  'traveler.profile.picture': 'Photo',
  'traveler.profile.name': 'Nom',
  'traveler.profile.email': 'E-mail',
  'traveler.profile.role': 'Rôle',
  'traveler.profile.account': 'Compte',
  'traveler.profile.demo': 'Compte de démonstration',
  'traveler.profile.live': 'Compte réel',
  'traveler.profile.not-given': 'Non indiqué',
  'traveler.profile.your-picture': 'Votre photo',
  'traveler.profile.your-initials': 'Vos initiales',

  'traveler.test.notice': 'Remarque',
  'traveler.test.help': 'Des chiffres d’exemple, tant que ce rôle n’a pas son propre tableau de bord.',

  'programme.level': 'Explorateur Or',
  'programme.next-level': 'Aventurier Platine',
  'programme.discount': (percent) => `${percent} de remise`,
  'programme.discount.condition': 'Sur votre prochaine réservation',
  'programme.airport-transfer': 'Transfert aéroport offert',
  'programme.airport-transfer.condition': (amount) => `Pour les réservations de plus de ${amount}`,
  'programme.priority-support': 'Assistance prioritaire 24 h/24, 7 j/7',
  'programme.priority-support.condition': 'Une personne vous aide',
  'programme.exclusive-experiences': 'Expériences exclusives',
  'programme.exclusive-experiences.condition': 'Circuits privés',
};
