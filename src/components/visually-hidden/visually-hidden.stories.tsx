import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Button } from '../button/index.js';
import { VisuallyHidden } from './index.js';

const meta = preview.meta({
  title: 'components/visually-hidden',
  id: 'components-visually-hidden',
  component: VisuallyHidden,
  args: { children: ' of the weaving workshop' },
  render: (args) => (
    <Button>
      Details
      <VisuallyHidden {...args} />
    </Button>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Details of the weaving workshop');
    const { width, height } = canvas.getByText('of the weaving workshop').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
});

export const Playground = meta.story();
