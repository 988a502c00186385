import { grammarOf } from '../../grammar.js';
import type * as english from '../en/tour-organizer.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('fr');

export const tourOrganizer: TextsOf<typeof english> = {
  'organizer.tab.overview': 'Vue d’ensemble',
  'organizer.tab.private-tours': 'Circuits privés',
  'organizer.tab.applications': 'Candidatures',
  'organizer.tab.team': 'Équipe',
  'organizer.tab.analytics': 'Analyses',
  'organizer.tab.revenue': 'Revenus',
  'organizer.help.private-tours': 'Tous les circuits et leur taux de remplissage.',
  'organizer.help.applications': 'Les experts qui souhaitent participer à vos circuits.',
  'organizer.help.team': 'Les personnes qui font vivre vos circuits.',
  'organizer.help.analytics': 'Les résultats de vos circuits et de votre équipe.',
  'organizer.help.revenue': 'Ce que ce mois a rapporté et ce qui vous est versé.',
  'organizer.create-tour': 'Créer un circuit',

  'organizer.help.no-tours': 'Aucun circuit n’est en cours ni en train de se remplir.',
  'organizer.help.tours': (format, active) =>
    plural(active, {
      one: `${format.number(active)} circuit est en cours ou se remplit.`,
      other: `${format.number(active)} circuits sont en cours ou se remplissent.`,
    }),
  'organizer.help.no-experts': 'Aucun expert n’attend de réponse.',
  'organizer.help.experts': (format, waiting) =>
    plural(waiting, {
      one: `${format.number(waiting)} expert attend une réponse.`,
      other: `${format.number(waiting)} experts attendent une réponse.`,
    }),
  'organizer.help.tours-and-experts': (tours, experts) => `${tours} ${experts}`,
  'organizer.help.overview': 'Vos circuits, les experts qui veulent y participer et ce qu’ils rapportent.',

  'organizer.figure.active-tours': 'Circuits actifs',
  'organizer.figure.total-participants': 'Participants au total',
  'organizer.figure.pending-applications': 'Candidatures en attente',
  'organizer.figure.total-revenue': 'Revenu total',
  'organizer.figure.average-rating': 'Note moyenne',
  'organizer.figure.completed-tours': 'Circuits terminés',
  'organizer.figure.team-members': 'Membres de l’équipe',
  'organizer.figure.destinations': 'Destinations',
  'organizer.figures': 'Vos chiffres',

  'organizer.overview.figures': 'Vos circuits en un coup d’œil',
  'organizer.overview.in-destinations': (format, count) =>
    plural(count, {
      one: `Dans ${format.compactNumber(count)} destination`,
      other: `Dans ${format.compactNumber(count)} destinations`,
    }),
  'organizer.overview.across-tours': (format, count) =>
    plural(count, {
      one: `Sur ${format.compactNumber(count)} circuit`,
      other: `Sur ${format.compactNumber(count)} circuits`,
    }),
  'organizer.overview.for-tours': (format, count) =>
    plural(count, {
      one: `Pour ${format.compactNumber(count)} circuit`,
      other: `Pour ${format.compactNumber(count)} circuits`,
    }),
  'organizer.overview.active-tours': 'Circuits actifs',
  'organizer.overview.revenue': 'Revenus',
  'organizer.overview.all-tours': 'Tous les circuits privés',
  'organizer.overview.all-applications': 'Toutes les candidatures',
  'organizer.overview.all-members': 'Tous les membres',
  'organizer.overview.details': 'Détails',

  'organizer.tours.title': 'Circuits privés',
  'organizer.tours.counted': (count) => plural(count, { one: 'circuit', other: 'circuits' }),
  'organizer.tours.empty': 'Pas encore de circuits',
  'organizer.tours.how-to': 'Créez un circuit et il apparaîtra ici.',
  'organizer.tours.manage': 'Gérer',
  'organizer.tours.manage-tour': (title) => `Gérer ${title}`,
  'organizer.tour.destination': 'Destination',
  'organizer.tour.dates': 'Dates',

  'organizer.applications.title': 'Candidatures d’experts',
  'organizer.applications.counted': (count) => plural(count, { one: 'candidature', other: 'candidatures' }),
  'organizer.applications.shown': (format, shown, total) =>
    plural(shown, {
      one: `${format.number(shown)} candidature affichée sur ${format.number(total)}`,
      other: `${format.number(shown)} candidatures affichées sur ${format.number(total)}`,
    }),
  'organizer.applications.empty': 'Pas encore de candidatures',
  'organizer.applications.how-to': 'Les experts qui postulent à vos circuits apparaissent ici.',
  'organizer.applications.expertise': 'Domaine',
  'organizer.applications.experience': 'Expérience',
  'organizer.applications.for-tour': (title) => `Pour ${title}`,

  'organizer.team.composition': 'Composition de l’équipe',
  'organizer.team.guides': 'Guides',
  'organizer.team.cultural-experts': 'Experts culturels',
  'organizer.team.coordinators': 'Coordinateurs',
  'organizer.team.logistics': 'Logistique',
  'organizer.team.members': (count) =>
    plural(count, { one: 'membre de l’équipe', other: 'membres de l’équipe' }),
  'organizer.team.of-members': (format, total) =>
    plural(total, {
      one: `sur ${format.compactNumber(total)} membre de l’équipe`,
      other: `sur ${format.compactNumber(total)} membres de l’équipe`,
    }),
  'organizer.team.share': (format, members, total) => `${format.number(members)} sur ${format.number(total)}`,
  'organizer.team.work': 'Ce dont l’équipe s’occupe',
  'organizer.team.per-guide': 'Participants par guide',
  'organizer.team.per-expert': 'Participants par expert culturel',
  'organizer.team.per-coordinator': 'Circuits actifs par coordinateur',
  'organizer.analytics.of-best': (format, most) => `sur ${format.number(most)}`,
  'organizer.analytics.team-satisfaction': 'Satisfaction de l’équipe',
  'organizer.analytics.seats-taken': 'Places occupées',
  'organizer.analytics.seats': (format, taken, seats) =>
    plural(seats, {
      one: `${format.number(taken)} sur ${format.number(seats)} place`,
      other: `${format.number(taken)} sur ${format.number(seats)} places`,
    }),
  'organizer.analytics.seats-in-tours': (format, taken, seats, tours) =>
    plural(tours, {
      '=1': plural(seats, {
        one: `${format.number(taken)} sur ${format.number(seats)} place dans ce circuit`,
        other: `${format.number(taken)} sur ${format.number(seats)} places dans ce circuit`,
      }),
      other: `${format.number(taken)} sur ${format.number(seats)} places dans ces ${format.number(tours)} circuits`,
    }),
  'organizer.analytics.tours-by-status': 'Circuits par statut',
  'organizer.analytics.active': 'Actifs',
  'organizer.analytics.filling': 'En remplissage',
  'organizer.analytics.other': 'Autres',
  'organizer.analytics.tours': (count) => plural(count, { one: 'circuit privé', other: 'circuits privés' }),
  'organizer.analytics.of-tours': (format, total) =>
    plural(total, {
      one: `sur ${format.compactNumber(total)} circuit privé`,
      other: `sur ${format.compactNumber(total)} circuits privés`,
    }),

  'organizer.revenue.breakdown': 'Répartition des revenus',
  'organizer.revenue.this-month': 'Ce mois-ci',
  'organizer.revenue.commission': (format, percent) =>
    `Commission de la plateforme (${format.percent(percent)})`,
  'organizer.revenue.payout': 'Versement',

  'organizer.payout.title': 'Versement ce mois-ci',
  'organizer.payout.last-month': 'Le mois dernier',
  'organizer.payout.change': 'Évolution',
  'organizer.payout.changed': (amount, percent) => `${amount}, soit ${percent}`,
  'organizer.payout.more': (percent) => `${percent} de plus que le mois dernier`,
  'organizer.payout.less': (percent) => `${percent} de moins que le mois dernier`,
  'organizer.payout.same': 'Autant que le mois dernier',
  'organizer.payout.rule': (format, percent) =>
    `Le versement correspond aux revenus moins la commission de la plateforme de ${format.percent(percent)}.`,

  'organizer.seats.title': 'Places de vos circuits',
  'organizer.seats.taken': (format, taken, seats) =>
    plural(taken, {
      one: `${format.number(taken)} prise sur ${format.number(seats)}`,
      other: `${format.number(taken)} prises sur ${format.number(seats)}`,
    }),
  'organizer.seats.taken-in': (format, taken, seats, tours, all) =>
    plural(taken, {
      one: `${format.number(taken)} prise sur ${format.number(seats)} dans ${format.number(tours)} des ${format.number(all)} circuits`,
      other: `${format.number(taken)} prises sur ${format.number(seats)} dans ${format.number(tours)} des ${format.number(all)} circuits`,
    }),
};
