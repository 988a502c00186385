import { expect } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { fitsWindow } from '../../../.storybook/story-checks.js';
import { Compass } from '../../icons/index.js';
import { Button } from '../button/index.js';
import { EmptyState } from './index.js';

const discover = (
  <Button variant="primary" icon={<Compass />} href="#destinations">
    Discover experiences
  </Button>
);

const meta = preview.meta({
  title: 'components/empty-state',
  id: 'components-empty-state',
  component: EmptyState,
  args: {
    title: 'Nothing saved yet',
    children: 'Save an experience and it will wait for you here.',
    action: discover,
  },
  argTypes: { action: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Nothing saved yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover experiences' })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { headingLevel: 2, art: true } });

export const WithoutAction = meta.story({
  args: { title: 'No trips ahead', children: 'Trips you book will be listed here.', action: undefined },
});

export const WithoutArt = meta.story({
  args: { art: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="empty-state-art"]')).toBeNull();
  },
});

/** In a right-to-left page the full stop of an English sentence stays at its right end. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { children: 'Trips appear here.' },
  play: async ({ canvas, args }) => {
    const sentence = canvas.getByText(String(args.children)).firstChild ?? document.body;
    const letter = document.createRange();
    const fullStop = document.createRange();
    letter.setEnd(sentence, 1);
    letter.setStart(sentence, 0);
    fullStop.setStart(sentence, String(args.children).length - 1);
    fullStop.setEnd(sentence, String(args.children).length);
    await expect(fullStop.getBoundingClientRect().left).toBeGreaterThan(letter.getBoundingClientRect().right);
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid" style={{ alignItems: 'start' }}>
      <EmptyState {...args} />
      <EmptyState title="No trips ahead">Trips you book will be listed here.</EmptyState>
      <EmptyState title="No applications" art={false} />
    </div>
  ),
});

export const UnbreakableWord = meta.story({
  ...fitsWindow('small'),
  args: { title: LONG_WORD, children: LONG_WORD },
});
