import { Panel, PanelBody } from '../src/components/panel/index.js';
import { DashboardShell, type DashboardShellProps, RoleTopBar } from '../src/dashboards/shell/index.js';

export const PORT = (
  <Panel title="Port">
    <PanelBody>Three boats are expected before noon.</PanelBody>
  </Panel>
);

const NAV_ITEMS = [
  { label: 'Start', href: '/start', icon: 'home' },
  { label: 'Messages', href: '/inbox', icon: 'messages', badge: 12 },
];

/** A dashboard composed by a host, with its own navigation, account menu and tabs. */
export const OwnShell = ({ tabs, ...shell }: DashboardShellProps) => (
  <DashboardShell
    topBar={
      <RoleTopBar
        user={shell.user}
        navItems={NAV_ITEMS}
        accountItems={[{ label: 'Billing', href: '/billing' }]}
        links={{ home: '/start' }}
      />
    }
    tabs={[...tabs, { value: 'port', label: 'Port', content: PORT }]}
    {...shell}
  />
);
