import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LOADING_TIMEOUT } from '../../../.storybook/story-checks';
import type { Fault } from '../../../app/demo-api/faults';
import type { ManyBooking } from '../../../app/demo-api/fixtures/many-bookings';
import { createDemoHandlers } from '../../../app/demo-api/handlers';
import { SERVER_LIST_PATH, type ServerListAnswer } from '../../../app/demo-api/server-list';
import { statusBadge } from '../../domain';
import { defaultFormatters } from '../../i18n/formatters';
import { StatusBadge } from '../badge';
import { Button } from '../button';
import { DataTable, PersonCell } from '../data-table';
import { Card, PanelBody } from '../panel';
import type { DeskColumn } from './columns';
import { DEFAULT_TABLE_STATE, type TableQuery } from './state';
import { tableStateToParams } from './state-params';
import { STATUS_WORDS } from './story-bookings';
import { TableDesk } from './table-desk';

/** The columns' keys are the server's names of fields, so that the query can be sent as the address would hold it. */
const COLUMNS: readonly DeskColumn<ManyBooking>[] = [
  {
    key: 'clientName',
    header: 'Client',
    width: '26%',
    value: ({ clientName }) => clientName,
    cell: ({ clientName }) => <PersonCell name={clientName} size={28} />,
  },
  {
    key: 'destination',
    header: 'Destination',
    width: '18%',
    value: ({ destination }) => destination,
    cell: ({ destination }) => <bdi>{destination}</bdi>,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'dates',
    header: 'Dates',
    width: '26%',
    kind: 'date',
    value: ({ checkIn }) => checkIn,
    filter: { by: 'range' },
    cell: ({ dates }) => <bdi>{dates}</bdi>,
    narrow: { place: 'start', line: 3, indent: true },
  },
  {
    key: 'status',
    header: 'Status',
    width: '16%',
    value: ({ status }) => status,
    searched: false,
    text: (status) => STATUS_WORDS[status] ?? status,
    filter: { by: 'choice', choices: ['confirmed', 'pending', 'completed'], quick: true },
    cell: ({ status }) => <StatusBadge status={status} tone={statusBadge('agentBooking', status).tone} />,
    narrow: { place: 'end', line: 2 },
  },
  {
    key: 'value',
    header: 'Value',
    align: 'end',
    kind: 'number',
    value: ({ value }) => value,
    cell: ({ value }) => <b className="t:font-semibold">{defaultFormatters.money(value)}</b>,
    narrow: { place: 'end', line: 1 },
  },
];

const keyOf = ({ id }: ManyBooking) => id;

async function ask(params: URLSearchParams, signal: AbortSignal): Promise<ServerListAnswer> {
  const response = await fetch(`${SERVER_LIST_PATH}?${params}`, { signal });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  return response.json();
}

function paramsOf(query: TableQuery): URLSearchParams {
  const params = tableStateToParams({ ...DEFAULT_TABLE_STATE, ...query }, COLUMNS);
  params.delete('rows');
  params.set('pageSize', String(query.pageSize));
  // The server takes several values in one parameter.
  const statuses = params.getAll('status');
  if (statuses.length > 0) params.set('status', statuses.join(','));
  return params;
}

/** 10,000 rows on a server, a page at a time: TanStack Query drops answers that come too late, and old rows stay until then. */
function ServerTable() {
  const [query, setQuery] = useState<TableQuery>(DEFAULT_TABLE_STATE);
  const { data, isFetching, isError, refetch } = useQuery({
    // The same question is asked once, whoever asks: the page at first, then the table.
    queryKey: [SERVER_LIST_PATH, paramsOf(query).toString()],
    queryFn: ({ signal }) => ask(paramsOf(query), signal),
  });
  // A query that loads or has failed has no data of its own: what was read last stays.
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  return (
    <TableDesk
      aria-label="Bookings"
      searchLabel="Search client, place or type"
      columns={COLUMNS}
      rows={kept?.rows ?? []}
      rowKey={keyOf}
      mode="server"
      rowCount={kept?.rowCount ?? 0}
      valueCounts={kept && { status: kept.counts }}
      onQueryChange={setQuery}
      busy={isFetching}
      error={isError}
      onRetry={() => void refetch()}
    />
  );
}

/** The same list by cursor: every page asks for the one after its last row, so that rows that are added shift nothing. */
function CursorTable() {
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: [SERVER_LIST_PATH, 'by cursor'],
    queryFn: ({ pageParam, signal }) =>
      ask(new URLSearchParams({ sort: '-value', pageSize: '25', cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <DataTable
        aria-label="Bookings by value"
        columns={COLUMNS}
        rows={rows}
        rowKey={keyOf}
        pageSize={Math.max(1, rows.length)}
      />
      <PanelBody>
        <Button disabled={!hasNextPage || isFetching} onClick={() => void fetchNextPage()}>
          Show 25 more
        </Button>
      </PanelBody>
    </>
  );
}

interface ServerStoryProps {
  /** How rows are paged. @default 'page' */
  paging?: 'page' | 'cursor';
  /** What goes wrong with the server. */
  faults?: readonly Fault[];
}

function ServerStory({ paging = 'page' }: ServerStoryProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <Card>{paging === 'page' ? <ServerTable /> : <CursorTable />}</Card>
    </QueryClientProvider>
  );
}

interface StoryContext {
  args: ServerStoryProps;
  msw: { use: (...handlers: ReturnType<typeof createDemoHandlers>) => void };
}

const meta = preview.meta({
  title: 'components/table-desk-server',
  id: 'components-table-desk-server',
  component: ServerStory,
  tags: ['!autodocs'],
  argTypes: { faults: { control: false } },
  beforeEach: ({ args, msw }: StoryContext) => {
    msw.use(...createDemoHandlers({ currentUser: 'travel_agent', faults: args.faults ?? [] }));
  },
});

export const TenThousandRows = meta.story({
  name: '10,000 rows',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/of 10,000/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search client, place or type' }), 'tanna');
    // The search waits until the reader stops typing, then for its answer.
    await waitFor(
      () =>
        expect(
          [...canvasElement.querySelectorAll('tbody tr')].filter(
            ({ textContent }) => !textContent?.includes('Tanna'),
          ),
        ).toEqual([]),
      LOADING_TIMEOUT,
    );
  },
});

export const Failed = meta.story({
  args: { faults: [{ call: `GET ${SERVER_LIST_PATH}`, kind: 'status', status: 503, times: 1 }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/of 10,000/)).toBeVisible();
  },
});

export const ByCursor = meta.story({
  args: { paging: 'cursor' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(25));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 25 more' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(50));
  },
});
