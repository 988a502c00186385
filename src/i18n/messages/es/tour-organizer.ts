import { grammarOf } from '../../grammar.js';
import type * as english from '../en/tour-organizer.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('es');

export const tourOrganizer: TextsOf<typeof english> = {
  'organizer.tab.overview': 'Resumen',
  'organizer.tab.private-tours': 'Tours privados',
  'organizer.tab.applications': 'Candidaturas',
  'organizer.tab.team': 'Equipo',
  'organizer.tab.analytics': 'Análisis',
  'organizer.tab.revenue': 'Ingresos',
  'organizer.help.private-tours': 'Todos los tours y su ocupación.',
  'organizer.help.applications': 'Especialistas que quieren participar en sus tours.',
  'organizer.help.team': 'Quienes hacen posibles sus tours.',
  'organizer.help.analytics': 'Cómo van sus tours y su equipo.',
  'organizer.help.revenue': 'Lo que ha entrado este mes y lo que se le paga.',
  'organizer.create-tour': 'Crear tour',

  'organizer.help.no-tours': 'Ningún tour está en marcha ni llenándose.',
  'organizer.help.tours': (format, active) =>
    plural(active, {
      one: `${format.number(active)} tour está en marcha o llenándose.`,
      other: `${format.number(active)} tours están en marcha o llenándose.`,
    }),
  'organizer.help.no-experts': 'Ningún especialista espera respuesta.',
  'organizer.help.experts': (format, waiting) =>
    plural(waiting, {
      one: `${format.number(waiting)} especialista espera respuesta.`,
      other: `${format.number(waiting)} especialistas esperan respuesta.`,
    }),
  'organizer.help.tours-and-experts': (tours, experts) => `${tours} ${experts}`,
  'organizer.help.overview': 'Sus tours, los especialistas que quieren participar y lo que aportan.',

  'organizer.figure.active-tours': 'Tours activos',
  'organizer.figure.total-participants': 'Total de participantes',
  'organizer.figure.pending-applications': 'Candidaturas pendientes',
  'organizer.figure.total-revenue': 'Ingresos totales',
  'organizer.figure.average-rating': 'Valoración media',
  'organizer.figure.completed-tours': 'Tours finalizados',
  'organizer.figure.team-members': 'Miembros del equipo',
  'organizer.figure.destinations': 'Destinos',
  'organizer.figures': 'Sus cifras',

  'organizer.overview.figures': 'Sus tours de un vistazo',
  'organizer.overview.in-destinations': (format, count) =>
    plural(count, {
      one: `En ${format.compactNumber(count)} destino`,
      other: `En ${format.compactNumber(count)} destinos`,
    }),
  'organizer.overview.across-tours': (format, count) =>
    plural(count, {
      one: `En ${format.compactNumber(count)} tour`,
      other: `En ${format.compactNumber(count)} tours`,
    }),
  'organizer.overview.for-tours': (format, count) =>
    plural(count, {
      one: `Para ${format.compactNumber(count)} tour`,
      other: `Para ${format.compactNumber(count)} tours`,
    }),
  'organizer.overview.active-tours': 'Tours activos',
  'organizer.overview.revenue': 'Ingresos',
  'organizer.overview.all-tours': 'Todos los tours',
  'organizer.overview.all-applications': 'Todas las candidaturas',
  'organizer.overview.all-members': 'Todos los miembros',
  'organizer.overview.details': 'Detalles',

  'organizer.tours.title': 'Tours privados',
  'organizer.tours.counted': (count) => plural(count, { one: 'tour', other: 'tours' }),
  'organizer.tours.empty': 'Todavía no hay tours',
  'organizer.tours.how-to': 'Cree un tour y aparecerá aquí.',
  'organizer.tours.manage': 'Gestionar',
  'organizer.tours.manage-tour': (title) => `Gestionar ${title}`,
  'organizer.tour.destination': 'Destino',
  'organizer.tour.dates': 'Fechas',

  'organizer.applications.title': 'Candidaturas de especialistas',
  'organizer.applications.counted': (count) => plural(count, { one: 'candidatura', other: 'candidaturas' }),
  'organizer.applications.shown': (format, shown, total) =>
    plural(total, {
      one: `${format.number(shown)} de ${format.number(total)} candidatura`,
      other: `${format.number(shown)} de ${format.number(total)} candidaturas`,
    }),
  'organizer.applications.empty': 'Todavía no hay candidaturas',
  'organizer.applications.how-to': 'Los especialistas que se presenten a sus tours aparecerán aquí.',
  'organizer.applications.expertise': 'Especialidad',
  'organizer.applications.experience': 'Experiencia',
  'organizer.applications.for-tour': (title) => `Para ${title}`,

  'organizer.team.composition': 'Composición del equipo',
  'organizer.team.guides': 'Guías',
  'organizer.team.cultural-experts': 'Especialistas culturales',
  'organizer.team.coordinators': 'Coordinación',
  'organizer.team.logistics': 'Logística',
  'organizer.team.members': (count) =>
    plural(count, { one: 'miembro del equipo', other: 'miembros del equipo' }),
  'organizer.team.of-members': (format, total) =>
    plural(total, {
      one: `de ${format.compactNumber(total)} miembro del equipo`,
      other: `de ${format.compactNumber(total)} miembros del equipo`,
    }),
  'organizer.team.share': (format, members, total) => `${format.number(members)} de ${format.number(total)}`,
  'organizer.team.work': 'De qué se ocupa el equipo',
  'organizer.team.per-guide': 'Participantes por guía',
  'organizer.team.per-expert': 'Participantes por especialista cultural',
  'organizer.team.per-coordinator': 'Viajes activos por persona de coordinación',
  'organizer.analytics.of-best': (format, most) => `de ${format.number(most)}`,
  'organizer.analytics.team-satisfaction': 'Satisfacción del equipo',
  'organizer.analytics.seats-taken': 'Plazas ocupadas',
  'organizer.analytics.seats': (format, taken, seats) =>
    plural(seats, {
      one: `${format.number(taken)} de ${format.number(seats)} plaza`,
      other: `${format.number(taken)} de ${format.number(seats)} plazas`,
    }),
  'organizer.analytics.seats-in-tours': (format, taken, seats, tours) =>
    plural(tours, {
      '=1': plural(seats, {
        one: `${format.number(taken)} de ${format.number(seats)} plaza en este tour`,
        other: `${format.number(taken)} de ${format.number(seats)} plazas en este tour`,
      }),
      other: `${format.number(taken)} de ${format.number(seats)} plazas en estos ${format.number(tours)} tours`,
    }),
  'organizer.analytics.tours-by-status': 'Tours por estado',
  'organizer.analytics.active': 'Activos',
  'organizer.analytics.filling': 'Llenándose',
  'organizer.analytics.other': 'Otros',
  'organizer.analytics.tours': (count) => plural(count, { one: 'tour privado', other: 'tours privados' }),
  'organizer.analytics.of-tours': (format, total) =>
    plural(total, {
      one: `de ${format.compactNumber(total)} tour privado`,
      other: `de ${format.compactNumber(total)} tours privados`,
    }),

  'organizer.revenue.breakdown': 'Desglose de ingresos',
  'organizer.revenue.this-month': 'Este mes',
  'organizer.revenue.payout': 'Pago',
  'organizer.revenue.commission': (format, percent) =>
    `Comisión de la plataforma (${format.percent(percent)})`,

  'organizer.payout.title': 'Pago de este mes',
  'organizer.payout.last-month': 'Mes pasado',
  'organizer.payout.change': 'Variación',
  'organizer.payout.changed': (amount, percent) => `${amount}, ${percent}`,
  'organizer.payout.more': (percent) => `${percent} más que el mes pasado`,
  'organizer.payout.less': (percent) => `${percent} menos que el mes pasado`,
  'organizer.payout.same': 'Lo mismo que el mes pasado',
  'organizer.payout.rule': (format, percent) =>
    `El pago son los ingresos menos la comisión de la plataforma del ${format.percent(percent)}.`,

  'organizer.seats.title': 'Plazas de sus tours',
  'organizer.seats.taken': (format, taken, seats) =>
    plural(taken, {
      one: `${format.number(taken)} de ${format.number(seats)} ocupada`,
      other: `${format.number(taken)} de ${format.number(seats)} ocupadas`,
    }),
  'organizer.seats.taken-in': (format, taken, seats, tours, all) =>
    plural(taken, {
      one: `${format.number(taken)} de ${format.number(seats)} ocupada en ${format.number(tours)} de los ${format.number(all)} tours`,
      other: `${format.number(taken)} de ${format.number(seats)} ocupadas en ${format.number(tours)} de los ${format.number(all)} tours`,
    }),
};
