import { expect, within } from 'storybook/test';
import { ORGANIZER } from '../../../.storybook/dashboard-args.js';
import { expectEachFailed, expectNothingMadeUp } from '../../../.storybook/failed-stories.js';
import { OwnShell, PORT } from '../../../.storybook/own-shell.js';
import preview from '../../../.storybook/preview.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { OrganizerTiles, PrivateToursTab, TeamPanel, useTourOrganizerData } from './index.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

// The host's changes: figures, destinations, tabs, links, parts, and what nobody gave or listens to.

const meta = preview.meta({
  title: 'dashboards/tour-organizer/host',
  id: 'dashboards-tour-organizer-host',
  component: TourOrganizerDashboard,
  ...ORGANIZER.bare,
});

/** Another order of panels and tabs, one of them the host's own; its destinations, paths and items in the account menu. */
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

/** Nothing is made up: what nobody gave is a dash, or empty. */
export const WithoutSamples = meta.story({
  args: { ...ORGANIZER.absent, samples: false },
  play: expectNothingMadeUp,
});

/** A part that could not be read says so, and no sample stands in for it. */
export const FailedWithoutSamples = meta.story({
  args: { ...ORGANIZER.failed, samples: false },
  play: expectEachFailed,
});

/** Without callbacks no button is drawn. */
export const HiddenActions = meta.story({
  args: { inertActions: 'hidden' },
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('main')).queryAllByRole('button');
    // The way to open a row is the dashboard's own.
    await expect(buttons.filter(({ dataset }) => dataset.slot !== 'row-open')).toEqual([]);
  },
});
