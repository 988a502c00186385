import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Panel, PanelBody } from '../panel/index.js';
import { StatStrip, StatTile } from '../stat-tile/index.js';
import { DashboardGrid, DashboardStack, GridCell, OverviewLayout } from './index.js';

const meta = preview.meta({
  title: 'components/dashboard-grid',
  id: 'components-dashboard-grid',
  component: DashboardGrid,
  argTypes: { children: { control: false } },
  // The container that the grid adapts to.
  decorators: [
    (Story) => (
      <div className="t:@container t:root">
        <Story />
      </div>
    ),
  ],
});

const panel = (title: string, lines = 1) => (
  <Panel title={title}>
    <PanelBody>
      {Array.from({ length: lines }, (_, line) => `Line ${line + 1}`).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </PanelBody>
  </Panel>
);

const CELLS = (
  <>
    <GridCell span={8}>{panel('Trips', 3)}</GridCell>
    <GridCell span={4}>{panel('Rewards')}</GridCell>
    <GridCell span={6}>{panel('Team')}</GridCell>
    <GridCell span={6}>{panel('Budget')}</GridCell>
  </>
);

const boxOf = (title: string) =>
  document.querySelector(`section[aria-labelledby="${titleId(title)}"]`)?.getBoundingClientRect();
const titleId = (title: string) =>
  [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title)?.id;

export const Default = meta.story({
  args: { children: CELLS },
  play: async () => {
    await expect(boxOf('Trips')?.top).toBe(boxOf('Rewards')?.top);
    await expect(boxOf('Trips')?.height).toBeGreaterThan(boxOf('Rewards')?.height ?? 0);
  },
});

export const Playground = meta.story({ args: { children: CELLS } });

/** One column, in source order. */
export const Narrow = meta.story({
  args: { children: CELLS },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <div className="t:@container t:root">
          <Story />
        </div>
      </div>
    ),
  ],
  play: async () => {
    await expect(boxOf('Trips')?.left).toBe(boxOf('Rewards')?.left);
    await expect(boxOf('Trips')?.bottom).toBeLessThan(boxOf('Rewards')?.top ?? 0);
  },
});

const tops = (...titles: string[]) => titles.map((title) => boxOf(title)?.top);
const overview = (inlineSize: number) => (
  <div style={{ inlineSize }}>
    <div className="t:@container t:root">
      <OverviewLayout
        lead={panel('Needs you', 2)}
        panels={
          <>
            {panel('Bookings', 3)}
            {panel('Providers', 2)}
          </>
        }
        rail={
          <>
            {panel('Clients')}
            {panel('Commission')}
          </>
        }
      />
    </div>
  </div>
);

/** From 1600 px the rail, 368 px wide, is beside everything. */
export const OverviewWithARail = meta.story({
  globals: { viewport: { value: 'wide' } },
  render: () => overview(1520),
  play: async () => {
    const [needs, clients, bookings, providers] = tops('Needs you', 'Clients', 'Bookings', 'Providers');
    await expect(clients).toBe(needs);
    await expect(providers).toBeGreaterThan(bookings ?? 0);
    await expect(boxOf('Clients')?.width).toBe(368);
  },
});

/** From 2200 px it has 440 px, and two panels share a line, each as high as its content. */
export const OverviewOnALargeScreen = meta.story({
  globals: { viewport: { value: 'wall' } },
  render: () => overview(1840),
  play: async () => {
    const [needs, clients, bookings, providers] = tops('Needs you', 'Clients', 'Bookings', 'Providers');
    await expect(clients).toBe(needs);
    await expect(providers).toBe(bookings);
    await expect(boxOf('Clients')?.width).toBe(440);
    const [wide = 0, narrow = 0] = ['Bookings', 'Providers'].map((title) => boxOf(title)?.width);
    await expect(wide / narrow).toBeCloseTo(8 / 5, 2);
    await expect(boxOf('Providers')?.bottom).toBeLessThan(boxOf('Bookings')?.bottom ?? 0);
  },
});

/** A strip of tiles above the panels, as in the dashboards. */
export const Stack = meta.story({
  render: (args) => (
    <DashboardStack className="t:shares-width">
      <StatStrip aria-label="Your figures">
        <StatTile label="Trips" value={6} />
        <StatTile label="Nights" value={21} />
        <StatTile label="Islands" value={5} />
        <StatTile label="Rating" value={4.9} format="rating" unit="of 5" />
      </StatStrip>
      <DashboardGrid {...args}>{CELLS}</DashboardGrid>
    </DashboardStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your figures' })).toBeVisible();
  },
});
