import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data';
import preview from '../../../.storybook/preview';
import { fitsWindow } from '../../../.storybook/story-checks';
import { CalendarDays, MapPin } from '../../icons';
import { Panel } from '../panel';
import { RowList } from '../row-list';
import { Loading } from '../skeleton';
import { RequestRow, type RequestRowProps } from './request-row';

const meta = preview.meta({
  title: 'components/request-row',
  id: 'components-request-row',
  component: RequestRow,
  args: {
    subject: 'request' as const,
    status: 'pending',
    name: 'Ana Vuki',
    nameNote: 'Field Research',
    facts: [
      { label: 'Destination', icon: <MapPin />, text: 'Honiara' },
      { label: 'Dates', icon: <CalendarDays />, text: 'Dec 1 – 5, 2026' },
    ],
    note: 'Reef survey briefing',
    cost: '$2,340',
    of: 'Ana Vuki, Honiara',
    onApprove: fn(),
    onDecline: fn(),
  },
  argTypes: { subject: { control: 'inline-radio', options: ['request', 'application'] } },
  render: (args) => <List rows={[args]} />,
});

/** Rows stand in a list, and the list in a panel. */
function List({ rows, title = 'Travel requests' }: { rows: readonly RequestRowProps[]; title?: string }) {
  return (
    <Panel title={title}>
      <RowList
        aria-label={title}
        rows={rows}
        rowKey={({ name, status }) => `${name} ${status}`}
        skeletonRows={rows.length}
        skeletonRow={rows[0] && <RequestRow {...rows[0]} />}
      >
        {(row) => <RequestRow {...row} />}
      </RowList>
    </Panel>
  );
}

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: 'Travel requests' });
    await expect(list.children).toHaveLength(1);
    await expect(list).toHaveTextContent(
      'Ana Vuki, Field ResearchDestination: HoniaraDates: Dec 1 – 5, 2026Reef survey briefing$2,340',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Ana Vuki, Honiara' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Decline Ana Vuki, Honiara' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story();

/** Buttons of 36 px, as wide as the main column of a 1024 px screen. */
export const MainColumn = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 632 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBe(36);
  },
});

export const Approved = meta.story({
  args: { status: 'approved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Declined = meta.story({
  args: { status: 'declined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Declined')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The badge stands beside the buttons too, as for applications. */
export const WithBadge = meta.story({
  args: { subject: 'application', withBadge: true, cost: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

/** Only the name is needed: what is empty takes no room. */
export const NameOnly = meta.story({
  args: { nameNote: '', facts: [], note: ' ', cost: undefined, of: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve Ana Vuki' })).toBeVisible();
    await expect(canvas.queryByText('Honiara')).toBeNull();
  },
});

export const WithoutCallbacks = meta.story({
  args: { onApprove: undefined, onDecline: undefined },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
      await expect(button).toBeEnabled();
    }
  },
});

export const LoadingState = meta.story({
  name: 'Loading',
  render: (args) => (
    <Loading active>
      <List rows={[args]} />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Ana Vuki')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A skeleton is as high as the row that takes its place. */
export const KeepsItsHeight = meta.story({
  render: (args) => (
    <>
      <List title="Ready" rows={[args]} />
      <Loading active>
        <List title="On the way" rows={[args]} />
      </Loading>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [ready, waiting] = canvasElement.querySelectorAll('[data-slot="request-row"]');
    await expect(ready?.getBoundingClientRect().height).toBe(waiting?.getBoundingClientRect().height);
  },
});

export const UnbreakableWord = meta.story({
  ...fitsWindow('small'),
  args: {
    name: LONG_WORD,
    nameNote: LONG_WORD,
    note: LONG_WORD,
    cost: '$123,456,789.99',
    facts: [{ label: 'Destination', icon: <MapPin />, text: LONG_WORD }],
  },
});

export const UnbreakableStatus = meta.story({
  ...fitsWindow('small'),
  args: { ...UnbreakableWord.input.args, status: LONG_WORD },
});

export const LargeText = meta.story({
  name: 'Text 200%, 390 px',
  ...fitsWindow('phone', { textSize: '200' }),
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => {
    const rows = ['pending', 'approved', 'declined'].map((status) => ({ ...args, status }));
    const application = { ...args, subject: 'application' as const, cost: undefined, withBadge: true };
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <List title="Requests" rows={rows} />
        <List title="Applications" rows={rows.map(({ status }) => ({ ...application, status }))} />
        <div style={{ maxInlineSize: 358 }}>
          <List title="Narrow" rows={rows} />
        </div>
        <Loading active>
          <List title="On the way" rows={rows} />
        </Loading>
      </div>
    );
  },
});
