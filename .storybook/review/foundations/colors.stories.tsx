import preview from '../../preview';
import { expectCleanText, expectNoSidewaysScroll } from '../../story-checks';
import { Colors } from './colors';

const meta = preview.meta({
  title: 'foundations/Colors',
  id: 'foundations-colors',
  component: Colors,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export const Page = meta.story({
  name: 'Colors',
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
