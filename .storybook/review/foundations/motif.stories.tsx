import preview from '../../preview';
import { expectCleanText, expectNoSidewaysScroll } from '../../story-checks';
import { Motif } from './motif';

const meta = preview.meta({
  title: 'foundations/Motif',
  id: 'foundations-motif',
  component: Motif,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export const Page = meta.story({
  name: 'Motif',
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
