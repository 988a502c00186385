import { expect } from 'storybook/test';
import preview from '../preview';
import { expectNoSidewaysScroll } from '../story-checks';
import { Introduction } from './introduction';

const meta = preview.meta({
  title: 'introduction',
  id: 'introduction',
  component: Introduction,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { settings: {} },
  render: (args, { globals }) => <Introduction {...args} settings={globals} />,
});

export const Page = meta.story({
  name: 'introduction',
  play: async ({ canvas }) => {
    const index = await (await fetch('index.json')).json();
    for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) {
      await expect(Object.keys(index.entries)).toContain(
        new URL(link.href).searchParams.get('path')?.replace('/story/', ''),
      );
    }
    await expectNoSidewaysScroll();
  },
});

export const Phone = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
});
