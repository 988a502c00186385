import { fn } from 'storybook/test';
import { CORPORATE } from '../../../.storybook/dashboard-args.js';
import {
  approves,
  decides,
  findsNothing,
  findsNothingAsked,
  opensRow,
  selectsRows,
  unanswered,
  undoes,
} from '../../../.storybook/list-states.js';
import preview from '../../../.storybook/preview.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/lists',
  id: 'dashboards-corporate-lists',
  component: CorporateDashboard,
  ...CORPORATE.live,
});

export const NoMatchEmployees = meta.story({
  args: { defaultTab: 'employees' },
  play: findsNothing('Search name, position or department'),
});

export const OpenEmployees = meta.story({
  args: { defaultTab: 'employees' },
  play: opensRow('Open Salote Finau · Partnerships Manager', 'Salote Finau'),
});

export const NoMatchApprovals = meta.story({ ...findsNothingAsked('approvals') });

export const OpenApprovals = meta.story({
  args: { defaultTab: 'approvals' },
  play: opensRow('Ana Vuki', 'Ana Vuki'),
});

export const SelectedApprovals = meta.story({
  args: { defaultTab: 'approvals' },
  play: selectsRows('Ana Vuki, Honiara', 'David Maru, Port Moresby'),
});

export const DecidingApprovals = meta.story({
  args: { defaultTab: 'approvals', onApprove: fn(unanswered), optimistic: false },
  play: approves('Ana Vuki, Honiara'),
});

export const ApprovedApprovals = meta.story({
  args: { defaultTab: 'approvals' },
  play: decides('Approve', 'Ana Vuki, Honiara'),
});

export const DeclinedApprovals = meta.story({
  args: { defaultTab: 'approvals' },
  play: decides('Decline', 'Ana Vuki, Honiara'),
});

export const UndoneApprovals = meta.story({
  args: { defaultTab: 'approvals' },
  play: undoes('Ana Vuki, Honiara'),
});
