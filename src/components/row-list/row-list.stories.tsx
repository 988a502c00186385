import { expect, fn, userEvent } from 'storybook/test';
import { LONG_NAME, MAXIMUM_ROWS } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectRowsInLine } from '../../../.storybook/story-checks.js';
import { CalendarDays, MapPin } from '../../icons/index.js';
import { Avatar } from '../avatar/index.js';
import { EmptyState } from '../empty-state/index.js';
import { Panel } from '../panel/index.js';
import { Loading } from '../skeleton/index.js';
import { RowItem } from './row-item.js';
import { RowList } from './row-list.js';

interface Row {
  key: string;
  name: string;
  place: string;
}

const rows: readonly Row[] = [
  { key: '1', name: 'Ana Vuki', place: 'Honiara' },
  { key: '2', name: 'David Maru', place: 'Port Moresby' },
  { key: '3', name: 'Salote Finau', place: 'Nukuʻalofa' },
];

const partsOf = ({ name, place }: Row) => ({
  lead: <Avatar name={name} size={40} tone="neutral" />,
  title: name,
  titleNote: 'Field Research',
  facts: [
    { label: 'Destination', icon: <MapPin />, text: place },
    { label: 'Dates', icon: <CalendarDays />, text: 'Dec 1 – 5, 2026' },
  ],
  note: 'Reef survey briefing',
  end: <span>$2,340</span>,
});

const drawRow = (row: Row) => <RowItem {...partsOf(row)} />;

const keyOf = ({ key }: Row) => key;

/** Code for the docs: Storybook's own omits the function that renders a row. */
const CODE = `import { Avatar } from 'tapa-ui/avatar';
import { RowItem, RowList } from 'tapa-ui/row-list';

<RowList aria-label="Travel requests" rows={requests} rowKey={({ id }) => id}>
  {({ employeeName, destination }) => (
    <RowItem
      lead={<Avatar name={employeeName} size={40} tone="neutral" />}
      title={employeeName}
      facts={[{ label: 'Destination', text: destination }]}
    />
  )}
</RowList>`;

const meta = preview.meta({
  title: 'components/row-list',
  id: 'components-row-list',
  component: RowList<Row>,
  subcomponents: { RowItem },
  args: { 'aria-label': 'Travel requests', rows, rowKey: keyOf, children: drawRow },
  decorators: [(Story) => <Panel title="Travel requests">{Story()}</Panel>],
});

export const Default = meta.story({
  parameters: { docs: { source: { code: CODE } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Travel requests' })).toBeVisible();
    await expect(canvas.getByText('David Maru')).toBeVisible();
  },
});

export const Playground = meta.story();

export const Empty = meta.story({
  args: { rows: [], empty: <EmptyState title="No requests">When someone asks, you decide here.</EmptyState> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const LoadingRows = meta.story({
  name: 'Loading',
  render: (args) => (
    <Loading active>
      <RowList {...args} />
    </Loading>
  ),
});

export const Compact = meta.story({
  globals: { density: '0.875' },
  play: ({ canvasElement }) => expectRowsInLine(canvasElement, '[data-slot="row-item"]'),
});

export const Many = meta.story({
  parameters: { docs: { source: { code: CODE } } },
  args: {
    rows: Array.from({ length: MAXIMUM_ROWS }, (_, index) => ({
      key: String(index),
      name: `Employee ${index + 1}`,
      place: 'Honiara',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Employee 50')).toBeInTheDocument();
    await expect(canvas.queryByText('Employee 51')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await expect(canvas.getByText('Employee 51')).toBeInTheDocument();
    await expect(canvas.queryByText('Employee 50')).toBeNull();
  },
});

const list = (label: string) => (
  <RowList aria-label={label} rows={rows} rowKey={keyOf}>
    {drawRow}
  </RowList>
);

export const Narrow = meta.story({
  render: () => <div className="story-narrow">{list('Travel requests')}</div>,
});

/** On phones, long titles and facts of a row that opens end in an ellipsis; its sheet has the whole text. */
export const NarrowOpens = meta.story({
  decorators: [(Story) => <div className="story-narrow">{Story()}</div>],
  args: {
    rows: rows.flatMap((row) => [row, { key: `${row.key} long`, name: LONG_NAME, place: LONG_NAME }]),
    children: (row: Row) => <RowItem {...partsOf(row)} onOpen={fn()} />,
  },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset.slot === 'row-item')
      .map((row) => row.getBoundingClientRect().height);
    await expect(new Set(others)).toEqual(new Set([first]));
  },
});

/** A truncated text keeps its start, also where it is in another direction than the page. */
export const NarrowOpensRightToLeft = NarrowOpens.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const texts = [...canvas.getAllByText(LONG_NAME), ...canvas.getAllByText('Reef survey briefing')];
    // Where the facts fill their line, the note has no room.
    for (const text of texts.filter(({ offsetWidth }) => offsetWidth > 0)) {
      const start = new Range();
      start.setStart(text.firstChild ?? text, 0);
      start.setEnd(text.firstChild ?? text, 1);
      const line = text.closest('[data-slot="row-title"], [data-slot="row-lines"]');
      await expect(start.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        line?.getBoundingClientRect().left ?? Number.NaN,
      );
    }
  },
});

/** Where the end of a row does not fit beside the text, it wraps below and stays aligned to the end. */
export const EndBelow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 640 }}>{Story()}</div>],
  args: {
    children: (row: Row) => <RowItem title={row.name} end={<div style={{ inlineSize: 380 }}>$2,340</div>} />,
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    const [end] = canvas.getAllByText('$2,340');
    const inset = row ? Number.parseFloat(getComputedStyle(row).paddingInlineEnd) : Number.NaN;
    await expect(end?.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Ana Vuki').getBoundingClientRect().bottom,
    );
    await expect(end?.getBoundingClientRect().right).toBe((row?.getBoundingClientRect().right ?? 0) - inset);
  },
});

/** A note that does not fit beside the title wraps to the next line as a whole. */
export const NoteBelow = meta.story({
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <RowList
        aria-label="Travel requests"
        rows={[{ key: '1', name: 'Salote Finau', place: 'Suva' }]}
        rowKey={keyOf}
      >
        {({ name }) => <RowItem title={name} titleNote="Field Research" />}
      </RowList>
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByText('Salote Finau');
    const note = canvas.getByText('Field Research');
    await expect(title.getClientRects()).toHaveLength(1);
    await expect(note.getClientRects()).toHaveLength(1);
    await expect(note.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom - 4);
    await expect(note.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left);
  },
});

/** Rows are aligned with the panel's title, also in a container that is narrower than the page. */
export const InAPanel = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 760, containerType: 'inline-size' }}>
      <Panel title="Requests">
        <div style={{ inlineSize: 640, containerType: 'inline-size' }}>
          <RowList {...args} />
        </div>
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Requests' });
    await expect(canvas.getByText('AV').getBoundingClientRect().left).toBe(
      title.getBoundingClientRect().left,
    );
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <>
      {list('Wide')}
      <div className="story-narrow">{list('Narrow')}</div>
    </>
  ),
});
