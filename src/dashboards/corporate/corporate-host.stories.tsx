import { expect, within } from 'storybook/test';
import {
  CORPORATE_ANSWERS,
  CORPORATE_FAILED,
  NO_CORPORATE_ANSWERS,
} from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { users } from '../../../app/demo-api/fixtures/users.js';
import { Panel, PanelBody } from '../../components/panel/index.js';
import { CorporateDashboard } from './corporate-dashboard.js';

// What a host changes: figures, destinations, tabs, links, parts, and what nobody gave or listens to.

const meta = preview.meta({
  title: 'dashboards/corporate/host',
  id: 'dashboards-corporate-host',
  component: CorporateDashboard,
  parameters: { layout: 'fullscreen' },
  args: { user: users.corporate_admin, ...CORPORATE_ANSWERS },
  argTypes: {
    banner: { control: false },
    brand: { control: false },
    headerActions: { control: false },
  },
});

const PORT = (
  <Panel title="Port">
    <PanelBody>Three boats are expected before noon.</PanelBody>
  </Panel>
);

/** Figures, destinations, a tab and a part of the host's own; its paths, and its items in the account menu. */
export const Own = meta.story({
  args: {
    navItems: [
      { label: 'Start', href: '/start', icon: 'home' },
      { label: 'Messages', href: '/inbox', icon: 'messages', badge: 12 },
    ],
    tabs: ({ tabs }) => [...tabs.slice(0, 2), { value: 'port', label: 'Port', content: PORT }],
    accountItems: ({ items }) => [...items, { label: 'Billing', href: '/billing' }],
    links: { home: '/start' },
    slots: { 'travel-requests': () => PORT },
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
  args: { ...NO_CORPORATE_ANSWERS, samples: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.getByRole('tabpanel')).not.toHaveTextContent(/\d/);
  },
});

/** What could not be read says so, and no sample stands in for it. */
export const FailedWithoutSamples = meta.story({
  args: { ...CORPORATE_FAILED, samples: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Try again/ }).length).toBeGreaterThan(1);
  },
});

/** Without callbacks no button is drawn. */
export const HiddenActions = meta.story({
  args: { inertActions: 'hidden' },
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('main')).queryAllByRole('button');
    // What opens a row is the dashboard's own.
    await expect(buttons.filter(({ dataset }) => dataset.slot !== 'row-open')).toEqual([]);
  },
});
