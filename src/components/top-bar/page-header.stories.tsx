import { expect } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { Compass } from '../../icons/index.js';
import { Button } from '../button/index.js';
import { PageHeader } from './page-header.js';

const meta = preview.meta({
  title: 'components/page-header',
  id: 'components-page-header',
  component: PageHeader,
  args: {
    title: 'Traveler Dashboard',
    help: 'Kia ora, Hana. Your next trip starts in 21 days.',
    action: (
      <Button variant="primary" icon={<Compass />}>
        Discover experiences
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Traveler Dashboard' });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Discover experiences' })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { actionWhenNarrow: true } });

export const TitleOnly = meta.story({ args: { help: undefined, action: undefined } });

const phone = (Story: () => React.ReactNode) => <div className="story-narrow">{Story()}</div>;

export const Narrow = meta.story({
  decorators: [phone],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NarrowWithAction = meta.story({
  args: { actionWhenNarrow: true },
  decorators: [phone],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Discover experiences' })).toBeVisible();
  },
});

export const LongTitle = meta.story({
  args: {
    title: 'Private heritage tours for the whānau of Te Whānau-ā-Apanui and their guests from Nukuʻalofa',
    help: LONG_WORD,
  },
  decorators: [phone],
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PageHeader {...args} />
      <PageHeader title="Terms" />
      <div className="story-narrow">
        <PageHeader {...args} />
      </div>
      <div className="story-narrow">
        <PageHeader {...args} actionWhenNarrow />
      </div>
    </div>
  ),
});
