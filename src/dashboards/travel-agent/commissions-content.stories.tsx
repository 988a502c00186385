import { expect, userEvent, within } from 'storybook/test';
import { FAILED, REFETCH } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import {
  expectCleanText,
  expectNoSidewaysScroll,
  expectTextInside,
  fitsWindow,
} from '../../../.storybook/story-checks.js';
import { agentCommissions } from '../../testing/demo-api/fixtures/travel-agent.js';
import { CommissionsContent } from './analytics-tab.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/commissions',
  id: 'dashboards-travel-agent-commissions',
  component: CommissionsContent,
  args: { commissions: { data: agentCommissions } },
});

// spec: 2.agent-commissions-tab, 2.agent-commissions
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'This month' })).toHaveTextContent('This month$18,460');
    await expect(canvas.getByRole('group', { name: 'Last month' })).toHaveTextContent('Last month$16,480');
    await expect(canvas.getByRole('group', { name: 'Growth' })).toHaveTextContent('Growth12%');
    await expect(canvas.getByRole('region', { name: 'Commission breakdown' })).toHaveTextContent(
      'Platform$11,92065%External$6,54035%Last month$16,480',
    );
  },
});

export const Playground = meta.story();

export const Loading = meta.story({
  args: { commissions: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.queryByText('$15,200')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { commissions: FAILED },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We could not load your data. What you see below is sample data.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(REFETCH).toHaveBeenCalledOnce();
  },
});

export const Absent = meta.story({
  args: { commissions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(2);
  },
});

export const Shrinking = meta.story({
  args: { commissions: { data: { ...agentCommissions, lastMonth: 21_073, growth: -12.4 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Growth' })).toHaveTextContent('Growth−12%');
    await expect(canvas.getByText('Down')).toBeInTheDocument();
  },
});

export const NotFinite = meta.story({
  args: {
    commissions: { data: { thisMonth: Number.NaN, lastMonth: 1e308, growth: '12', platformCommission: -1 } },
  },
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const LargeTextOnASmallPhone = meta.story({
  name: 'Text 200%, 320 px',
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Commission breakdown' });
    await document.fonts.ready;
    await expectTextInside(panel);
    const figure = within(panel).getByText('$18,460');
    const { fontSize } = getComputedStyle(figure);
    await expect(figure.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(fontSize));
  },
});

export const Phone = meta.story({ name: '390 px', ...fitsWindow('phone') });
