import { expect } from 'storybook/test';
import { Kit } from '../../../src/testing/host-kit/kit.js';
import preview from '../../preview.js';

/**
 * The components of the host pages in `npm run test:package`, with Tailwind 4, with Bootstrap and without
 * styles. There they must have the pixels of this story.
 */
const meta = preview.meta({
  title: 'review/In hosts',
  id: 'review-in-hosts',
  component: Kit,
  // Here, because Storybook's index finds no tags on a story that is exported by another name.
  tags: ['!autodocs', 'visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export { KitStory as Kit };

const KitStory = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Upcoming Trips' })).toBeVisible();
  },
});
