import { TableDesk } from 'tapa-ui/table-desk';
import { TapaProvider } from 'tapa-ui/theme';
import 'tapa-ui/styles.css';
import { offerTable, ROWS_OF_PAGE } from '../table-screen';
import { BOOKING_COLUMNS } from './table-columns';

/** The library's table to work with, with all that stands around it. */
offerTable((rows) => ({ search, isSorted, status }) => (
  <TapaProvider>
    <TableDesk
      aria-label="Bookings"
      columns={BOOKING_COLUMNS}
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
