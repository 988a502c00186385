import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Bell, ChevronRight, X } from '../../icons/index.js';
import { ButtonRow, IconButton } from './index.js';

const meta = preview.meta({
  title: 'components/icon-button',
  id: 'components-icon-button',
  component: IconButton,
  args: { 'aria-label': 'Close', children: <X /> },
  argTypes: { children: { control: false } },
});

export const Default = meta.story({
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ args: { 'aria-label': 'Notifications', children: <Bell /> } });

export const AsLink = meta.story({
  args: {
    'aria-label': 'Next page',
    href: '#next',
    children: <ChevronRight className="t:icon-directional" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#next');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <ButtonRow>
      <IconButton aria-label="Close">
        <X />
      </IconButton>
      <IconButton aria-label="Notifications" href="#notifications">
        <Bell />
      </IconButton>
      <IconButton aria-label="Next page" disabled>
        <ChevronRight className="t:icon-directional" />
      </IconButton>
    </ButtonRow>
  ),
});
