import { grammarOf } from '../../grammar.js';
import type * as english from '../en/corporate-budget.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('de');

export const corporateBudget: TextsOf<typeof english> = {
  'corporate.month.title': 'Budget dieses Monats',
  'corporate.month.details': 'Details',

  'corporate.use.over': 'Budget überschritten',
  'corporate.use.over-by': (format, amount) => `${format.money(amount)} über Budget`,
  'corporate.use.left': (amount) => `${amount} übrig`,
  'corporate.use.used-of': (used, budget) => `${used} von ${budget}`,
  'corporate.use.of': (format, budget) => `von ${format.money(budget)}`,
  'corporate.use.bar': (of) => `${of}: genutztes Budget`,
  'corporate.use.used': 'genutzt',
  'corporate.use.percent': (format, percent) => `${format.percent(percent)} genutzt`,
  'corporate.use.month': 'Genutztes Monatsbudget',
  'corporate.budget.by-department': 'Nach Abteilung',

  'corporate.month.this': 'Diesen Monat',
  'corporate.month.used-of': (used, total) => `${used} von ${total} genutzt`,
  'corporate.month.pending': (cost) => `${cost} ausstehend`,
  'corporate.month.left-if-approved': (format, left, count) =>
    plural(count, {
      '=1': `${left} übrig, wenn sie genehmigt wird`,
      other: `${left} übrig, wenn alle ${format.number(count)} genehmigt werden`,
    }),
  'corporate.month.left-if-these': (format, left, count) =>
    plural(count, {
      one: `${left} übrig, wenn ${format.number(count)} genehmigt wird`,
      other: `${left} übrig, wenn diese ${format.number(count)} genehmigt werden`,
    }),
  'corporate.month.over-if-approved': (format, over, count) =>
    plural(count, {
      '=1': `${over} über Budget, wenn sie genehmigt wird`,
      other: `${over} über Budget, wenn alle ${format.number(count)} genehmigt werden`,
    }),
  'corporate.month.over-if-these': (format, over, count) =>
    plural(count, {
      one: `${over} über Budget, wenn ${format.number(count)} genehmigt wird`,
      other: `${over} über Budget, wenn diese ${format.number(count)} genehmigt werden`,
    }),
  'corporate.month.key-used': 'Genutzt',
  'corporate.month.key-pending': 'Ausstehende Anfragen',
  'corporate.month.key-left': 'Übrig',

  'corporate.statement.total': 'Gesamt',
  'corporate.statement.used': 'Genutzt',
  'corporate.statement.remaining': 'Übrig',
  'corporate.statement.if-all': 'Wenn alle genehmigt werden',
  'corporate.statement.if-approved': (format, count) =>
    plural(count, {
      one: `Wenn ${format.number(count)} genehmigt wird`,
      other: `Wenn alle ${format.number(count)} genehmigt werden`,
    }),
  'corporate.statement.if-these': (format, count) =>
    plural(count, {
      one: `Wenn ${format.number(count)} genehmigt wird`,
      other: `Wenn diese ${format.number(count)} genehmigt werden`,
    }),

  'corporate.departments.title': 'Budget nach Abteilung',
  'corporate.departments.more': (format, count) =>
    plural(count, {
      one: `${format.number(count)} weitere Abteilung unter „Budget“`,
      other: `${format.number(count)} weitere Abteilungen unter „Budget“`,
    }),
  'corporate.departments.empty': 'Noch keine Abteilungen',
  'corporate.departments.how-to': 'Geben Sie Abteilungen einen Teil des Budgets, dann erscheinen sie hier.',
  'corporate.departments.line': (share) => `Die Linie steht bei ${share}: „Grenze fast erreicht“`,
  'corporate.departments.left-after': (amount) => `Danach ${amount} übrig`,
  'corporate.departments.over-after': (amount) => `Danach ${amount} über Budget`,
  'corporate.departments.pending-in': (department) => `Ausstehend in ${department}`,
};
