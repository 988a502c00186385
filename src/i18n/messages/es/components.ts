import { grammarOf } from '../../grammar.js';
import type * as english from '../en/components.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('es');

export const components: TextsOf<typeof english> = {
  'badge.demo': 'Demo',
  'badge.sample': 'Datos de ejemplo',
  'badge.sample.meaning': 'Cifras provisionales, hasta que lleguen sus propios datos.',
  'badge.sample.name': (chip, meaning) => `${chip}: ${meaning}`,
  'sentence.title-and-text': (title, text) => `${title}. ${text}`,
  'sentence.title': (title) => `${title}.`,
  'sentence.and-next': (first, second) => `${first} ${second}`,
  'sentence.facts': (facts) => facts.join(', '),
  'sentence.names': (names) => names.join('; '),

  'count.part': (part, total) => `${part} de ${total}`,
  'count.part-labelled': (part, total, label) => `${part} de ${total} ${label}`,
  'count.labelled': (count, label) => `${count} ${label}`,

  offline: 'No tiene conexión. Es posible que algunas funciones no estén disponibles.',
  'offline.over': 'Vuelve a tener conexión.',

  'booking.list': 'Reservas',
  'booking.check-in': 'Entrada',
  'booking.dates': 'Fechas',
  'booking.phase.under-way': 'En curso',
  'booking.phase.upcoming': 'Próximas',
  'booking.phase.completed': 'Finalizadas',
  'booking.phase.unconfirmed': 'Fecha por confirmar',

  'listing.save': 'Guardar',
  'listing.save-of': (title) => `Guardar ${title}`,
  'listing.price': (price) => `${price} por noche`,
  'listing.rated': 'Valoración',
  'listing.credit': (credit) => `Foto: ${credit}`,
  'scrolls-sideways': (label) => `${label}, se desplaza en horizontal`,

  'request.approve': 'Aprobar',
  'request.decline': 'Rechazar',
  'request.approve-of': (of) => `Aprobar ${of}`,
  'request.decline-of': (of) => `Rechazar ${of}`,

  'reward.points': (format, points) =>
    plural(points, { one: `${format.number(points)} punto`, other: `${format.number(points)} puntos` }),
  'reward.redeem': 'Canjear',
  'reward.redeem-of': (of) => `Canjear ${of}`,
  'reward.redeem-locked': (of) => `Canjear ${of}, no disponible`,
  'rewards.name': 'Recompensas',
  'rewards.hero': 'Nivel de recompensas',
  'rewards.your-level': 'Su nivel',
  'rewards.level': 'Nivel',
  'rewards.points': 'Puntos',
  'rewards.benefits': 'Ventajas',
  'rewards.progress': (level) => `Progreso hasta ${level}`,
  'rewards.missing': (points, level) => `${points} para llegar a ${level}`,

  'field.optional': '(opcional)',

  'seat.taken': (format, taken, seats) => `${format.number(taken)} de ${format.number(seats)}`,
  'seat.participants-of': (taken, seats) =>
    plural(seats, { one: `${taken} participante`, other: `${taken} participantes` }),
  'seat.participants': (format, count) =>
    plural(count, {
      one: `${format.number(count)} participante`,
      other: `${format.number(count)} participantes`,
    }),
  'seat.bar': (of) => `${of}: participantes`,
  'seat.full-figure': (figure) => `${figure}, completo`,
  'seat.unknown': 'Plazas por confirmar',
  'seat.over': (format, over) => `${format.number(over)} más que plazas hay`,

  'progress.near-limit': 'Cerca del límite',
  'share.other': 'Otros',
  'share-bar.name': (label, parts) => `${label}: ${list(parts)}`,
  'share-bar.part': (label, share) => `${label} ${share}`,

  'loading.screen': 'Cargando…',
  'error.page.title': 'Algo ha salido mal',
  'error.page.text': 'Disculpe las molestias. Se ha producido un error inesperado en la página.',
  'error.dashboard.title': 'Error del panel',
  'error.dashboard.text': 'Se ha producido un error y el panel no se ha podido cargar correctamente.',
  'error.part': 'Esta parte',
  'error.row': (subject) => `${subject}: no se ha podido cargar`,
  'error.try-again': 'Reintentar',
  'error.reload': 'Recargar la página',
  'error.read-again': 'Reintentar',

  'pager.previous': 'Anterior',
  'pager.next': 'Siguiente',
  'pager.range': (format, first, last, total) =>
    `${format.number(first)}–${format.number(last)} de ${format.number(total)}`,

  'tile.loading': 'Cargando',
  'tile.no-value': 'Sin valor',
  'tile.try-again': 'Reintentar',
  'tile.try-again-of': (label) => `Reintentar: ${label}`,
  'trend.from-to': (first, last) => `De ${first} a ${last}`,

  'delta.up.neutral': (amount) => `Sube ${amount}`,
  'delta.up.positive': (amount) => `Sube ${amount}, mejor`,
  'delta.up.negative': (amount) => `Sube ${amount}, peor`,
  'delta.down.neutral': (amount) => `Baja ${amount}`,
  'delta.down.positive': (amount) => `Baja ${amount}, mejor`,
  'delta.down.negative': (amount) => `Baja ${amount}, peor`,
  'delta.flat.neutral': (amount) => `Sin cambios, ${amount}`,
  'delta.flat.positive': (amount) => `Sin cambios, ${amount}, mejor`,
  'delta.flat.negative': (amount) => `Sin cambios, ${amount}, peor`,

  'toast.region': (key) => `Notificaciones (${key})`,
  'toast.dismiss': 'Cerrar',
  'toast.keep': 'Mantener abierta',

  'file.ready': (name) => `${name} está listo`,
  'file.save': 'Guardar archivo',

  'nav.main': 'Principal',
  'nav.new': (count) => plural(count, { one: 'nuevo', other: 'nuevos' }),
  'nav.pages': 'Páginas principales',

  'account.menu-of': (name) => `Menú de la cuenta, ${name}`,
  'account.menu': 'Menú de la cuenta',
  'account.profile': 'Ajustes del perfil',
  'account.settings': 'Ajustes de la cuenta',
  'account.logout': 'Cerrar sesión',

  'panel.link-of': (link, of) => `${link}: ${of}`,
  'quick-actions': 'Acciones rápidas',
};
