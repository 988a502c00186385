import { expect } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectReadFromTheLeft, fitsWindow } from '../../../.storybook/story-checks.js';
import { LoadingScreen } from './index.js';

const meta = preview.meta({
  title: 'components/loading-screen',
  id: 'components-loading-screen',
  component: LoadingScreen,
  tags: ['!autodocs'],
});

// spec: 2.loading-screen
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    const spinner = canvasElement.querySelector('[data-slot="spinner"]');
    await expect(spinner).toHaveStyle({ width: '40px', height: '40px', borderTopWidth: '3px' });
  },
});

export const Playground = meta.story({ args: { text: 'Loading your trips...' } });

export const FullHeight = meta.story({
  args: { fullHeight: true },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(window.innerHeight);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectReadFromTheLeft(canvas.getByText('Loading...')),
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="story-row">
      <div style={{ inlineSize: 480 }}>
        <LoadingScreen />
      </div>
      <div style={{ inlineSize: 272 }}>
        <LoadingScreen text="Loading the private heritage tours of Te Whānau-ā-Apanui..." />
      </div>
    </div>
  ),
});

export const UnbreakableWord = meta.story({ ...fitsWindow('small'), args: { text: LONG_WORD } });
