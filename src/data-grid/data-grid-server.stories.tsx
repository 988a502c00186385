import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { LOADING_TIMEOUT } from '../../.storybook/story-checks.js';
import { Button } from '../components/button/index.js';
import { DataTable } from '../components/data-table/index.js';
import { Card, PanelBody } from '../components/panel/index.js';
import type { Fault } from '../testing/demo-api/faults.js';
import { createDemoHandlers } from '../testing/demo-api/handlers.js';
import { SERVER_LIST_PATH } from '../testing/demo-api/server-list.js';
import { askServer, keyOf, SERVER_COLUMNS, ServerTable } from '../testing/demo-api/server-table.js';

/** The list paginated by cursor, so that rows added meanwhile do not shift pages. */
function CursorTable() {
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: [SERVER_LIST_PATH, 'by cursor'],
    queryFn: ({ pageParam, signal }) =>
      askServer(new URLSearchParams({ sort: '-value', pageSize: '25', cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <DataTable
        aria-label="Bookings by value"
        columns={SERVER_COLUMNS}
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
  paging?: 'page' | 'cursor';
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
  title: 'components/data-grid-server',
  id: 'components-data-grid-server',
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
    // Waits for the debounce of the search, then for the answer.
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
