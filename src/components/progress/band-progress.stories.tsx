import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { atRest } from '../../../.storybook/story-checks.js';
import { BandProgress } from './progress.js';

const meta = preview.meta({
  title: 'components/band-progress',
  id: 'components-band-progress',
  component: BandProgress,
  args: { 'aria-label': 'Progress to Platinum Adventurer', value: 75 },
  decorators: [
    (Story) => (
      <div
        data-tapa-surface="deep"
        style={{ padding: 24, borderRadius: 16, background: 'var(--tapa-color-deep)' }}
      >
        {Story()}
      </div>
    ),
  ],
});

/** Widths of the band on a phone, a desktop side panel, the Rewards tab and a tablet. */
const WIDTHS = [308, 360, 659, 670];

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress to Platinum Adventurer' });
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
    await expect(bar.getBoundingClientRect().height).toBe(16);
  },
});

export const Playground = meta.story({ args: { value: 40, max: 100 } });

export const Empty = meta.story({ args: { value: 0 } });

export const Full = meta.story({ args: { value: 1250, max: 1000 } });

export const Widths = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {WIDTHS.map((width) => (
        <BandProgress key={width} aria-label={`${width} px`} value={75} style={{ inlineSize: width }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('progressbar').map((bar) => {
      const band = bar.querySelector('span');
      return band === null ? '' : getComputedStyle(band).maskSize;
    });
    await expect(sizes).toEqual(['5% 16px', '5% 16px', '2.77778% 16px', '2.77778% 16px']);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await atRest();
    const whole = bar.getBoundingClientRect();
    const filled = bar.querySelector('svg')?.getBoundingClientRect();
    await expect(filled?.right).toBeCloseTo(whole.right);
    await expect(filled?.width).toBeCloseTo(0.75 * whole.width);
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {WIDTHS.map((width) => (
        <BandProgress key={width} aria-label={`${width} px`} value={75} style={{ inlineSize: width }} />
      ))}
      <BandProgress aria-label="Empty" value={0} style={{ inlineSize: 308 }} />
      <BandProgress aria-label="Full" value={100} style={{ inlineSize: 308 }} />
    </div>
  ),
});
