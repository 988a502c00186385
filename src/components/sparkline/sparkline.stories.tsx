import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Sparkline } from './index.js';

const COMMISSIONS = [
  14_000, 15_100, 14_600, 16_200, 15_900, 16_900, 16_400, 17_100, 16_800, 17_500, 17_900, 18_460,
];

const meta = preview.meta({
  title: 'components/sparkline',
  id: 'components-sparkline',
  component: Sparkline,
  args: { 'aria-label': 'Commissions from $14,000 to $18,460 in twelve months', values: COMMISSIONS },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img', { name: 'Commissions from $14,000 to $18,460 in twelve months' });
    await expect(line.getBoundingClientRect().width).toBe(84);
    await expect(line.getBoundingClientRect().height).toBe(28);
  },
});

export const Playground = meta.story({ args: { current: 3 } });

export const Gaps = meta.story({ args: { values: [3, null, 5, 8, null, 6] } });

export const UnsafeValues = meta.story({
  args: { values: [Number.NaN, Number.POSITIVE_INFINITY, -4, 0, 1e308, 5e-324] },
  play: async ({ args, canvas, canvasElement }) => {
    // It has no text content: the description is its accessible name.
    await expect(canvasElement).toHaveTextContent(/^$/);
    const line = canvas.getByRole('img', { name: args['aria-label'] });
    const paths = Array.from(line.querySelectorAll('path'), (path) => path.getAttribute('d'));
    await expect(paths.join('')).not.toMatch(/NaN|Infinity/);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
