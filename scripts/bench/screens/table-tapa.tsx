import { DataGrid } from 'tapa-ui/data-grid';
import { TapaProvider } from 'tapa-ui/theme';
import 'tapa-ui/styles.css';
import { offerTable, ROWS_OF_PAGE } from '../table-screen.js';
import { BOOKING_COLUMNS } from './table-columns.js';

offerTable((rows) => ({ search, isSorted, status }) => (
  <TapaProvider>
    <DataGrid
      aria-label="Bookings"
      columns={BOOKING_COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      state={{
        globalFilter: search,
        pagination: { pageIndex: 0, pageSize: ROWS_OF_PAGE },
        sorting: isSorted ? [{ id: 'client', desc: false }] : [],
        columnFilters: status === '' ? [] : [{ id: 'status', value: [status] }],
      }}
    />
  </TapaProvider>
));
