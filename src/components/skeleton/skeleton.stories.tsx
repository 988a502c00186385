import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Skeleton, SkeletonBlock, SkeletonLine, SkeletonRows, SkeletonText } from './index.js';

const meta = preview.meta({
  title: 'components/skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  subcomponents: { SkeletonRows, SkeletonText, SkeletonLine, SkeletonBlock },
  args: { width: 132, height: 14 },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('[data-slot="skeleton"]');
    await expect(block).toHaveAttribute('aria-hidden', 'true');
    await expect(block).toHaveStyle({ width: '132px', height: '14px' });
  },
});

export const Playground = meta.story({ args: { width: '60%', height: 28 } });

export const Text = meta.story({ render: () => <SkeletonText lines={3} /> });

export const Rows = meta.story({
  render: () => <SkeletonRows rows={3} />,
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelector('[data-slot="skeleton-rows"]');
    await expect(rows).toHaveAttribute('aria-busy', 'true');
    await expect(rows?.children).toHaveLength(3);
    await expect(rows?.firstElementChild?.getBoundingClientRect().height).toBe(85);
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 410 }}>
      <div className="story-row">
        <Skeleton width={96} />
        <Skeleton width={72} height={28} />
        <Skeleton width={20} height={20} />
      </div>
      <SkeletonText lines={3} />
      <SkeletonRows />
      <SkeletonRows rows={2} lead={false} />
    </div>
  ),
});
