import { expect, userEvent } from 'storybook/test';
import { REWARDS_LEVEL } from '../../../src/components/reward-card';
import preview from '../../preview';
import { expectCleanText, expectNoSidewaysScroll } from '../../story-checks';
import { Prescribed } from './prescribed';

const meta = preview.meta({
  title: 'review/Prescribed and sample',
  id: 'review-prescribed-and-sample',
  component: Prescribed,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export const Page = meta.story({
  name: 'Prescribed and sample',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(REWARDS_LEVEL)).toBeVisible();
    await expect(canvas.getAllByText('Sample data').length).toBeGreaterThan(10);
    await expectCleanText(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const Narrowed = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sample' }));
    await expect(canvas.queryByText(REWARDS_LEVEL)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Part' }), 'Corporate dashboard');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.getByText('SAMPLE_EMPLOYEE_TRAVEL')).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
});
