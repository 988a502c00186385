import { grammarOf } from '../../grammar.js';
import type * as english from '../en/shared.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('fr');

export const shared: TextsOf<typeof english> = {
  'read.applications': 'candidatures',
  'read.bookings': 'réservations',
  'read.budget': 'budget',
  'read.clients': 'clients',
  'read.commissions': 'commissions',
  'read.external-providers': 'prestataires externes',
  'read.figures': 'chiffres',
  'read.policies': 'règles de voyage',
  'read.recommendations': 'recommandations',
  'read.revenue': 'chiffre d’affaires',
  'read.team': 'équipe',
  'read.team-budgets': 'budgets des équipes',
  'read.tours': 'circuits',
  'read.travel-requests': 'demandes de voyage',
  'read.trips': 'voyages',
  'read.list': (parts) => `${list(parts)}`,

  'failure.samples': 'Vos données n’ont pas pu être chargées. Ce que vous voyez ci-dessous est un exemple.',
  'failure.parts': (parts) => `Non chargés : ${parts}.`,
  'failure.title': (parts) => `Échec du chargement : ${parts}`,
  'failure.text': 'Rien n’est perdu et rien n’a changé. Vérifiez votre connexion et réessayez.',
  'failure.line': (parts) => `Échec du chargement : ${parts}.`,
  'failure.tile': (parts) => `Non chargé : ${parts}`,
  'failure.outcome': (title, parts) => `${title} : échec du chargement de ${parts}`,
  'failure.loaded': (title) => `${title} : chargement terminé`,
  'failure.try-again': 'Réessayer',

  'sample.note':
    'Ce qui est marqué comme données d’exemple est affiché jusqu’à ce que vos propres données soient là.',
  'panel.empty': 'Rien ici pour l’instant',

  'news.approved': 'Approuvé',
  'news.declined': 'Refusé',
  'news.decided': (decision, row) => `${decision} : ${row}`,

  'month.before': 'par rapport au mois dernier',
  'month.this': (amount) => `${amount} ce mois-ci`,

  'greeting.named': (greeting, name, sentence) => `${greeting}, ${name}. ${sentence}`,
  'greeting.unnamed': (greeting, sentence) => `${greeting}. ${sentence}`,

  'total.all': 'Total',
  'total.these': (format, count) =>
    plural(count, { '=1': `Total de cette ligne`, other: `Total de ces ${format.number(count)} lignes` }),
};
