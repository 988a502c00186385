import { expect, waitFor } from 'storybook/test';
import preview from '../preview';
import { Changed } from './changed';

const meta = preview.meta({
  title: 'review/Changed since the release',
  id: 'review-changed',
  component: Changed,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export const ChangedPage = meta.story({
  name: 'Changed since the release',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/differ from those of|built without/)).toBeVisible());
  },
});
