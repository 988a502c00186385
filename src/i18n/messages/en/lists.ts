import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

/** What a search of a list looks into: its name, and what its field says while it is empty. At most 36 characters. */
export const bookingsSearch = { 'list.bookings.search': 'Search client, place or type' };
/** What a search looks into, in its empty field. At most 36 characters. */
export const clientsSearch = { 'list.clients.search': 'Search name, email or type' };
/** What a search looks into, in its empty field. At most 36 characters. */
export const providersSearch = { 'list.providers.search': 'Search provider' };
/** What a search looks into, in its empty field. At most 36 characters. */
export const toursSearch = { 'list.tours.search': 'Search tour, place or theme' };
/** What a search looks into, in its empty field. At most 36 characters. */
export const applicationsSearch = { 'list.applications.search': 'Search name, tour or expertise' };
/** What a search looks into, in its empty field. At most 36 characters. */
export const employeesSearch = { 'list.employees.search': 'Search name, position or department' };
/** What a search looks into, in its empty field. At most 36 characters. */
export const requestsSearch = { 'list.requests.search': 'Search name, place or purpose' };
/** What a search looks into, in its empty field. At most 36 characters. */
export const policiesSearch = { 'list.policies.search': 'Search policy' };
/** What a search looks into, in its empty field. At most 36 characters. */
export const tripsSearch = { 'list.trips.search': 'Search trip or place' };

/** Heads of columns, and names of fields where a row is opened. At most 16 characters. */
export const bookingFields = { 'list.destination': 'Destination', 'list.type': 'Type' };
/** Heads of columns, and names of fields. At most 16 characters. */
export const clientFields = { 'list.email': 'Email' };
/** Heads of columns, and names of fields. At most 16 characters. */
export const tourFields = {
  'list.tour': 'Tour',
  'list.theme': 'Theme',
  'list.seats-left': 'Seats left',
  'list.status': 'Status',
};
/** Names of fields where a request is opened. At most 16 characters. */
export const requestFields = { 'list.status': 'Status' };
/** Names of fields to filter and sort by. At most 16 characters. */
export const applicationFields = {
  'list.applicant': 'Applicant',
  'list.tour': 'Tour',
  'list.status': 'Status',
};
/** Heads of columns, and names of fields. At most 16 characters. */
export const tripFields = {
  'list.trip': 'Trip',
  'list.destination': 'Destination',
  'list.check-in': 'Check-in',
  'list.status': 'Status',
};
/** Heads of columns, and names of fields. At most 16 characters. */
export const policyFields = {
  'list.policy': 'Policy',
  'list.description': 'Description',
  'list.updated': 'Updated',
  'list.status': 'Status',
};
/** Heads of columns, and names of fields. At most 16 characters. */
export const employeeFields = { 'list.position': 'Position' };

/** What bookings are worth together, over their table. @param value - an amount, which is set in bold */
export const valueLine = {
  'list.value.all': (format: Formatters, count: number, value: string): string =>
    en.plural(count, {
      '=1': `Value: ${value}`,
      other: `Value of all ${format.number(count)}: ${value}`,
    }),
  /** Of those that were searched or filtered for. */
  'list.value.these': (format: Formatters, count: number, value: string): string =>
    en.plural(count, {
      '=1': `Value of this one: ${value}`,
      other: `Value of these ${format.number(count)}: ${value}`,
    }),
};

/** A row that is opened. */
export const openedRow = {
  /** Which of how many it is: '6 of 10,000'. */
  'list.place': (format: Formatters, place: number, total: number): string =>
    `${format.number(place)} of ${format.number(total)}`,
  /** Said when it closes by itself, since its row was removed. @param name - what is called so: 'Delma Kila' */
  'list.gone': (name: string): string => `${name} is no longer in the list.`,
};

/** A booking that is opened. */
export const openedStay = {
  /** How long it is: '6 nights'. */
  'list.nights': (format: Formatters, count: number): string =>
    en.plural(count, { one: `${format.number(count)} night`, other: `${format.number(count)} nights` }),
  /** Over a client's bookings. */
  'list.of-client': (name: string): string => `Bookings of ${name}`,
  /** Over the bookings of a client beside one that is open. */
  'list.others': (name: string): string => `Other bookings of ${name}`,
};

/** Sorts a list that has no heads of columns. */
export const rowDeskMessages = {
  /** Names the field. */
  'list.sort': 'Sort',
  /** Its choices. At most 30 characters. */
  'list.sort.none': 'Not sorted',
  'list.sort.up': (column: string): string => `${column}, ascending`,
  'list.sort.down': (column: string): string => `${column}, descending`,
};
