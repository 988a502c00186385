import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Pager, type PagerProps } from './pager.js';

function Paged({ onPageChange, ...props }: PagerProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pager
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange(next);
      }}
    />
  );
}
// Storybook shows the code of a story under this name.
Paged.displayName = 'Pager';

const meta = preview.meta({
  title: 'components/pager',
  id: 'components-pager',
  component: Pager,
  args: { 'aria-label': 'Bookings', total: 120, page: 1, onPageChange: fn() },
  // The key resets the page when the control changes it.
  render: (args) => <Paged key={args.page} {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Bookings' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1–50 of 120');
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 51–100 of 120');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 101–120 of 120');
    // The last page keeps the focus on the inactive button.
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 51–100 of 120');
  },
});

export const Playground = meta.story({ args: { total: 10_000, pageSize: 50 } });

export const TenThousand = meta.story({
  args: { total: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1–50 of 10,000');
  },
});

export const OnePage = meta.story({
  args: { total: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const PageThatIsGone = meta.story({
  args: { total: 60, page: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 51–60 of 60');
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: ({ onPageChange }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Pager aria-label="First page" total={120} page={1} onPageChange={onPageChange} />
      <Pager aria-label="Middle page" total={10_000} page={100} onPageChange={onPageChange} />
      <Pager aria-label="Last page" total={120} page={3} onPageChange={onPageChange} />
      <div style={{ inlineSize: 240 }}>
        <Pager aria-label="Narrow" total={10_000} page={2} onPageChange={onPageChange} />
      </div>
    </div>
  ),
});
