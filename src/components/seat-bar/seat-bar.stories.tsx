import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SeatBar } from './seat-bar';

const meta = preview.meta({
  title: 'components/seat-bar',
  component: SeatBar,
  args: { of: 'Sepik River Carvers Journey', participants: 9, maxParticipants: 12 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 of 12')).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: 'Sepik River Carvers Journey: participants' }),
    ).toHaveAttribute('aria-valuenow', '9');
  },
});

export const Playground = meta.story({ args: { participants: 3, maxParticipants: 20 } });

export const Full = meta.story({ args: { participants: 16, maxParticipants: 16 } });

export const OverFull = meta.story({
  args: { participants: 18, maxParticipants: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 more than there are seats')).toBeVisible();
  },
});

export const UnknownSeats = meta.story({
  args: { participants: 4, maxParticipants: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/of 0/)).toBeNull();
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="story-row">
      {[
        [0, 12],
        [9, 12],
        [16, 16],
        [18, 16],
        [4, 0],
      ].map(([participants = 0, maxParticipants = 0]) => (
        <SeatBar
          key={`${participants}/${maxParticipants}`}
          of={`Tour ${participants} of ${maxParticipants}`}
          participants={participants}
          maxParticipants={maxParticipants}
        />
      ))}
    </div>
  ),
});
