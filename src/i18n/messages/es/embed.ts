import { grammarOf } from '../../grammar.js';
import type * as english from '../en/embed.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('es');

export const embed: TextsOf<typeof english> = {
  'widget.rewards': 'Recompensas',
  'widget.stat-strip': 'Cifras clave',
  'widget.upcoming-trips': 'Próximos viajes',
  'widget.recommendations': 'Recomendaciones',
  'widget.tour-availability': 'Plazas en los tours',
  'widget.dashboard': 'Panel',
  'widget.slow': 'Está tardando más de lo habitual.',
  'widget.loaded': (title) => `${title}: carga terminada`,
  'widget.first-rows': (format, shown, total) =>
    plural(shown, {
      '=1': `El primero de ${format.number(total)}`,
      other: `Los primeros ${format.number(shown)} de ${format.number(total)}`,
    }),
  'widget.error.offline': 'No tiene conexión. Se volverá a cargar cuando la recupere.',
  'widget.error.network': 'La conexión ha fallado. Inténtelo de nuevo.',
  'widget.error.timeout': 'La respuesta ha tardado demasiado. Inténtelo de nuevo.',
  'widget.error.http': 'La respuesta ha sido un error. Inténtelo de nuevo más tarde.',
  'widget.error.malformed': 'No se ha podido leer la respuesta.',
  'widget.error.bad-address': 'Desde esta dirección no se pueden cargar datos.',
  'widget.error.render': 'No se ha podido mostrar.',
  'widget.error.no-data': 'Todavía no hay datos. Aparecerán en cuanto los haya.',
  'widget.upcoming-trips.empty': 'No hay viajes próximos',
  'widget.upcoming-trips.how-to': 'Reserve una experiencia y aparecerá aquí.',
  'widget.recommendations.empty': 'Todavía no hay recomendaciones',
  'widget.recommendations.how-to': 'En cuanto haya experiencias adecuadas para usted, aparecerán aquí.',
  'widget.stat-strip.empty': 'Todavía no hay cifras',
  'widget.stat-strip.how-to': 'En cuanto haya algo que contar, aparecerá aquí.',
  'widget.tour-availability.empty': 'Todavía no hay tours',
  'widget.tour-availability.how-to': 'En cuanto se planifiquen tours, aparecerán aquí.',
  'widget.tour-availability.view': 'Ver',
  'widget.tour-availability.view-tour': (title) => `Ver ${title}`,
};
