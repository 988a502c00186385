import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectStopsInSight, fitsWindow } from '../../../.storybook/story-checks.js';
import { CalendarDays, MapPin } from '../../icons/index.js';
import { SampleData } from '../badge/index.js';
import { Panel } from '../panel/index.js';
import { RowList } from '../row-list/index.js';
import { Loading } from '../skeleton/index.js';
import { RequestRow, type RequestRowProps } from './request-row.js';
import { useDecisionList } from './use-decision-list.js';

const PEOPLE = [
  { key: 'dm', status: 'pending', name: 'David Maru', place: 'Port Moresby', cost: 1980 },
  { key: 'ta', status: 'pending', name: 'Thomas Aisa', place: 'Suva', cost: 1420 },
] as const;
type Person = (typeof PEOPLE)[number];

const factsOf = ({ name, place }: Person) => [name, place] as const;

function Several({ onApprove, onDecline }: Pick<RequestRowProps, 'onApprove' | 'onDecline'>) {
  const { rowProps, onKeyDown, bar } = useDecisionList<Person>({
    rows: PEOPLE,
    subject: 'request',
    facts: factsOf,
    least: 2,
    sumText: (rows) => `$${rows.reduce((sum, { cost }) => sum + cost, 0)}`,
    onApprove: () => onApprove?.(),
    onDecline: () => onDecline?.(),
  });
  return (
    <Panel title="Travel requests">
      <RowList aria-label="Travel requests" rows={PEOPLE} rowKey={({ key }) => key} onKeyDown={onKeyDown}>
        {(person) => (
          <RequestRow
            subject="request"
            status={person.status}
            name={person.name}
            cost={`$${person.cost}`}
            {...rowProps(person)}
          />
        )}
      </RowList>
      {bar}
    </Panel>
  );
}

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

/** In the main column of a 1024 px screen the buttons are 36 px high. */
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

/** Shows the badge beside the buttons, as for applications. */
export const WithBadge = meta.story({
  args: { subject: 'application', withBadge: true, cost: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

/** Only the name is required. Empty facts and notes take no space. */
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

/** A skeleton is as high as its row. */
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

export const UnbreakableBudget = meta.story({
  args: {
    ...UnbreakableWord.input.args,
    budget: { name: LONG_WORD, total: 123_456_789.99, used: 123_456_789.99, cost: 123_456_789.99 },
  },
  play: async ({ canvas, canvasElement }) => {
    const end = canvas.getByRole('img').getBoundingClientRect().right;
    const cost = canvasElement.querySelector('[data-slot="request-cost"]')?.getBoundingClientRect();
    await expect(end).toBeLessThanOrEqual(cost?.left ?? 0);
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

const BUDGET = { name: 'Field Research', total: 42_000, used: 33_600, cost: 2340 };

const kept = (): Promise<void> => Promise.resolve();
const never = (): Promise<void> => new Promise(() => undefined);
const refused = (): Promise<void> => Promise.reject(new Error('The budget is closed.'));

/** With the focus in the row, A approves and D declines. */
export const Deciding = meta.story({
  args: { budget: BUDGET, onApprove: fn(never) },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Decline/ }).focus();
    await expect(canvas.getByRole('img', { name: /80% used, 86% with this request/ })).toBeVisible();
    await userEvent.keyboard('a');
    await expect(await canvas.findByRole('button', { name: 'Approving Ana Vuki, Honiara' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('d');
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});

/** Undo shows for 8 seconds. Pointer or focus on the row pauses the time. */
export const ApprovedWithUndo = meta.story({
  name: 'Approved, with Undo',
  args: { budget: BUDGET, onApprove: fn(kept), onUndo: fn(kept) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Approve/ }));
    await expect(await canvas.findByText('Approved')).toBeVisible();
    await expect(canvas.getByRole('list')).toHaveTextContent(
      'Approved · Ana Vuki, Honiara, $2,340. Field Research is now at 86%.Undo',
    );
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toBeVisible();
  },
});

/** One reason or a note is enough; Escape goes back. */
export const Declining = meta.story({
  args: { budget: BUDGET, askWhy: true, onDecline: fn(kept), onUndo: fn(kept) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    await expect(canvas.getByRole('button', { name: 'Over budget' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Over budget' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Over budget' }));
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});

const NOTE = 'Next quarter';

export const DeclinedWithReason = meta.story({
  name: 'Declined, with a reason',
  args: { ...Declining.input.args },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    await userEvent.type(canvas.getByRole('textbox'), NOTE);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledWith({ reason: '', note: NOTE });
    await expect(await canvas.findByText('Declined')).toBeVisible();
    await expect(canvas.getByRole('list')).toHaveTextContent(`Reason: ${NOTE}.`);
  },
});

export const Undone = meta.story({
  args: { ...ApprovedWithUndo.input.args },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Approve/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
    await expect(await canvas.findByRole('button', { name: /^Approve/ })).toBeVisible();
    await expect(args.onUndo).toHaveBeenCalledWith('approve');
  },
});

/** After a failure the row shows the reason, with Try again; Cancel restores the buttons. */
export const CouldNotDecide = meta.story({
  args: { budget: BUDGET, optimistic: true, onApprove: fn(refused) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Approve/ }));
    await expect(await canvas.findByText('Your approval was not saved.')).toBeVisible();
    await expect(canvas.getByRole('list')).toHaveTextContent('The budget is closed.');
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(args.onApprove).toHaveBeenCalledTimes(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: /^Approve/ })).toBeVisible();
  },
});

/** X selects, Escape clears the selection, and the bar decides on all selected rows. */
export const Selected = meta.story({
  render: (args) => <Several {...args} />,
  args: { onApprove: fn(kept), onDecline: fn(kept) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select David Maru, Port Moresby' }));
    canvas.getByRole('button', { name: /^Decline Thomas/ }).focus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('region', { name: 'Actions for the selected rows' })).toHaveTextContent(
      '2 selected$3400',
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('2 selected')).toBeNull();
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve both' }));
    await expect(args.onApprove).toHaveBeenCalledTimes(2);
  },
});

/** In a list longer than the window the bar sticks to the bottom, and covers no focused element. */
export const SelectedInSight = meta.story({
  render: (args) => (
    <div style={{ paddingBlock: '520px 900px' }}>
      <Several {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(canvas.getByRole('region', { name: 'Actions for the selected rows' })).toBeVisible();
    await expectStopsInSight(10);
  },
});

/** Sample rows cannot be decided on. */
export const Example = meta.story({
  args: { budget: BUDGET },
  render: (args) => (
    <SampleData active>
      <List rows={[args]} />
    </SampleData>
  ),
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const DecidingPhone = meta.story({ ...fitsWindow('small'), args: { budget: BUDGET, askWhy: true } });

export const DecidingRightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { budget: BUDGET } });

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => {
    const rows = ['pending', 'approved', 'declined'].map((status) => ({ ...args, status }));
    const asked = { ...args, budget: BUDGET };
    const application = { ...args, subject: 'application' as const, cost: undefined, withBadge: true };
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <List title="Requests" rows={rows} />
        <List title="With a budget" rows={[asked]} />
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
