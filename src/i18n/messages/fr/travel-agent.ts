import { grammarOf } from '../../grammar.js';
import type * as english from '../en/travel-agent.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('fr');

export const travelAgent: TextsOf<typeof english> = {
  'agent.tab.overview': 'Vue d’ensemble',
  'agent.tab.clients': 'Clients',
  'agent.tab.bookings': 'Réservations',
  'agent.tab.external-apis': 'API externes',
  'agent.tab.white-label': 'Marque blanche',
  'agent.tab.analytics': 'Analyses',
  'agent.help.clients': 'Toutes les personnes pour qui vous organisez des voyages.',
  'agent.help.bookings': 'Ce que vous avez réservé, pour qui et pour quel montant.',
  'agent.help.external-apis': 'Interrogez d’autres prestataires et voyez ce qu’ils rapportent.',
  'agent.help.white-label': 'Votre nom et vos couleurs sur tout ce que voient vos clients.',
  'agent.help.analytics': 'Les résultats de votre activité.',

  'agent.action.new-client': 'Nouveau client',
  'agent.action.create-booking': 'Créer une réservation',
  'agent.action.search-external': 'Recherche externe',
  'agent.action.generate-quote': 'Créer un devis',

  'agent.help.waiting-bookings': (format, bookings) =>
    plural(bookings, {
      one: `${format.number(bookings)} réservation attend une réponse.`,
      other: `${format.number(bookings)} réservations attendent une réponse.`,
    }),
  'agent.help.bookings-and-quotes': (format, bookings, quotes) =>
    plural(bookings, {
      one: plural(quotes, {
        one: `${format.number(bookings)} réservation et ${format.number(quotes)} devis attendent une réponse.`,
        other: `${format.number(bookings)} réservation et ${format.number(quotes)} devis attendent une réponse.`,
      }),
      other: plural(quotes, {
        one: `${format.number(bookings)} réservations et ${format.number(quotes)} devis attendent une réponse.`,
        other: `${format.number(bookings)} réservations et ${format.number(quotes)} devis attendent une réponse.`,
      }),
    }),
  'agent.help.no-quotes': 'Aucun devis n’attend de réponse.',
  'agent.help.quotes': (format, pending) =>
    plural(pending, {
      one: `${format.number(pending)} devis attend une réponse.`,
      other: `${format.number(pending)} devis attendent une réponse.`,
    }),
  'agent.help.overview': 'Vos clients, leurs réservations et ce qui attend une réponse.',

  'agent.figures': 'Vos chiffres',
  'agent.overview.figures': 'Votre activité en un coup d’œil',
  'agent.overview.active-clients': 'Clients actifs',
  'agent.overview.total-bookings': 'Réservations au total',
  'agent.overview.pending-quotes': 'Devis en attente',
  'agent.overview.total-commissions': 'Commissions',
  'agent.overview.new-clients': (format, count) =>
    plural(count, {
      one: `${format.compactNumber(count)} nouveau`,
      other: `${format.compactNumber(count)} nouveaux`,
    }),
  'agent.overview.bookings-this-month': (format, count) => `${format.compactNumber(count)} ce mois-ci`,
  'agent.overview.quotes-wait': 'En attente de réponse',
  'agent.overview.recent-bookings': 'Réservations récentes',
  'agent.overview.all-bookings': 'Toutes les réservations',
  'agent.overview.all-clients': 'Tous les clients',
  'agent.overview.external-apis': 'API externes',

  'agent.bookings.title': 'Toutes les réservations',
  'agent.bookings.count': (count) => plural(count, { one: 'réservation', other: 'réservations' }),
  'agent.bookings.client': 'Client',
  'agent.bookings.dates': 'Dates',
  'agent.bookings.status': 'Statut',
  'agent.bookings.value': 'Montant',
  'agent.bookings.empty': 'Pas encore de réservations',
  'agent.bookings.how-to': 'Les réservations que vous faites pour vos clients apparaîtront ici.',

  'agent.clients.title': 'Tous les clients',
  'agent.clients.count': (count) => plural(count, { one: 'client', other: 'clients' }),
  'agent.clients.client': 'Client',
  'agent.clients.type': 'Type',
  'agent.clients.status': 'Statut',
  'agent.clients.empty': 'Pas encore de clients',
  'agent.clients.how-to': 'Ajoutez un client et il apparaîtra ici.',
  'agent.client-type.returning': 'Fidèle',
  'agent.client-type.new': 'Nouveau',
  'agent.client-type.vip': 'VIP',
  'agent.clients-by-type.title': 'Clients par type',
  'agent.clients-by-type.active': (count) => plural(count, { one: 'client actif', other: 'clients actifs' }),

  'agent.providers.title': 'Résultats des prestataires externes',
  'agent.providers.provider': 'Prestataire',
  'agent.providers.bookings': 'Réservations',
  'agent.providers.bookings-unit': (count) => plural(count, { one: 'réservation', other: 'réservations' }),
  'agent.providers.share': 'Part du chiffre d’affaires',
  'agent.providers.share-of': (provider) => `${provider} : part du chiffre d’affaires`,
  'agent.providers.revenue': 'Chiffre d’affaires',
  'agent.providers.total': (format, count) =>
    plural(count, {
      one: `Total de ${format.number(count)} prestataire`,
      other: `Total de ${format.number(count)} prestataires`,
    }),
  'agent.providers.empty': 'Pas encore de réservations externes',
  'agent.providers.how-to': 'Les réservations auprès de prestataires externes apparaîtront ici.',

  'agent.commissions.figures': 'Vos commissions',
  'agent.commissions.this-month': 'Ce mois-ci',
  'agent.commissions.last-month': 'Le mois dernier',
  'agent.commissions.growth': 'Évolution',
  'agent.commissions.breakdown': 'Répartition des commissions',
  'agent.commissions.platform': 'Plateforme',
  'agent.commissions.external': 'Externes',
  'agent.commissions.month-before': 'Le mois dernier',

  'agent.search.flights': 'Vols',
  'agent.search.flights.submit': 'Rechercher des vols',
  'agent.search.from': 'De',
  'agent.search.from.missing': 'Indiquez d’où part le vol.',
  'agent.search.to': 'À',
  'agent.search.to.missing': 'Indiquez où va le vol.',
  'agent.search.departure': 'Départ',
  'agent.search.return': 'Retour',
  'agent.search.return.order': 'Choisissez un jour après le départ.',
  'agent.search.travelers': 'Voyageurs',
  'agent.search.hotels': 'Hôtels',
  'agent.search.hotels.submit': 'Rechercher des hôtels',
  'agent.search.destination': 'Destination',
  'agent.search.destination.missing': 'Indiquez une destination.',
  'agent.search.check-in': 'Arrivée',
  'agent.search.check-out': 'Départ',
  'agent.search.check-out.order': 'Choisissez un jour après l’arrivée.',
  'agent.search.guests': 'Personnes',
  'agent.search.experiences': 'Expériences',
  'agent.search.experiences.submit': 'Rechercher des expériences',
  'agent.search.interest': 'Centre d’intérêt',
  'agent.search.date': 'Date',
  'agent.search.day.missing': 'Choisissez un jour.',
  'agent.search.people.wrong': (format, most) =>
    `Indiquez un nombre de ${format.number(1)} à ${format.number(most)}.`,

  'agent.white-label.title': 'Un site de voyage bien à vous',
  'agent.white-label.text':
    'Offrez à vos clients un lieu qui ressemble à votre agence : les mêmes réservations et tableaux de bord, à vos couleurs.',
  'agent.white-label.name': 'Votre nom et votre logo',
  'agent.white-label.name.text': 'Ils remplacent les nôtres dans la barre en haut de chaque page.',
  'agent.white-label.look': 'Vos couleurs, vos caractères, vos angles',
  'agent.white-label.look.text':
    'Une seule couleur de marque suffit : chaque bouton, lien et graphique la suit, en mode clair comme en mode sombre.',
  'agent.white-label.contrast': 'Lisible dans toutes les couleurs',
  'agent.white-label.contrast.text':
    'Le texte garde un contraste d’au moins 4,5 pour 1, quelle que soit la couleur choisie.',
  'agent.white-label.explore': 'Découvrir la marque blanche',
  'agent.white-label.brands': 'Un tableau de bord, trois marques',
  'agent.brand.tapa': 'Tapa',
  'agent.brand.tapa.look': 'Violet, angles doux',
  'agent.brand.boutique': 'Votre agence de charme',
  'agent.brand.boutique.look': 'Bleu-vert, angles ronds',
  'agent.brand.corporate': 'Votre agence d’affaires',
  'agent.brand.corporate.look': 'Orange, angles droits',

  'agent.analytics.client-rating': 'Note moyenne des clients',
  'agent.analytics.of-best': (format, most) => `sur ${format.number(most)}`,
  'agent.analytics.bookings-this-month': 'Réservations ce mois-ci',
  'agent.analytics.external-bookings': 'Réservations externes',
  'agent.analytics.partnerships': 'Partenariats',
  'agent.analytics.rates': 'Conversion et fidélisation',
  'agent.analytics.conversion': 'Conversion',
  'agent.analytics.retention': 'Fidélisation',
};
