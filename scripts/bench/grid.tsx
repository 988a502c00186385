import { createRoot } from 'react-dom/client';
import { DataGrid, type GridColumn } from 'tapa-ui/data-grid';
import { TapaProvider } from 'tapa-ui/theme';
import 'tapa-ui/styles.css';
import { type ManyBooking, manyBookings } from '../../src/testing/demo-api/fixtures/many-bookings';
import { clearAway, timed } from './timed';

const column = (key: keyof ManyBooking, more: Partial<GridColumn<ManyBooking>> = {}) => ({
  key,
  header: key,
  value: (row: ManyBooking) => row[key],
  cell: (row: ManyBooking) => row[key],
  ...more,
});

const COLUMNS: readonly GridColumn<ManyBooking>[] = [
  column('clientName'),
  column('destination'),
  column('checkIn', { kind: 'date' }),
  column('status', { filter: { quick: true } }),
  column('value', { kind: 'amount' }),
];

/** Readers turn to a field or a header before they use it, and a grid may use that time. */
async function turnTo(control: HTMLElement | null): Promise<void> {
  control?.focus();
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/**
 * Measures milliseconds of the main thread until the frame is drawn, for rows that the grid has not seen before, for the first
 * and second letter of a search, a sort by texts, and a filter.
 */
window.bench = async () => {
  const rows = manyBookings().map((booking) => ({ ...booking }));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let view = { search: '', isSorted: false, status: '' };
  const show = (patch: Partial<typeof view>): Promise<number> => {
    view = { ...view, ...patch };
    const state = {
      globalFilter: view.search,
      pagination: { pageIndex: 0, pageSize: 50 },
      sorting: view.isSorted ? [{ id: 'clientName', desc: false }] : [],
      columnFilters: view.status === '' ? [] : [{ id: 'status', value: [view.status] }],
    };
    return timed(() =>
      root.render(
        <TapaProvider>
          <DataGrid
            aria-label="Bookings"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            state={state}
          />
        </TapaProvider>,
      ),
    );
  };
  clearAway();
  const render = await show({});
  await turnTo(place.querySelector('input'));
  const key = await show({ search: 's' });
  const nextKey = await show({ search: 'si' });
  await show({ search: '' });
  await turnTo(place.querySelector<HTMLElement>('th :is(button, [role="button"])'));
  const sort = await show({ isSorted: true });
  const filter = await show({ status: 'pending' });
  root.unmount();
  place.remove();
  return { render, key, nextKey, sort, filter };
};
