import { DataGrid, type DataGridProps, type GridColumn } from '../data-grid/index.js';

export interface Guest {
  id: string;
  name: string;
  status: string;
  amount: number;
}

export const GUESTS: readonly Guest[] = Array.from({ length: 12 }, (_, index) => ({
  id: `r${index}`,
  name: `Guest ${index + 1}`,
  status: index % 3 === 0 ? 'pending' : 'done',
  amount: (index * 7) % 12,
}));

export const GUEST_COLUMNS: readonly GridColumn<Guest>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => status,
    filter: { quick: true },
  },
  {
    key: 'amount',
    header: 'Amount',
    kind: 'amount',
    value: ({ amount }) => amount,
    cell: ({ amount }) => String(amount),
    filter: true,
  },
];

export const guestKey = ({ id }: Guest) => id;

export const GuestGrid = (props: Partial<DataGridProps<Guest>>) => (
  <DataGrid
    aria-label="Guests"
    columns={GUEST_COLUMNS}
    rows={GUESTS}
    rowKey={guestKey}
    {...props}
    defaultState={{ pagination: { pageIndex: 0, pageSize: 10 }, ...props.defaultState }}
  />
);
