import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DemoPortals } from './demo-portals-screen';
import { inPublicLayout } from './story-frame';

const meta = preview.meta({
  title: 'app/demo-portals',
  id: 'app-demo-portals',
  component: DemoPortals,
  args: { isAvailable: true, onOpen: fn(() => Promise.resolve()) },
  parameters: { layout: 'fullscreen', address: '/demo-portals' },
  decorators: [inPublicLayout],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Open the demo portal/ })).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the demo portal: Travel agent' }));
    await expect(args.onOpen).toHaveBeenCalledWith('travel_agent');
  },
});

export const WithoutDemoApi = meta.story({
  args: { isAvailable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot be opened on this site/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /demo portal/ })).toBeNull();
  },
});

export const Failed = meta.story({
  args: {
    onOpen: fn(() => Promise.reject(new Error('500: demo service is down'))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the demo portal: Admin' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('could not be opened'));
  },
});
