import { grammarOf } from '../../grammar.js';
import type * as english from '../en/lists.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('de');

export const lists: TextsOf<typeof english> = {
  'list.bookings.search': 'Kunde, Ort oder Art suchen',
  'list.clients.search': 'Name, E-Mail oder Art suchen',
  'list.providers.search': 'Anbieter suchen',
  'list.tours.search': 'Tour, Ort oder Thema suchen',
  'list.applications.search': 'Name, Tour oder Fachgebiet suchen',
  'list.employees.search': 'Name, Position oder Abteilung suchen',
  'list.requests.search': 'Name, Ort oder Zweck suchen',
  'list.policies.search': 'Richtlinie suchen',
  'list.trips.search': 'Reise oder Ort suchen',
  'list.destination': 'Reiseziel',
  'list.type': 'Art',
  'list.email': 'E-Mail',
  'list.applicant': 'Bewerber/in',
  'list.tour': 'Tour',
  'list.theme': 'Thema',
  'list.policy': 'Richtlinie',
  'list.description': 'Beschreibung',
  'list.updated': 'Aktualisiert',
  'list.position': 'Position',
  'list.value.all': (format, count, value) =>
    plural(count, { '=1': `Wert: ${value}`, other: `Wert aller ${format.number(count)}: ${value}` }),
  'list.value.these': (format, count, value) =>
    plural(count, {
      '=1': `Wert dieser Buchung: ${value}`,
      other: `Wert dieser ${format.number(count)}: ${value}`,
    }),
  'list.place': (format, place, total) => `${format.number(place)} von ${format.number(total)}`,
  'list.gone': (name) => `${name} steht nicht mehr in der Liste.`,
  'list.nights': (format, count) =>
    plural(count, { one: `${format.number(count)} Nacht`, other: `${format.number(count)} Nächte` }),
  'list.of-client': (name) => `Buchungen: ${name}`,
  'list.others': (name) => `Weitere Buchungen: ${name}`,
  'list.sort': 'Sortieren',
  'list.sort.none': 'Nicht sortiert',
  'list.sort.up': (column) => `${column}, aufsteigend`,
  'list.sort.down': (column) => `${column}, absteigend`,
  'list.trip': 'Reise',
  'list.check-in': 'Anreise',
  'list.status': 'Status',
  'list.seats-left': 'Freie Plätze',
};
