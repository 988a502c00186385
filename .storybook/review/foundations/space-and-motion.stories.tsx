import preview from '../../preview';
import { expectCleanText, expectNoSidewaysScroll } from '../../story-checks';
import { SpaceAndMotion } from './space-and-motion';

const meta = preview.meta({
  title: 'foundations/Space, shape and motion',
  id: 'foundations-space-shape-and-motion',
  component: SpaceAndMotion,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export const Page = meta.story({
  name: 'Space, shape and motion',
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const Phone = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
});
