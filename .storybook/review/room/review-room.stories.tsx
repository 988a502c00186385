import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../preview';
import { ReviewRoom } from './review-room';
import { FIRST_CHOICES, type TableChoices } from './review-table';

const meta = preview.meta({
  title: 'review/Review room',
  id: 'review-review-room',
  component: ReviewRoom,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    ...FIRST_CHOICES,
    settings: {},
    onChange: fn(),
  },
  argTypes: {
    role: { control: 'text' },
    state: { control: 'text' },
    width: { control: 'select', options: [390, 1440] },
    theme: { control: 'select', options: ['light', 'dark'] },
    shows: { control: 'select', options: ['pictures', 'live'] },
  },
  render: function Page(args, { globals }) {
    const [, updateArgs] = useArgs<TableChoices>();
    return <ReviewRoom {...args} settings={globals} onChange={updateArgs} />;
  },
});

export const RoomPage = meta.story({
  name: 'Review room',
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Corporate, overview, empty/ })).toHaveAttribute(
        'href',
        expect.stringContaining('path=/story/dashboards-corporate-gaps--empty&globals=theme:light'),
      ),
    );
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Traveler',
      'Travel agent',
      'Tour organizer',
      'Corporate',
    ]);
  },
});

export const OneRole = meta.story({
  tags: ['!dev'],
  args: { role: 'Corporate' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Corporate, approvals, filled/ })).toBeVisible(),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Empty');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Corporate, approvals, empty/ })).toHaveAttribute(
        'href',
        expect.stringContaining('theme:dark'),
      ),
    );
  },
});

export const Phone = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
});
