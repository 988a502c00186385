import { StatusBadge } from '../components/badge/index.js';
import { PersonCell, PersonCellSkeleton } from '../components/data-table/index.js';
import type { GridColumn } from '../data-grid/index.js';
import { statusTone } from '../domain/status.js';
import { defaultFormatters } from '../i18n/formatters.js';

/** Fictional booking of the stories. */
export interface Booking {
  id: string;
  client: string;
  destination: string;
  type: string;
  start: string;
  status: string;
  value: number;
}

const CLIENTS = ['Aroha Ngata', 'Sina Faleolo', 'Peter Wale', 'Ema Tuilagi', 'Lucas Brandt', 'Delma Kila'];
const PLACES = ['Rarotonga', 'Apia', 'Honiara', 'Suva', 'Tanna', 'Goroka', 'Nukuʻalofa'];
const TYPES = ['Cultural stay', 'Siapo workshop', 'Carving workshop', 'Family visit', 'Guided trek'];
const STATUSES = ['confirmed', 'confirmed', 'pending', 'confirmed', 'completed'];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

export const bookings = (count: number): readonly Booking[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${index}`,
    client: pick(CLIENTS, index),
    destination: pick(PLACES, index * 3),
    type: pick(TYPES, index),
    start: new Date(Date.UTC(2026, 11, 14 + ((index * 7) % 300))).toISOString().slice(0, 10),
    status: pick(STATUSES, index),
    value: 1640 + ((index * 370) % 3300),
  }));

export const STATUS_LABELS: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  completed: 'Completed',
  // A filter without rows.
  lost: 'Lost',
};

export const COLUMNS: readonly GridColumn<Booking>[] = [
  {
    key: 'client',
    header: 'Client',
    width: '20%',
    value: ({ client }) => client,
    cell: ({ client, destination }) => <PersonCell name={client} merged={destination} size={28} />,
    skeleton: <PersonCellSkeleton size={28} />,
  },
  {
    key: 'destination',
    header: 'Destination',
    width: '13%',
    value: ({ destination }) => destination,
    cell: ({ destination }) => destination,
    priority: 2,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'type',
    header: 'Type',
    width: '15%',
    value: ({ type }) => type,
    cell: ({ type }) => type,
    priority: 3,
    narrow: 'hidden',
  },
  {
    key: 'dates',
    header: 'Dates',
    width: '18%',
    kind: 'date',
    value: ({ start }) => start,
    filter: { label: 'date' },
    cell: ({ start }) => defaultFormatters.date(start),
    narrow: { place: 'after', line: 2 },
  },
  {
    key: 'status',
    header: 'Status',
    width: '12%',
    kind: 'status',
    value: ({ status }) => status,
    text: (status) => STATUS_LABELS[status] ?? status,
    searched: true,
    filter: { choices: ['confirmed', 'pending', 'completed'] },
    cell: ({ status }) => <StatusBadge status={status} tone={statusTone('agentBooking', status)} />,
    narrow: { place: 'end', line: 2 },
  },
  {
    key: 'value',
    header: 'Value',
    kind: 'amount',
    value: ({ value }) => value,
    text: (value) => defaultFormatters.money(Number(value)),
    cell: ({ value }) => <b className="t:font-semibold">{defaultFormatters.money(value)}</b>,
    narrow: { place: 'end', line: 1 },
  },
];
