import { DataGrid } from 'tapa-ui/data-grid';
import { TapaProvider } from 'tapa-ui/theme';
import 'tapa-ui/styles.css';
import { offerTable, ROWS_OF_PAGE, type TableRow } from '../table-screen.js';
import { BOOKING_COLUMNS } from './table-columns.js';

/** Returns one of two pages, so that each answer of the server has other rows. */
const answer = (rows: readonly TableRow[], asked: string): readonly TableRow[] => {
  const start = (asked.length % 2) * ROWS_OF_PAGE;
  return rows.slice(start, start + ROWS_OF_PAGE);
};

offerTable((rows) => {
  const pages = new Map<string, readonly TableRow[]>();
  const pageOf = (asked: string): readonly TableRow[] => {
    const page = pages.get(asked) ?? answer(rows, asked);
    pages.set(asked, page);
    return page;
  };
  return ({ search, isSorted, status }) => (
    <TapaProvider>
      <DataGrid
        aria-label="Bookings"
        manual
        columns={BOOKING_COLUMNS}
        rows={pageOf(`${search}${isSorted ? ' sorted' : ''} ${status}`)}
        rowCount={rows.length}
        rowKey={({ id }) => id}
        state={{
          globalFilter: search,
          pagination: { pageIndex: 0, pageSize: ROWS_OF_PAGE },
          sorting: isSorted ? [{ id: 'client', desc: false }] : [],
          columnFilters: status === '' ? [] : [{ id: 'status', value: [status] }],
        }}
      />
    </TapaProvider>
  );
});
