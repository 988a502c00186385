import { grammarOf } from '../../grammar.js';
import type * as english from '../en/corporate-budget.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('es');

export const corporateBudget: TextsOf<typeof english> = {
  'corporate.month.title': 'Presupuesto de este mes',
  'corporate.month.details': 'Detalles',

  'corporate.use.over': 'Presupuesto superado',
  'corporate.use.over-by': (format, amount) => `${format.money(amount)} de más`,
  'corporate.use.left': (amount) => `Quedan ${amount}`,
  'corporate.use.used-of': (used, budget) => `${used} de ${budget}`,
  'corporate.use.of': (format, budget) => `de ${format.money(budget)}`,
  'corporate.use.bar': (of) => `${of}: presupuesto usado`,
  'corporate.use.used': 'usado',
  'corporate.use.percent': (format, percent) => `${format.percent(percent)} usado`,
  'corporate.use.month': 'Presupuesto mensual usado',
  'corporate.budget.by-department': 'Por departamento',

  'corporate.month.this': 'Este mes',
  'corporate.month.used-of': (used, total) => `${used} usados de ${total}`,
  'corporate.month.pending': (cost) => `${cost} pendientes`,
  'corporate.month.left-if-approved': (format, left, count) =>
    plural(count, {
      '=1': `Quedan ${left} si se aprueba`,
      other: `Quedan ${left} si se aprueban las ${format.number(count)}`,
    }),
  'corporate.month.left-if-these': (format, left, count) =>
    plural(count, {
      one: `Quedan ${left} si se aprueba ${format.number(count)}`,
      other: `Quedan ${left} si se aprueban estas ${format.number(count)}`,
    }),
  'corporate.month.over-if-approved': (format, over, count) =>
    plural(count, {
      '=1': `${over} de más si se aprueba`,
      other: `${over} de más si se aprueban las ${format.number(count)}`,
    }),
  'corporate.month.over-if-these': (format, over, count) =>
    plural(count, {
      one: `${over} de más si se aprueba ${format.number(count)}`,
      other: `${over} de más si se aprueban estas ${format.number(count)}`,
    }),
  'corporate.month.key-used': 'Usado',
  'corporate.month.key-pending': 'Solicitudes pendientes',
  'corporate.month.key-left': 'Restante',

  'corporate.statement.total': 'Total',
  'corporate.statement.used': 'Usado',
  'corporate.statement.remaining': 'Restante',
  'corporate.statement.if-all': 'Si se aprueban todas',
  'corporate.statement.if-approved': (format, count) =>
    plural(count, {
      one: `Si se aprueba ${format.number(count)}`,
      other: `Si se aprueban las ${format.number(count)}`,
    }),
  'corporate.statement.if-these': (format, count) =>
    plural(count, {
      one: `Si se aprueba ${format.number(count)}`,
      other: `Si se aprueban estas ${format.number(count)}`,
    }),

  'corporate.departments.title': 'Presupuesto por departamento',
  'corporate.departments.more': (format, count) =>
    plural(count, {
      one: `${format.number(count)} departamento más en «Presupuesto»`,
      other: `${format.number(count)} departamentos más en «Presupuesto»`,
    }),
  'corporate.departments.empty': 'Todavía no hay departamentos',
  'corporate.departments.how-to': 'Asigne a los departamentos una parte del presupuesto y aparecerán aquí.',
  'corporate.departments.line': (share) => `La línea marca el ${share}, «cerca del límite»`,
  'corporate.departments.left-after': (amount) => `Quedarán ${amount}`,
  'corporate.departments.over-after': (amount) => `Se superará en ${amount}`,
  'corporate.departments.pending-in': (department) => `Pendiente en ${department}`,
};
