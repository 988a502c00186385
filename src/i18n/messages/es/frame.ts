import { grammarOf } from '../../grammar.js';
import type * as english from '../en/frame.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('es');

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'Cerrar',
  'sheet.previous': 'Anterior',
  'sheet.next': 'Siguiente',
  'sheet.copy-link': 'Copiar enlace',
  'sheet.link-copied': 'Enlace copiado',
  'sheet.link-not-copied': 'No se ha podido copiar el enlace',
  'sheet.now': (position, title) => `${position}: ${title}`,

  'command.search': 'Buscar',
  'command.keys': 'Ctrl K',
  'command.title': 'Buscar',
  'command.placeholder': 'Una pestaña, una página o un nombre',
  'command.results': 'Resultados',
  'command.none': (text) => `Nada se llama «${text}».`,
  'command.tabs': 'En este panel',
  'command.pages': 'Otras páginas',
  'command.lists': 'Buscar en listas',
  'command.in-list': (text, tab) => `«${text}» en ${tab}`,

  'shell.dashboard': 'Panel',
  'shell.tab-title': (tab, dashboard) => `${tab}, ${dashboard}`,

  'needs.title': 'Pendiente de usted',
  'needs.nothing': 'Hoy no hay nada pendiente.',
  'needs.count': (count) => plural(count, { one: 'pendiente', other: 'pendientes' }),
  'needs.showing': (format, shown, total) => `Mostrando ${format.number(shown)} de ${format.number(total)}`,
  'needs.requested': (format, cost) => `${format.money(cost)} solicitados.`,
  'needs.requested-leaves': (format, cost, left, total) =>
    `${format.money(cost)} solicitados. Si lo aprueba todo, quedan ${format.money(left)} de ${format.money(total)} este mes.`,
  'needs.reaches': (department, share) => `${department} llega entonces al ${share}.`,
  'needs.pending-bookings': (format, count, value) =>
    `Reservas pendientes: ${format.number(count)}, por valor de ${format.money(value)}.`,
  'needs.destination': 'Destino',
  'needs.pending-quotes': (format, count) => `Cotizaciones pendientes: ${format.number(count)}`,
  'needs.quotes-wait': 'Esperan una respuesta de sus clientes.',
  'needs.open-quotes': 'Ver cotizaciones',
  'needs.week': 'Cada triángulo es una semana',
  'needs.quote': 'Generar cotización',
  'needs.quote-of': (of) => `Generar cotización para ${of}`,
  'needs.starts': (format, days) => `Empieza ${relativeDays(days, format.number)}`,
  'needs.open-seats': (format, seats, tours, days) =>
    plural(seats, {
      '=1': `${format.number(seats)} plaza está libre en ${format.number(tours)} tour, que empieza ${relativeDays(days, format.number)}.`,
      other: plural(tours, {
        '=1': `${format.number(seats)} plazas están libres en ${format.number(tours)} tour, que empieza ${relativeDays(days, format.number)}.`,
        other: `${format.number(seats)} plazas están libres en ${format.number(tours)} tours, el más próximo empieza ${relativeDays(days, format.number)}.`,
      }),
    }),
  'needs.seats': (format, taken, total) =>
    plural(total, {
      one: `${format.number(taken)} de ${format.number(total)} plaza`,
      other: `${format.number(taken)} de ${format.number(total)} plazas`,
    }),
  'needs.seats-left': (format, count) => `Plazas libres: ${format.number(count)}`,
};
