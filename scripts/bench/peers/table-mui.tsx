import {
  TableRow as Row,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableSortLabel,
  TextField,
} from '@mui/material';
import { offerTable, ROWS_OF_PAGE, type TableRow, type TableView } from '../table-screen.js';
import { usePage } from './table-rows.js';

const HEADERS = ['Client', 'Destination', 'Dates', 'Status', 'Value'];

function Page({ rows, view }: { rows: readonly TableRow[]; view: TableView }) {
  const { count, page } = usePage(rows, view);
  return (
    <>
      <TextField aria-label="Search" value={view.search} size="small" />
      <TableContainer>
        <Table aria-label="Bookings">
          <TableHead>
            <Row>
              {HEADERS.map((header, index) => (
                <TableCell key={header}>
                  <TableSortLabel active={index === 0 && view.isSorted}>{header}</TableSortLabel>
                </TableCell>
              ))}
            </Row>
          </TableHead>
          <TableBody>
            {page.map(({ id, client, destination, start, status, value }) => (
              <Row key={id} hover>
                <TableCell>{client}</TableCell>
                <TableCell>{destination}</TableCell>
                <TableCell>{start}</TableCell>
                <TableCell>{status}</TableCell>
                <TableCell>{value}</TableCell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={count}
        page={0}
        rowsPerPage={ROWS_OF_PAGE}
        rowsPerPageOptions={[ROWS_OF_PAGE]}
        onPageChange={() => undefined}
      />
    </>
  );
}

offerTable((rows) => (view) => <Page rows={rows} view={view} />);
