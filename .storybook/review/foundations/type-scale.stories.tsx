import preview from '../../preview';
import { expectCleanText, expectNoSidewaysScroll } from '../../story-checks';
import { TypeScale } from './type-scale';

const meta = preview.meta({
  title: 'foundations/Type',
  id: 'foundations-type',
  component: TypeScale,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export const Page = meta.story({
  name: 'Type',
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
