import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectCleanText } from '../../../.storybook/story-checks.js';
import { Loading } from '../skeleton/index.js';
import { SeatBar } from './seat-bar.js';

const meta = preview.meta({
  title: 'components/seat-bar',
  id: 'components-seat-bar',
  component: SeatBar,
  args: { of: 'Sepik River Carvers Journey', participants: 9, maxParticipants: 12 },
  decorators: [(Story) => <div style={{ inlineSize: 168 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 of 12')).toBeVisible();
    const bar = canvas.getByRole('meter', { name: 'Sepik River Carvers Journey: participants' });
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
    await expect(bar).toHaveAttribute('aria-valuetext', '9 of 12');
    await expect(bar).toHaveAttribute('data-tone', 'brand');
  },
});

export const Playground = meta.story({ args: { participants: 15, maxParticipants: 20 } });

export const Full = meta.story({
  args: { participants: 16, maxParticipants: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16 of 16')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('data-tone', 'positive');
  },
});

export const Empty = meta.story({
  args: { participants: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 12')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
  },
});

/** More participants than seats: a full bar, and the number of people without a seat as text. */
export const OverFull = meta.story({
  args: { participants: 14, maxParticipants: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 of 12')).toBeVisible();
    await expect(canvas.getByText('2 more than there are seats')).toBeVisible();
    const bar = canvas.getByRole('meter');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', '14 of 12');
    await expect(bar).toHaveAttribute('data-tone', 'warning');
  },
});

export const UnknownSeats = meta.story({
  args: { participants: 5, maxParticipants: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('5 participantsSeats to be confirmed');
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
});

export const OneWithoutSeats = meta.story({
  args: { participants: 1, maxParticipants: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 participantSeats');
  },
});

export const UnsafeValues = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SeatBar of="Not a number" participants={Number.NaN} maxParticipants={12} />
      <SeatBar of="Below zero" participants={-3} maxParticipants={12} />
      <SeatBar of="Infinite" participants={4} maxParticipants={Number.POSITIVE_INFINITY} />
      <SeatBar of="Huge" participants={1e308} maxParticipants={1e308} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectCleanText(canvasElement);
    const bars = canvas.getAllByRole('meter');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['0', '0', '100']);
    await expect(bars[0]).toHaveAttribute('aria-valuetext', '0 of 12');
    await expect(bars.map((bar) => bar.clientWidth)).toEqual([168, 168, 168]);
  },
});

export const LargeFigures = meta.story({ args: { participants: 123_456, maxParticipants: 999_999 } });

export const LoadingState = meta.story({
  name: 'Loading',
  render: (args) => (
    <Loading active>
      <SeatBar {...args} />
    </Loading>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('9 of 12')).toBeNull();
    await expect(canvasElement.querySelector('[data-state="loading"]')).not.toBeNull();
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <SeatBar of="Empty" participants={0} maxParticipants={12} />
      <SeatBar of="Filling" participants={9} maxParticipants={12} />
      <SeatBar of="Full" participants={16} maxParticipants={16} />
      <SeatBar of="Over-full" participants={14} maxParticipants={12} />
      <SeatBar of="Unknown" participants={5} maxParticipants={0} />
      <Loading active>
        <SeatBar of="Loading" participants={9} maxParticipants={12} />
      </Loading>
    </div>
  ),
});
