import { grammarOf } from '../../grammar.js';
import type * as english from '../en/lists.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('es');

export const lists: TextsOf<typeof english> = {
  'list.bookings.search': 'Buscar cliente, lugar o tipo',
  'list.clients.search': 'Buscar nombre, correo o tipo',
  'list.providers.search': 'Buscar proveedor',
  'list.tours.search': 'Buscar tour, lugar o tema',
  'list.applications.search': 'Buscar nombre, tour o especialidad',
  'list.employees.search': 'Buscar nombre, puesto o departamento',
  'list.requests.search': 'Buscar nombre, lugar o motivo',
  'list.policies.search': 'Buscar política',
  'list.trips.search': 'Buscar viaje o lugar',
  'list.destination': 'Destino',
  'list.type': 'Tipo',
  'list.email': 'Correo',
  'list.applicant': 'Solicitante',
  'list.tour': 'Tour',
  'list.theme': 'Tema',
  'list.policy': 'Política',
  'list.description': 'Descripción',
  'list.updated': 'Actualizada',
  'list.position': 'Puesto',
  'list.value.all': (format, count, value) =>
    plural(count, { '=1': `Valor: ${value}`, other: `Valor de las ${format.number(count)}: ${value}` }),
  'list.value.these': (format, count, value) =>
    plural(count, {
      '=1': `Valor de esta: ${value}`,
      other: `Valor de estas ${format.number(count)}: ${value}`,
    }),
  'list.place': (format, place, total) => `${format.number(place)} de ${format.number(total)}`,
  'list.gone': (name) => `${name} ya no está en la lista.`,
  'list.nights': (format, count) =>
    plural(count, { one: `${format.number(count)} noche`, other: `${format.number(count)} noches` }),
  'list.of-client': (name) => `Reservas: ${name}`,
  'list.others': (name) => `Otras reservas: ${name}`,
  'list.sort': 'Ordenar',
  'list.sort.none': 'Sin ordenar',
  'list.sort.up': (column) => `${column}, ascendente`,
  'list.sort.down': (column) => `${column}, descendente`,
  'list.trip': 'Viaje',
  'list.check-in': 'Entrada',
  'list.status': 'Estado',
  'list.seats-left': 'Plazas libres',
};
