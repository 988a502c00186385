import { useMemo } from 'react';
import { ROWS_OF_PAGE, type TableRow, type TableView } from '../table-screen.js';

/** Searches, filters, sorts and pages rows as the examples in the peers' documentation do. */
export function usePage(rows: readonly TableRow[], { search, isSorted, status }: TableView) {
  const matching = useMemo(() => {
    const query = search.toLowerCase().trim();
    const found = rows.filter(
      (row) =>
        (status === '' || row.status === status) &&
        [row.client, row.destination, row.status].some((text) => text.toLowerCase().includes(query)),
    );
    return isSorted ? found.sort((one, other) => one.client.localeCompare(other.client)) : found;
  }, [rows, search, isSorted, status]);
  return { count: matching.length, page: matching.slice(0, ROWS_OF_PAGE) };
}
