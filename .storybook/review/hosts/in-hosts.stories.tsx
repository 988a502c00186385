import { expect } from 'storybook/test';
import { Kit } from '../../../src/testing/host-kit/kit';
import preview from '../../preview';

/**
 * What `npm run test:package` shows on pages of its own, with Tailwind 4, with Bootstrap and with no styles at all, from
 * the packed tarball: there it has to have the pixels of the picture that is taken here.
 */
const meta = preview.meta({
  title: 'review/In hosts',
  component: Kit,
  // Here, where Storybook's index finds it: a story under another name than its export has no tags there.
  tags: ['!autodocs', 'visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export { KitStory as Kit };

const KitStory = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Upcoming Trips' })).toBeVisible();
  },
});
