import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Button } from '../../components/button/index.js';
import { DashboardGrid, DashboardStack, GridCell } from '../../components/dashboard-grid/index.js';
import { Panel, PanelBody } from '../../components/panel/index.js';
import { ShareBreakdown } from '../../components/share-breakdown/index.js';
import { StatStrip, StatTile } from '../../components/stat-tile/index.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { DashboardShell, RoleTopBar } from '../shared/index.js';

const BERTHS = (
  <DashboardStack className="t:shares-width">
    <StatStrip aria-label="The harbour today" columns={3}>
      <StatTile label="Boats" value={14} />
      <StatTile label="Free berths" value={6} />
      <StatTile label="Arrivals" value={3} />
    </StatStrip>
    <DashboardGrid>
      <GridCell span={8}>
        <Panel title="Arrivals">
          <PanelBody>Three boats are expected before noon.</PanelBody>
        </Panel>
      </GridCell>
      <GridCell span={4}>
        <Panel title="Boats by kind">
          <ShareBreakdown
            label="Boats by kind"
            figure="14"
            beside="boats"
            parts={[
              { label: 'Outriggers', amount: 9, tone: 'brand' },
              { label: 'Ferries', amount: 5, tone: 'accent' },
            ]}
            format={String}
          />
        </Panel>
      </GridCell>
    </DashboardGrid>
  </DashboardStack>
);

const NAV_ITEMS = [
  { label: 'Home', href: '/', icon: 'home' },
  { label: 'Harbour', href: '/harbour', icon: 'business', badge: 3 },
  { label: 'Messages', href: '/messages', icon: 'messages', badge: 120 },
];

const meta = preview.meta({
  title: 'dashboards/shell',
  id: 'dashboards-shell',
  component: DashboardShell,
  parameters: { layout: 'fullscreen' },
  args: {
    user: users.traveler,
    title: 'Harbour Office',
    currentPath: '/harbour',
    topBar: (
      <RoleTopBar user={users.traveler} currentPath="/harbour" navItems={NAV_ITEMS}>
        <Button size="sm">New arrival</Button>
      </RoleTopBar>
    ),
    tabs: [
      { value: 'berths', label: 'Berths', help: 'Who lies where.', content: BERTHS },
      { value: 'fees', label: 'Fees', count: 2, content: <Panel title="Open fees" /> },
    ],
    onTabChange: fn(),
  },
  argTypes: {
    tabs: { control: false },
    topBar: { control: false },
    brand: { control: false },
    banner: { control: false },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbour Office' })).toBeVisible();
    await expect(canvas.getByText('Who lies where.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Fees/ }));
    await expect(args.onTabChange).toHaveBeenCalledWith('fees');
    await expect(canvas.getByRole('region', { name: 'Open fees' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Berths' }));
  },
});

export const Playground = meta.story({ args: { defaultTab: 'berths' } });

/** For a page that has its own header. */
export const WithoutBar = meta.story({
  args: { topBar: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
