import type { Decorator } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_NAME, LONG_WORD, MAXIMUM_ROWS } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectRowsInLine } from '../../../.storybook/story-checks.js';
import { statusTone } from '../../domain/index.js';
import { defaultFormatters } from '../../i18n/formatters.js';
import { StatusBadge } from '../badge/index.js';
import { EmptyState } from '../empty-state/index.js';
import { Panel } from '../panel/index.js';
import { Progress } from '../progress/index.js';
import { Loading } from '../skeleton/index.js';
import type { DataTableColumn } from './data-table.js';
import { DataTable } from './data-table.js';
import { PersonCell, PersonCellSkeleton } from './person-cell.js';

interface Row {
  id: string;
  client: string;
  about: string;
  dates: string;
  status: string;
  value: number;
}

const row = (client: string, about: string, dates: string, status: string, value: number): Row => ({
  id: client,
  client,
  about,
  dates,
  status,
  value,
});
const AROHA = row('Aroha Ngata', 'Rarotonga · Cultural stay', 'Dec 14 – 21, 2026', 'confirmed', 3280);
const DELMA = row('Delma Kila', 'Goroka · Festival package', 'Jan 18 – 24, 2027', 'pending', 2150);
const LUCAS = row('Lucas Brandt', 'Tanna · Guided trek', 'Feb 2 – 9, 2027', 'confirmed', 4640);
const ROWS = [AROHA, DELMA, LUCAS];

const COLUMNS: readonly DataTableColumn<Row>[] = [
  {
    key: 'client',
    header: 'Client',
    width: '41%',
    cell: ({ client, about }) => <PersonCell name={client} detail={about} />,
    skeleton: <PersonCellSkeleton />,
  },
  {
    key: 'dates',
    header: 'Dates',
    width: '23%',
    cell: ({ dates }) => <bdi>{dates}</bdi>,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'status',
    header: 'Status',
    kind: 'status',
    width: '21%',
    cell: ({ status }) => <StatusBadge status={status} tone={statusTone('agentBooking', status)} />,
    narrow: { place: 'end', line: 2 },
  },
  {
    key: 'value',
    header: 'Value',
    kind: 'amount',
    cell: ({ value }) => <b className="t:font-semibold">{defaultFormatters.money(value)}</b>,
    narrow: { place: 'end', line: 1 },
  },
];

const idOf = ({ id }: Row) => id;

const manyRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    ...AROHA,
    id: String(index),
    client: `Client ${index + 1}`,
  }));

const meta = preview.meta({
  title: 'components/data-table',
  id: 'components-data-table',
  component: DataTable<Row>,
  subcomponents: { PersonCell },
  args: { 'aria-label': 'Recent bookings', columns: COLUMNS, rows: ROWS, rowKey: idOf },
  argTypes: { columns: { control: false }, rows: { control: false }, rowKey: { control: false } },
  decorators: [
    (Story, { tags }) => (
      <div style={{ maxInlineSize: tags.includes('visual') ? 860 : 845, containerType: 'inline-size' }}>
        <Panel title="Recent bookings">{Story()}</Panel>
      </div>
    ),
  ],
});

const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 358, containerType: 'inline-size' }}>
    <Story />
  </div>
);

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Recent bookings' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: /Aroha Ngata/ })).toBeVisible();
    const [row] = canvasElement.querySelectorAll('[data-slot="data-table-row"]');
    await expect(row?.getBoundingClientRect().height).toBe(64);
  },
});

export const Playground = meta.story({
  args: { rowHeight: 'single', skeletonRows: 3, pageSize: 2, footer: { client: 'Total', value: '$10,070' } },
});

export const Compact = meta.story({
  globals: { density: '0.875' },
  play: ({ canvasElement }) => expectRowsInLine(canvasElement, 'th:first-child'),
});

export const WithFooter = meta.story({
  args: { footer: { client: 'Total', value: '$10,070' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '$10,070' })).toBeVisible();
  },
});

export const LoadingState = meta.story({
  name: 'Loading',
  decorators: [
    (Story) => (
      <Loading active>
        <Story />
      </Loading>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Aroha Ngata')).toBeNull();
    const rows = canvasElement.querySelectorAll('tbody tr');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]?.getBoundingClientRect().height).toBe(64);
  },
});

export const Empty = meta.story({
  args: {
    rows: [],
    empty: <EmptyState title="No bookings yet">They appear here as you make them.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const TenThousandRows = meta.story({
  name: '10,000 rows',
  args: { rows: manyRows(MAXIMUM_ROWS) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(50);
    await expect(canvas.getByText('Showing 1–50 of 10,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Client 51')).toBeVisible();
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(50);
  },
});

export const Narrow = meta.story({
  name: 'Narrow: rows as blocks',
  decorators: [narrow],
  play: async ({ canvas }) => {
    const name = canvas.getByText('Aroha Ngata').getBoundingClientRect();
    const dates = canvas.getByText('Dec 14 – 21, 2026').getBoundingClientRect();
    await expect(dates.top).toBeGreaterThan(name.bottom);
    // Visually hidden, the head still names the cells.
    await expect(canvas.getByRole('columnheader', { name: 'Dates' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
});

export const NarrowFooter = meta.story({
  name: 'Narrow: a footer with a line less',
  args: {
    columns: COLUMNS.map((column) => {
      if (column.key === 'status') return { ...column, narrow: { place: 'full', line: 3 } };
      const { narrow: _none, ...labelled } = column;
      return column.key === 'value' ? labelled : column;
    }),
    footer: { client: 'Total', status: '3 bookings', value: '$10,070' },
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    // The footer keeps the order in which rows show their cells.
    const [status, value] = ['3 bookings', '$10,070'].map((text) => canvas.getByText(text));
    await expect(status?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      value?.getBoundingClientRect().top ?? 0,
    );
  },
});

export const NarrowWithoutPlaces = meta.story({
  name: 'Narrow: columns without a place',
  args: { columns: COLUMNS.map(({ narrow: _none, ...column }) => column) },
  decorators: [narrow],
});

export const LargeText = meta.story({
  name: 'Text 200%, narrow',
  globals: { textSize: '200' },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-slot="data-table"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
});

export const OverlongText = meta.story({
  args: {
    rows: [LONG_NAME, LONG_WORD].map((text) => row(text, text, text, text, 3280)),
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-slot="data-table"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

const PROVIDERS: readonly { name: string; bookings: number; share: number; revenue: number }[] = [
  { name: 'IslandStay', bookings: 24, share: 42, revenue: 38_400 },
  { name: 'Coral GDS', bookings: 18, share: 45, revenue: 41_760 },
];

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => {
    const table = (
      <DataTable
        aria-label="Recent bookings"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={idOf}
        footer={{ client: 'Total', value: '$10,070' }}
      />
    );
    const providers = (
      <DataTable
        aria-label="External provider performance"
        rowHeight="single"
        rows={PROVIDERS}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Provider', width: '30%', cell: ({ name }) => <b>{name}</b> },
          {
            key: 'bookings',
            header: 'Bookings',
            kind: 'amount',
            cell: ({ bookings }) => bookings,
            narrow: { place: 'middle', line: 1, unit: 'bookings' },
          },
          {
            key: 'share',
            header: 'Share of revenue',
            width: '34%',
            cell: ({ name, share }) => <Progress aria-label={`${name} share of revenue`} value={share} />,
            narrow: { place: 'full', line: 2 },
          },
          {
            key: 'revenue',
            header: 'Revenue',
            kind: 'amount',
            cell: ({ revenue }) => defaultFormatters.money(revenue),
            narrow: { place: 'end', line: 1 },
          },
        ]}
        footer={{ name: 'Total', bookings: '42', revenue: '$80,160' }}
      />
    );
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        {table}
        <Loading active>{table}</Loading>
        {providers}
        {[358, 264].map((inlineSize) => (
          <div key={inlineSize} style={{ inlineSize, containerType: 'inline-size' }}>
            {table}
            {providers}
            <Loading active>{table}</Loading>
          </div>
        ))}
      </div>
    );
  },
});
