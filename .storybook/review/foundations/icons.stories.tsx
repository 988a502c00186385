import preview from '../../preview';
import { expectCleanText, expectNoSidewaysScroll } from '../../story-checks';
import { Icons } from './icons';

const meta = preview.meta({
  title: 'foundations/Icons',
  id: 'foundations-icons',
  component: Icons,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export const Page = meta.story({
  name: 'Icons',
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
