import { type DeskColumn, TableDesk } from 'tapa-ui/table-desk';
import { TapaProvider } from 'tapa-ui/theme';
import 'tapa-ui/styles.css';
import { offerTable, ROWS_OF_PAGE, type TableRow } from '../table-screen';

const COLUMNS: readonly DeskColumn<TableRow>[] = [
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
    filter: { by: 'choice', quick: true },
  },
  { key: 'value', header: 'Value', kind: 'number', value: ({ value }) => value, cell: ({ value }) => value },
];

/** The library's table to work with, with all that stands around it. */
offerTable((rows) => ({ search, isSorted, status }) => (
  <TapaProvider>
    <TableDesk
      aria-label="Bookings"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      state={{
        search,
        pageSize: ROWS_OF_PAGE,
        sort: isSorted ? [{ column: 'client', direction: 'up' }] : [],
        filters: status === '' ? {} : { status: [status] },
      }}
    />
  </TapaProvider>
));
