import { expect } from 'storybook/test';
import { atTab, CORPORATE } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll, fitsWindow } from '../../../.storybook/story-checks.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/sizes',
  id: 'dashboards-corporate-sizes',
  component: CorporateDashboard,
  ...CORPORATE.page,
});

export const RightToLeftApprovals = meta.story({
  name: 'Right to left, Approvals',
  globals: { direction: 'rtl' },
  args: { defaultTab: 'approvals' },
});

export const ApprovalsDark = meta.story({
  name: 'Approvals, dark',
  globals: { theme: 'dark' },
  args: { defaultTab: 'approvals' },
});

export const PhoneDark = meta.story({
  name: '390 px, dark',
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
});

export const SmallEmployees = meta.story({
  name: '320 px, Employees',
  globals: { viewport: { value: 'small' } },
  args: { defaultTab: 'employees' },
  play: async ({ canvas }) => {
    const endOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().right;
    };
    await expect(endOf('$5,200')).toBe(endOf('of $8,000'));
    await expectNoSidewaysScroll();
  },
});

export const PhoneApprovals = meta.story({
  name: '390 px, Approvals',
  ...atTab('approvals', fitsWindow('phone')),
  play: async ({ canvasElement }) => {
    for (const request of canvasElement.querySelectorAll('[data-slot="request-row"]')) {
      await expect(request.getBoundingClientRect().height).toBeLessThanOrEqual(148);
      const days = request.querySelectorAll('[data-slot="row-facts"] > li')[1];
      await expect(days?.scrollWidth).toBe(days?.clientWidth);
    }
    await expectNoSidewaysScroll();
  },
});

export const Tablet = meta.story({
  name: '768 px',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const Wide = meta.story({
  name: '1920 px',
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'December 2026' })).toBeVisible();
    await expect(canvas.getByText('Dec 1 – 5: Ana Vuki, Honiara, pending')).toBeVisible();
  },
});

export const LargeTextPhone = meta.story({
  name: 'Text 200%, 390 px',
  ...fitsWindow('phone', { textSize: '200' }),
});

export const LargeTextTables = meta.story({
  name: 'Text 200%, 390 px, Employees',
  ...atTab('employees', fitsWindow('phone', { textSize: '200' })),
});
