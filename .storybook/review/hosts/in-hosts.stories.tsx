import { expect } from 'storybook/test';
import { Kit } from '../../../src/testing/host-kit/kit.js';
import preview from '../../preview.js';

/**
 * The content of the pages of `npm run test:package`, which use the packed tarball with Tailwind 4, with Bootstrap and
 * without styles. There it must have the same pixels as the picture of this story.
 */
const meta = preview.meta({
  title: 'review/In hosts',
  id: 'review-in-hosts',
  component: Kit,
  // Tags are set here, because Storybook's index finds none on a story whose name differs from its export.
  tags: ['!autodocs', 'visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export { KitStory as Kit };

const KitStory = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Upcoming Trips' })).toBeVisible();
  },
});
