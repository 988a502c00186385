import { Group, MantineProvider, Pagination, Table, TextInput, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles.css';
import { offerTable, ROWS_OF_PAGE, type TableRow, type TableView } from '../table-screen.js';
import { usePage } from './table-rows.js';

const HEADERS = ['Client', 'Destination', 'Dates', 'Status', 'Value'];

function Page({ rows, view }: { rows: readonly TableRow[]; view: TableView }) {
  const { count, page } = usePage(rows, view);
  return (
    <MantineProvider theme={{ primaryColor: 'violet' }}>
      <TextInput aria-label="Search" value={view.search} readOnly />
      <Table aria-label="Bookings" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {HEADERS.map((header) => (
              <Table.Th key={header}>
                <UnstyledButton>{header}</UnstyledButton>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {page.map(({ id, client, destination, start, status, value }) => (
            <Table.Tr key={id}>
              <Table.Td>{client}</Table.Td>
              <Table.Td>{destination}</Table.Td>
              <Table.Td>{start}</Table.Td>
              <Table.Td>{status}</Table.Td>
              <Table.Td>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group>
        <Pagination total={Math.ceil(count / ROWS_OF_PAGE)} value={1} />
      </Group>
    </MantineProvider>
  );
}

offerTable((rows) => (view) => <Page rows={rows} view={view} />);
