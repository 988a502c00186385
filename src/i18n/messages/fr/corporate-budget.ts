import { grammarOf } from '../../grammar.js';
import type * as english from '../en/corporate-budget.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('fr');

export const corporateBudget: TextsOf<typeof english> = {
  'corporate.month.title': 'Budget de ce mois-ci',
  'corporate.month.details': 'Détails',

  'corporate.use.over': 'Budget dépassé',
  'corporate.use.over-by': (format, amount) => `Dépassé de ${format.money(amount)}`,
  'corporate.use.left': (amount) => `Reste ${amount}`,
  'corporate.use.used-of': (used, budget) => `${used} sur ${budget}`,
  'corporate.use.of': (format, budget) => `sur ${format.money(budget)}`,
  'corporate.use.bar': (of) => `${of} : budget utilisé`,
  'corporate.use.used': 'utilisés',
  'corporate.use.percent': (format, percent) => `${format.percent(percent)} utilisés`,
  'corporate.use.month': 'Budget mensuel utilisé',
  'corporate.budget.by-department': 'Par service',
  'corporate.month.this': 'Ce mois-ci',
  'corporate.month.used-of': (used, total) => `${used} utilisés sur ${total}`,
  'corporate.month.pending': (cost) => `${cost} en attente`,
  'corporate.month.left-if-approved': (format, left, count) =>
    plural(count, {
      '=1': `Reste ${left} si elle est approuvée`,
      other: `Reste ${left} si les ${format.number(count)} sont approuvées`,
    }),
  'corporate.month.left-if-these': (format, left, count) =>
    plural(count, {
      one: `Reste ${left} si ${format.number(count)} est approuvée`,
      other: `Reste ${left} si ces ${format.number(count)} sont approuvées`,
    }),
  'corporate.month.over-if-approved': (format, over, count) =>
    plural(count, {
      '=1': `${over} de dépassement si elle est approuvée`,
      other: `${over} de dépassement si les ${format.number(count)} sont approuvées`,
    }),
  'corporate.month.over-if-these': (format, over, count) =>
    plural(count, {
      one: `${over} de dépassement si ${format.number(count)} est approuvée`,
      other: `${over} de dépassement si ces ${format.number(count)} sont approuvées`,
    }),
  'corporate.month.key-used': 'Utilisé',
  'corporate.month.key-pending': 'Demandes en attente',
  'corporate.month.key-left': 'Restant',

  'corporate.statement.total': 'Total',
  'corporate.statement.used': 'Utilisé',
  'corporate.statement.remaining': 'Restant',
  'corporate.statement.if-all': 'Si tout est approuvé',
  'corporate.statement.if-approved': (format, count) =>
    plural(count, {
      one: `Si ${format.number(count)} est approuvée`,
      other: `Si les ${format.number(count)} sont approuvées`,
    }),
  'corporate.statement.if-these': (format, count) =>
    plural(count, {
      one: `Si ${format.number(count)} est approuvée`,
      other: `Si ces ${format.number(count)} sont approuvées`,
    }),

  'corporate.departments.title': 'Budget par service',
  'corporate.departments.more': (format, count) =>
    plural(count, {
      one: `${format.number(count)} autre service dans l’onglet Budget`,
      other: `${format.number(count)} autres services dans l’onglet Budget`,
    }),
  'corporate.departments.empty': 'Pas encore de services',
  'corporate.departments.how-to': 'Attribuez aux services une part du budget et ils apparaîtront ici.',
  'corporate.departments.line': (share) => `Le trait marque ${share}, « proche de la limite »`,
  'corporate.departments.left-after': (amount) => `Restera ${amount}`,
  'corporate.departments.over-after': (amount) => `Dépassera de ${amount}`,
  'corporate.departments.pending-in': (department) => `En attente pour ${department}`,
};
