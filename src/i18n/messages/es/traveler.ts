import { grammarOf } from '../../grammar.js';
import type * as english from '../en/traveler.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('es');

export const traveler: TextsOf<typeof english> = {
  'traveler.tab.overview': 'Resumen',
  'traveler.tab.trips': 'Mis viajes',
  'traveler.tab.wishlist': 'Favoritos',
  'traveler.tab.rewards': 'Recompensas',
  'traveler.tab.profile': 'Perfil',
  'traveler.help.overview': 'Sus viajes e ideas para los siguientes.',
  'traveler.help.next-trip': (format, days) =>
    plural(days, {
      '=1': `Su próximo viaje empieza mañana.`,
      other: `Su próximo viaje empieza dentro de ${format.number(days)} días.`,
    }),
  'traveler.help.trips': 'Todas las reservas, pasadas y próximas.',
  'traveler.help.wishlist': 'Lo que guarda le espera aquí.',
  'traveler.help.rewards': 'Lo que valen sus puntos.',
  'traveler.help.points': (format, points) =>
    plural(points, {
      one: `Tiene ${format.number(points)} punto para canjear.`,
      other: `Tiene ${format.number(points)} puntos para canjear.`,
    }),
  'traveler.help.profile': 'Lo que su cuenta dice de usted.',
  'traveler.discover': 'Descubrir experiencias',

  'traveler.figures': 'Sus viajes de un vistazo',
  'traveler.figures.error': 'Sus cifras',
  'traveler.trips.figures': 'Sus viajes',
  'traveler.tile.trips-booked': 'Viajes reservados',
  'traveler.tile.wishlist-items': 'En favoritos',
  'traveler.tile.travel-rating': 'Valoración de viaje',
  'traveler.tile.destinations': 'Destinos',
  'traveler.tile.upcoming': 'Próximos',
  'traveler.tile.completed': 'Finalizados',
  'traveler.tile.countries': 'Países',
  'traveler.tile.upcoming-trips': (format, count) =>
    plural(count, { one: `${format.number(count)} próximo`, other: `${format.number(count)} próximos` }),
  'traveler.tile.of-best': (format, most) => `de ${format.number(most)}`,

  'traveler.upcoming': 'Próximos viajes',
  'traveler.upcoming.all': 'Todos los viajes',
  'traveler.rewards': 'Recompensas',
  'traveler.rewards.view': 'Ver recompensas',
  'traveler.recommendations': 'Recomendaciones personalizadas',
  'traveler.recommendations.error': 'Recomendaciones',
  'traveler.recommendations.more': 'Ver más',
  'traveler.recommendations.empty': 'Todavía no hay recomendaciones',
  'traveler.recommendations.how-to': 'En cuanto haya experiencias adecuadas para usted, aparecerán aquí.',
  'traveler.bookings': 'Todas las reservas',
  'traveler.bookings.count': (count) => plural(count, { one: 'reserva', other: 'reservas' }),
  'traveler.bookings.empty': 'Todavía no hay viajes',
  'traveler.bookings.how-to': 'Reserve una experiencia y aparecerá aquí.',

  'traveler.rewards.level': 'Su nivel',
  'traveler.rewards.locked': (level) => `Las recompensas bloqueadas se abren con ${level}`,

  'traveler.wishlist.title': 'Favoritos',
  'traveler.wishlist.empty': 'Todavía no ha guardado nada',
  'traveler.wishlist.how-to': 'Guarde una experiencia y le esperará aquí.',

  'traveler.profile': 'Perfil',
  'traveler.profile.picture': 'Foto',
  'traveler.profile.name': 'Nombre',
  'traveler.profile.email': 'Correo electrónico',
  'traveler.profile.role': 'Rol',
  'traveler.profile.account': 'Cuenta',
  'traveler.profile.demo': 'Cuenta de demostración',
  'traveler.profile.live': 'Cuenta real',
  'traveler.profile.not-given': 'Sin indicar',
  'traveler.profile.your-picture': 'Su foto',
  'traveler.profile.your-initials': 'Sus iniciales',

  'traveler.test.notice': 'Aviso',
  'traveler.test.help': 'Cifras de ejemplo, hasta que este rol tenga un panel propio.',

  'programme.level': 'Explorador Oro',
  'programme.next-level': 'Aventurero Platino',
  'programme.discount': (percent) => `${percent} de descuento`,
  'programme.discount.condition': 'En su próxima reserva',
  'programme.airport-transfer': 'Traslado gratuito al aeropuerto',
  'programme.airport-transfer.condition': (amount) => `En reservas de más de ${amount}`,
  'programme.priority-support': 'Atención prioritaria 24/7',
  'programme.priority-support.condition': 'Ayuda de una persona',
  'programme.exclusive-experiences': 'Experiencias exclusivas',
  'programme.exclusive-experiences.condition': 'Tours privados',
};
