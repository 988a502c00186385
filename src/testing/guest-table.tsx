import { type DeskColumn, TableDesk, type TableDeskProps } from '../components/table-desk/index.js';

/** A row of the table that tests look at. */
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

export const GUEST_COLUMNS: readonly DeskColumn<Guest>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => status,
    filter: { by: 'choice', quick: true },
  },
  {
    key: 'amount',
    header: 'Amount',
    kind: 'number',
    value: ({ amount }) => amount,
    cell: ({ amount }) => String(amount),
    filter: { by: 'range' },
  },
];

export const guestKey = ({ id }: Guest) => id;

export const GuestTable = (props: Partial<TableDeskProps<Guest>>) => (
  <TableDesk
    aria-label="Guests"
    columns={GUEST_COLUMNS}
    rows={GUESTS}
    rowKey={guestKey}
    {...props}
    defaultState={{ pageSize: 10, ...props.defaultState }}
  />
);
