import { grammarOf } from '../../grammar.js';
import type * as english from '../en/corporate.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('es');

export const corporate: TextsOf<typeof english> = {
  'corporate.tab.overview': 'Resumen',
  'corporate.tab.employees': 'Empleados',
  'corporate.tab.approvals': 'Aprobaciones',
  'corporate.tab.budget': 'Presupuesto',
  'corporate.tab.policies': 'Políticas',
  'corporate.tab.analytics': 'Análisis',
  'corporate.help.employees': 'Quién viaja y cuánto se ha usado de cada presupuesto de viaje.',
  'corporate.help.budget': 'Lo previsto, lo gastado y lo que queda, por departamento.',
  'corporate.help.policies': 'Las normas que sigue cada viaje.',
  'corporate.help.analytics': 'Cómo va su programa de viajes.',

  'corporate.help.none-waiting': 'Ninguna solicitud requiere su decisión.',
  'corporate.help.waiting': (format, count) =>
    plural(count, {
      one: `${format.number(count)} solicitud requiere su decisión.`,
      other: `${format.number(count)} solicitudes requieren su decisión.`,
    }),
  'corporate.help.budget-left': (format, amount) =>
    `Del presupuesto de este mes quedan ${format.money(amount)}.`,
  'corporate.help.overspent': (format, amount) =>
    `El presupuesto de este mes se ha superado en ${format.money(amount)}.`,
  'corporate.help.waiting-and-budget': (waiting, budget) => `${waiting} ${budget}`,
  'corporate.help.overview':
    'Solicitudes, presupuestos y políticas para todos los que viajan por su empresa.',
  'corporate.help.waiting-cost': (format, count, cost) =>
    plural(count, {
      one: `${format.number(count)} solicitud requiere su decisión: ${format.money(cost)} en total.`,
      other: `${format.number(count)} solicitudes requieren su decisión: ${format.money(cost)} en total.`,
    }),
  'corporate.help.waiting-some': (format, total, count, cost) =>
    plural(total, {
      one: `${format.number(total)} solicitud requiere su decisión. Coste: ${format.money(cost)}.`,
      other: plural(count, {
        '=1': `${format.number(total)} solicitudes requieren su decisión. Coste de esta: ${format.money(cost)}.`,
        other: `${format.number(total)} solicitudes requieren su decisión. Coste de estas ${format.number(count)}: ${format.money(cost)}.`,
      }),
    }),
  'corporate.help.approvals': 'Solicitudes sobre las que debe decidir, y las anteriores.',
  'corporate.figures': 'Sus cifras',

  'corporate.overview.figures': 'Su programa de viajes de un vistazo',
  'corporate.overview.total-employees': 'Total de empleados',
  'corporate.overview.active-bookings': 'Reservas activas',
  'corporate.overview.monthly-budget': 'Presupuesto mensual',
  'corporate.overview.approvals-pending': 'Aprobaciones pendientes',
  'corporate.overview.departments': (format, count) =>
    plural(count, {
      one: `${format.number(count)} departamento`,
      other: `${format.number(count)} departamentos`,
    }),
  'corporate.overview.contracts': (format, count) =>
    plural(count, {
      one: `${format.compactNumber(count)} contrato vigente`,
      other: `${format.compactNumber(count)} contratos vigentes`,
    }),
  'corporate.overview.requested': (format, cost) => `Solicitado: ${format.compactMoney(cost)}`,
  'corporate.overview.requests': 'Solicitudes de viaje',
  'corporate.overview.need-decision': (count) =>
    plural(count, { one: 'requiere una decisión', other: 'requieren una decisión' }),
  'corporate.overview.team': 'Presupuestos del equipo',
  'corporate.overview.all-approvals': 'Todas las aprobaciones',
  'corporate.overview.employees': 'Empleados',
  'corporate.overview.all-policies': 'Todas las políticas',
  'corporate.overview.no-requests': 'Todavía no hay solicitudes',
  'corporate.overview.requests-how-to': 'Los viajes que soliciten los empleados aparecerán aquí.',

  'corporate.approvals.pending': 'Pendientes',
  'corporate.approvals.approved': 'Aprobadas',
  'corporate.approvals.others': 'Otras solicitudes',
  'corporate.approvals.count': (count) => plural(count, { one: 'solicitud', other: 'solicitudes' }),
  'corporate.approvals.requested': (format, cost) => `Solicitado: ${format.money(cost)}`,
  'corporate.approvals.requested-in-these': (format, cost, count) =>
    plural(count, {
      '=1': `Solicitado en esta: ${format.money(cost)}`,
      other: `Solicitado en estas ${format.number(count)}: ${format.money(cost)}`,
    }),
  'corporate.approvals.approved-cost': (format, cost) => `Aprobado: ${format.money(cost)}`,
  'corporate.approvals.others-cost': (format, cost) => `${format.money(cost)} en total`,
  'corporate.approvals.none-pending': 'Nada requiere su decisión',
  'corporate.approvals.pending-how-to': 'Los viajes que soliciten los empleados aparecerán aquí.',
  'corporate.approvals.none-approved': 'Todavía no hay solicitudes aprobadas',
  'corporate.approvals.approved-how-to': 'Las solicitudes que apruebe aparecerán aquí.',

  'corporate.request.destination': 'Destino',
  'corporate.request.dates': 'Fechas',
  'corporate.request.purpose': 'Motivo',
  'corporate.request.cost': 'Coste',

  'corporate.team.title': 'Miembros del equipo',
  'corporate.team.count': (count) =>
    plural(count, { one: 'miembro del equipo', other: 'miembros del equipo' }),
  'corporate.team.employees': (count) => plural(count, { one: 'empleado', other: 'empleados' }),
  'corporate.team.employee': 'Empleado',
  'corporate.team.department': 'Departamento',
  'corporate.team.share': 'Parte usada',
  'corporate.team.used': 'Usado',
  'corporate.team.left': 'Restante',
  'corporate.team.all': 'Todos los miembros del equipo',
  'corporate.team.bar': (of) => `${of}: presupuesto de viaje usado`,
  'corporate.team.empty': 'Todavía no hay miembros del equipo',
  'corporate.team.how-to': 'Los empleados con presupuesto de viaje aparecerán aquí.',

  'corporate.policies.title': 'Políticas de viaje',
  'corporate.policies.count': (count) => plural(count, { one: 'política', other: 'políticas' }),
  'corporate.compliance.title': 'Cumplimiento',
  'corporate.compliance.score': 'de cumplimiento',
  'corporate.compliance.bar': 'Grado de cumplimiento',
  'corporate.policies.list': 'Políticas',
  'corporate.policies.empty': 'Todavía no hay políticas',
  'corporate.policies.how-to': 'Las normas que su empresa fije para los viajes aparecerán aquí.',
  'corporate.policies.manage': 'Gestionar',
  'corporate.policies.manage-of': (of) => `Gestionar ${of}`,
  'corporate.policies.updated': (date) => `Actualizada: ${date}`,
  'corporate.policies.updated-unknown': (date) => `Actualizada: ${date}`,

  'corporate.analytics.compliance': 'Grado de cumplimiento',
  'corporate.analytics.contracts': 'Contratos vigentes',
  'corporate.analytics.budget-used': 'Presupuesto usado',
  'corporate.analytics.average-request': 'Solicitud media',
  'corporate.analytics.policies': (format, count) =>
    plural(count, {
      one: `${format.number(count)} política activa`,
      other: `${format.number(count)} políticas activas`,
    }),
  'corporate.analytics.bookings': (format, count) =>
    plural(count, {
      one: `${format.compactNumber(count)} reserva activa`,
      other: `${format.compactNumber(count)} reservas activas`,
    }),
  'corporate.analytics.share': (format, percent, budget) =>
    `${format.percent(percent)} de ${format.compactMoney(budget)}`,
  'corporate.analytics.requests': (format, count) =>
    plural(count, {
      one: `${format.number(count)} solicitud`,
      other: `${format.number(count)} solicitudes`,
    }),
  'corporate.analytics.requests-of': (format, count, total) =>
    plural(total, {
      one: `${format.number(count)} de ${format.compactNumber(total)} solicitud`,
      other: `${format.number(count)} de ${format.compactNumber(total)} solicitudes`,
    }),
  'corporate.analytics.no-requests': 'Todavía no hay solicitudes',

  'corporate.spending.title': 'Gasto por departamento',
  'corporate.spending.by': (format, count) =>
    plural(count, {
      one: `de gasto en ${format.number(count)} departamento`,
      other: `de gasto en ${format.number(count)} departamentos`,
    }),
  'corporate.spending.others': (format, count) =>
    plural(count, {
      one: `${format.number(count)} departamento más`,
      other: `${format.number(count)} departamentos más`,
    }),
  'corporate.spending.numbered': (format, name, number) => `${name} (${format.number(number)})`,

  'corporate.by-status.title': 'Solicitudes por estado',
  'corporate.by-status.requests': (count) => plural(count, { one: 'solicitud', other: 'solicitudes' }),
  'corporate.by-status.of-requests': (format, total) =>
    plural(total, {
      one: `de ${format.compactNumber(total)} solicitud`,
      other: `de ${format.compactNumber(total)} solicitudes`,
    }),
  'corporate.by-status.pending': 'Pendientes',
  'corporate.by-status.approved': 'Aprobadas',
  'corporate.by-status.other': 'Otras',
  'corporate.by-status.empty': 'Todavía no hay solicitudes',
  'corporate.by-status.how-to': 'Las solicitudes que envíen los empleados aparecerán aquí.',
};
