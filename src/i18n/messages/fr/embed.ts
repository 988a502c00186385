import { grammarOf } from '../../grammar.js';
import type * as english from '../en/embed.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('fr');

export const embed: TextsOf<typeof english> = {
  'widget.rewards': 'Récompenses',
  'widget.stat-strip': 'Chiffres clés',
  'widget.upcoming-trips': 'Voyages à venir',
  'widget.recommendations': 'Recommandations',
  'widget.tour-availability': 'Places disponibles',
  'widget.dashboard': 'Tableau de bord',
  'widget.slow': 'Le chargement prend plus de temps que d’habitude.',
  'widget.loaded': (title) => `${title} : chargement terminé`,
  'widget.first-rows': (format, shown, total) =>
    plural(shown, {
      '=1': `Le premier sur ${format.number(total)}`,
      other: `Les ${format.number(shown)} premiers sur ${format.number(total)}`,
    }),
  'widget.error.offline':
    'Vous êtes hors ligne. Le chargement reprendra quand vous serez de nouveau en ligne.',
  'widget.error.network': 'La connexion a échoué. Veuillez réessayer.',
  'widget.error.timeout': 'La réponse a mis trop de temps. Veuillez réessayer.',
  'widget.error.http': 'La réponse était une erreur. Veuillez réessayer plus tard.',
  'widget.error.malformed': 'La réponse n’a pas pu être lue.',
  'widget.error.bad-address': 'Son adresse ne permet pas de charger des données.',
  'widget.error.render': 'L’affichage a échoué.',
  'widget.error.no-data': 'Aucune donnée n’est encore arrivée. Elles s’afficheront dès qu’il y en aura.',
  'widget.upcoming-trips.empty': 'Aucun voyage à venir',
  'widget.upcoming-trips.how-to': 'Réservez une expérience et elle apparaîtra ici.',
  'widget.recommendations.empty': 'Rien à recommander pour l’instant',
  'widget.recommendations.how-to': 'Dès que des expériences vous correspondront, elles apparaîtront ici.',
  'widget.stat-strip.empty': 'Pas encore de chiffres',
  'widget.stat-strip.how-to': 'Dès qu’il y aura quelque chose à compter, cela apparaîtra ici.',
  'widget.tour-availability.empty': 'Pas encore de circuits',
  'widget.tour-availability.how-to': 'Dès que des circuits seront prévus, ils apparaîtront ici.',
  'widget.tour-availability.view': 'Voir',
  'widget.tour-availability.view-tour': (title) => `Voir ${title}`,
};
