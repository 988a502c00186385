import { grammarOf } from '../../grammar.js';
import type * as english from '../en/corporate.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('fr');

export const corporate: TextsOf<typeof english> = {
  'corporate.tab.overview': 'Vue d’ensemble',
  'corporate.tab.employees': 'Employés',
  'corporate.tab.approvals': 'Approbations',
  'corporate.tab.budget': 'Budget',
  'corporate.tab.policies': 'Règles',
  'corporate.tab.analytics': 'Analyses',
  'corporate.help.employees': 'Qui voyage, et où en est chaque budget de voyage.',
  'corporate.help.budget': 'Ce qui est prévu, dépensé et disponible, par service.',
  'corporate.help.policies': 'Les règles que suit chaque voyage.',
  'corporate.help.analytics': 'Les résultats de votre programme de voyages.',

  'corporate.help.none-waiting': 'Aucune demande n’attend votre décision.',
  'corporate.help.waiting': (format, count) =>
    plural(count, {
      one: `${format.number(count)} demande attend votre décision.`,
      other: `${format.number(count)} demandes attendent votre décision.`,
    }),
  'corporate.help.budget-left': (format, amount) =>
    `Il reste ${format.money(amount)} sur le budget de ce mois-ci.`,
  'corporate.help.overspent': (format, amount) =>
    `Le budget de ce mois-ci est dépassé de ${format.money(amount)}.`,
  'corporate.help.waiting-and-budget': (waiting, budget) => `${waiting} ${budget}`,
  'corporate.help.overview':
    'Demandes, budgets et règles pour toutes les personnes qui voyagent pour votre entreprise.',
  'corporate.help.waiting-cost': (format, count, cost) =>
    plural(count, {
      one: `${format.number(count)} demande attend votre décision, ${format.money(cost)} au total.`,
      other: `${format.number(count)} demandes attendent votre décision, ${format.money(cost)} au total.`,
    }),
  'corporate.help.waiting-some': (format, total, count, cost) =>
    plural(total, {
      one: `${format.number(total)} demande attend votre décision. Coût : ${format.money(cost)}.`,
      other: plural(count, {
        '=1': `${format.number(total)} demandes attendent votre décision. Celle-ci coûte ${format.money(cost)}.`,
        other: `${format.number(total)} demandes attendent votre décision. Ces ${format.number(count)} coûtent ${format.money(cost)}.`,
      }),
    }),
  'corporate.help.approvals': 'Les demandes à décider, et celles qui l’ont été.',

  'corporate.figures': 'Vos chiffres',
  'corporate.overview.figures': 'Votre programme de voyages en un coup d’œil',
  'corporate.overview.total-employees': 'Employés au total',
  'corporate.overview.active-bookings': 'Réservations en cours',
  'corporate.overview.monthly-budget': 'Budget mensuel',
  'corporate.overview.approvals-pending': 'Approbations en attente',
  'corporate.overview.departments': (format, count) =>
    plural(count, {
      one: `${format.number(count)} service`,
      other: `${format.number(count)} services`,
    }),
  'corporate.overview.contracts': (format, count) =>
    plural(count, {
      one: `${format.compactNumber(count)} contrat actif`,
      other: `${format.compactNumber(count)} contrats actifs`,
    }),
  'corporate.overview.requested': (format, cost) => `${format.compactMoney(cost)} demandés`,
  'corporate.overview.requests': 'Demandes de voyage',
  'corporate.overview.need-decision': (count) =>
    plural(count, { one: 'attend une décision', other: 'attendent une décision' }),
  'corporate.overview.team': 'Budgets de l’équipe',
  'corporate.overview.all-approvals': 'Toutes les approbations',
  'corporate.overview.employees': 'Employés',
  'corporate.overview.all-policies': 'Toutes les règles',
  'corporate.overview.no-requests': 'Pas encore de demandes',
  'corporate.overview.requests-how-to': 'Les voyages que demandent les employés apparaîtront ici.',

  'corporate.approvals.pending': 'En attente',
  'corporate.approvals.approved': 'Approuvées',
  'corporate.approvals.others': 'Autres demandes',
  'corporate.approvals.count': (count) => plural(count, { one: 'demande', other: 'demandes' }),
  'corporate.approvals.requested': (format, cost) => `${format.money(cost)} demandés`,
  'corporate.approvals.requested-in-these': (format, cost, count) =>
    plural(count, {
      '=1': `${format.money(cost)} demandés dans celle-ci`,
      other: `${format.money(cost)} demandés dans ces ${format.number(count)}`,
    }),
  'corporate.approvals.approved-cost': (format, cost) => `${format.money(cost)} approuvés`,
  'corporate.approvals.others-cost': (format, cost) => `${format.money(cost)} au total`,
  'corporate.approvals.none-pending': 'Rien n’attend votre décision',
  'corporate.approvals.pending-how-to': 'Les voyages que demandent les employés apparaîtront ici.',
  'corporate.approvals.none-approved': 'Pas encore de demandes approuvées',
  'corporate.approvals.approved-how-to': 'Les demandes que vous approuvez apparaîtront ici.',
  'corporate.request.destination': 'Destination',
  'corporate.request.dates': 'Dates',
  'corporate.request.purpose': 'Motif',
  'corporate.request.cost': 'Coût',

  'corporate.team.title': 'Membres de l’équipe',
  'corporate.team.count': (count) =>
    plural(count, { one: 'membre de l’équipe', other: 'membres de l’équipe' }),
  'corporate.team.employees': (count) => plural(count, { one: 'employé', other: 'employés' }),
  'corporate.team.employee': 'Employé',
  'corporate.team.department': 'Service',
  'corporate.team.share': 'Part utilisée',
  'corporate.team.used': 'Utilisé',
  'corporate.team.left': 'Restant',
  'corporate.team.all': 'Tous les membres de l’équipe',
  'corporate.team.bar': (of) => `${of} : budget de voyage utilisé`,
  'corporate.team.empty': 'Pas encore de membres dans l’équipe',
  'corporate.team.how-to': 'Les employés qui ont un budget de voyage apparaîtront ici.',

  'corporate.policies.title': 'Règles de voyage',
  'corporate.policies.count': (count) => plural(count, { one: 'règle', other: 'règles' }),
  'corporate.compliance.title': 'Conformité',
  'corporate.compliance.score': 'de conformité',
  'corporate.compliance.bar': 'Taux de conformité',
  'corporate.policies.list': 'Règles',
  'corporate.policies.empty': 'Pas encore de règles',
  'corporate.policies.how-to': 'Les règles que votre entreprise fixe pour les voyages apparaîtront ici.',
  'corporate.policies.manage': 'Gérer',
  'corporate.policies.manage-of': (of) => `Gérer ${of}`,
  'corporate.policies.updated': (date) => `Mise à jour : ${date}`,
  'corporate.policies.updated-unknown': (date) => `Mise à jour : ${date}`,

  'corporate.analytics.compliance': 'Taux de conformité',
  'corporate.analytics.contracts': 'Contrats actifs',
  'corporate.analytics.budget-used': 'Budget utilisé',
  'corporate.analytics.average-request': 'Demande moyenne',
  'corporate.analytics.policies': (format, count) =>
    plural(count, {
      one: `${format.number(count)} règle active`,
      other: `${format.number(count)} règles actives`,
    }),
  'corporate.analytics.bookings': (format, count) =>
    plural(count, {
      one: `${format.compactNumber(count)} réservation en cours`,
      other: `${format.compactNumber(count)} réservations en cours`,
    }),
  'corporate.analytics.share': (format, percent, budget) =>
    `${format.percent(percent)} de ${format.compactMoney(budget)}`,
  'corporate.analytics.requests': (format, count) =>
    plural(count, {
      one: `${format.number(count)} demande`,
      other: `${format.number(count)} demandes`,
    }),
  'corporate.analytics.requests-of': (format, count, total) =>
    plural(total, {
      one: `${format.number(count)} sur ${format.compactNumber(total)} demande`,
      other: `${format.number(count)} sur ${format.compactNumber(total)} demandes`,
    }),
  'corporate.analytics.no-requests': 'Pas encore de demandes',
  'corporate.spending.title': 'Dépenses par service',
  'corporate.spending.by': (format, count) =>
    plural(count, {
      one: `dépensés par ${format.number(count)} service`,
      other: `dépensés par ${format.number(count)} services`,
    }),
  'corporate.spending.others': (format, count) =>
    plural(count, {
      one: `${format.number(count)} autre service`,
      other: `${format.number(count)} autres services`,
    }),
  'corporate.spending.numbered': (format, name, number) => `${name} (${format.number(number)})`,
  'corporate.by-status.title': 'Demandes par statut',
  'corporate.by-status.requests': (count) => plural(count, { one: 'demande', other: 'demandes' }),
  'corporate.by-status.of-requests': (format, total) =>
    plural(total, {
      one: `sur ${format.compactNumber(total)} demande`,
      other: `sur ${format.compactNumber(total)} demandes`,
    }),
  'corporate.by-status.pending': 'En attente',
  'corporate.by-status.approved': 'Approuvées',
  'corporate.by-status.other': 'Autres',
  'corporate.by-status.empty': 'Pas encore de demandes',
  'corporate.by-status.how-to': 'Les demandes que les employés envoient apparaîtront ici.',
};
