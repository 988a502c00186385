import { expect, within } from 'storybook/test';
import { ORGANIZER } from '../../../.storybook/dashboard-args.js';
import { expectEachFailed, expectNothingMadeUp } from '../../../.storybook/failed-stories.js';
import { OwnShell, PORT } from '../../../.storybook/own-shell.js';
import preview from '../../../.storybook/preview.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { OrganizerTiles, PrivateToursTab, TeamPanel, useTourOrganizerData } from './index.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/host',
  id: 'dashboards-tour-organizer-host',
  component: TourOrganizerDashboard,
  ...ORGANIZER.bare,
});

/** Other panels and tabs, one of them the host's own; with other destinations, paths and account items. */
export const Own = meta.story({
  render: function Own({ user, stats, privateTours, applications, team, revenue }) {
    const data = useTourOrganizerData({ stats, privateTours, applications, team, revenue });
    return (
      <OwnShell
        user={user}
        dashboard="tour-organizer"
        data={data}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <DashboardStack>
                {PORT}
                <OrganizerTiles data={data} />
                <TeamPanel data={data} />
              </DashboardStack>
            ),
          },
          { value: 'private-tours', label: 'Private tours', content: <PrivateToursTab data={data} /> },
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
  args: { ...ORGANIZER.absent, samples: false },
  play: expectNothingMadeUp,
});

/** Without samples, a failed part shows its failure. */
export const FailedWithoutSamples = meta.story({
  args: { ...ORGANIZER.failed, samples: false },
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
