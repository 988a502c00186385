import { expect, within } from 'storybook/test';
import { CORPORATE } from '../../../.storybook/dashboard-args.js';
import { expectEachFailed, expectNothingMadeUp } from '../../../.storybook/failed-stories.js';
import { OwnShell, PORT } from '../../../.storybook/own-shell.js';
import preview from '../../../.storybook/preview.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { CorporateDashboard } from './corporate-dashboard.js';
import { BudgetOverviewPanel, CorporateTiles, EmployeesTab, useCorporateData } from './index.js';

const meta = preview.meta({
  title: 'dashboards/corporate/host',
  id: 'dashboards-corporate-host',
  component: CorporateDashboard,
  ...CORPORATE.bare,
});

/** Other panels and tabs, one of them the host's own; with other destinations, paths and account items. */
export const Own = meta.story({
  render: function Own({ user, stats, employeeTravel, policies, budget, team }) {
    const data = useCorporateData({ stats, employeeTravel, policies, budget, team });
    return (
      <OwnShell
        user={user}
        dashboard="corporate"
        data={data}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <DashboardStack>
                {PORT}
                <CorporateTiles data={data} />
                <BudgetOverviewPanel data={data} />
              </DashboardStack>
            ),
          },
          { value: 'employees', label: 'Employees', content: <EmployeesTab data={data} /> },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/start');
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: 'Port' })).toBeInTheDocument();
  },
});

/** Without samples, missing figures are dashes and missing lists are empty. */
export const WithoutSamples = meta.story({
  args: { ...CORPORATE.absent, samples: false },
  play: expectNothingMadeUp,
});

/** Without samples, a failed part shows its failure. */
export const FailedWithoutSamples = meta.story({
  args: { ...CORPORATE.failed, samples: false },
  play: expectEachFailed,
});

/** Buttons without a callback are hidden. */
export const HiddenActions = meta.story({
  args: { inertActions: 'hidden' },
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('main')).queryAllByRole('button');
    // Rows open without a callback.
    await expect(buttons.filter(({ dataset }) => dataset.slot !== 'row-open')).toEqual([]);
  },
});
