import { grammarOf } from '../../grammar.js';
import type * as english from '../en/lists.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('fr');

export const lists: TextsOf<typeof english> = {
  'list.bookings.search': 'Chercher client, lieu ou type',
  'list.clients.search': 'Chercher nom, e-mail ou type',
  'list.providers.search': 'Chercher un prestataire',
  'list.tours.search': 'Chercher circuit, lieu ou thème',
  'list.applications.search': 'Chercher nom, circuit ou domaine',
  'list.employees.search': 'Chercher nom, poste ou service',
  'list.requests.search': 'Chercher nom, lieu ou motif',
  'list.policies.search': 'Chercher une règle',
  'list.trips.search': 'Chercher voyage ou lieu',
  'list.destination': 'Destination',
  'list.type': 'Type',
  'list.email': 'E-mail',
  'list.applicant': 'Candidat',
  'list.tour': 'Circuit',
  'list.theme': 'Thème',
  'list.policy': 'Règle',
  'list.description': 'Description',
  'list.updated': 'Mise à jour',
  'list.position': 'Poste',
  'list.value.all': (format, count, value) => `Montant total (${format.number(count)}) : ${value}`,
  'list.value.these': (format, count, value) =>
    `Montant de cette sélection (${format.number(count)}) : ${value}`,
  'list.place': (format, place, total) => `${format.number(place)} sur ${format.number(total)}`,
  'list.gone': (name) => `${name} n’est plus dans la liste.`,
  'list.nights': (format, count) =>
    plural(count, { one: `${format.number(count)} nuit`, other: `${format.number(count)} nuits` }),
  'list.of-client': (name) => `Réservations : ${name}`,
  'list.others': (name) => `Autres réservations : ${name}`,
  'list.sort': 'Trier',
  'list.sort.none': 'Sans tri',
  'list.sort.up': (column) => `${column}, croissant`,
  'list.sort.down': (column) => `${column}, décroissant`,
  'list.trip': 'Voyage',
  'list.check-in': 'Arrivée',
  'list.status': 'Statut',
  'list.seats-left': 'Places libres',
};
