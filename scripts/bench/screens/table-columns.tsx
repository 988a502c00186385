import type { GridColumn } from 'tapa-ui/data-grid';
import type { TableRow } from '../table-screen.js';

export const BOOKING_COLUMNS: readonly GridColumn<TableRow>[] = [
  { key: 'client', header: 'Client', value: ({ client }) => client, cell: ({ client }) => client },
  {
    key: 'place',
    header: 'Destination',
    value: ({ destination }) => destination,
    cell: ({ destination }) => destination,
  },
  { key: 'dates', header: 'Dates', kind: 'date', value: ({ start }) => start, cell: ({ start }) => start },
  {
    key: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => status,
    filter: { quick: true },
  },
  { key: 'value', header: 'Value', kind: 'amount', value: ({ value }) => value, cell: ({ value }) => value },
];
