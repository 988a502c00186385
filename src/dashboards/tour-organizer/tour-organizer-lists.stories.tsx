import { fn } from 'storybook/test';
import { ORGANIZER } from '../../../.storybook/dashboard-args.js';
import {
  approves,
  decides,
  findsNothingAsked,
  opensRow,
  selectsRows,
  unanswered,
  undoes,
} from '../../../.storybook/list-states.js';
import preview from '../../../.storybook/preview.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/lists',
  id: 'dashboards-tour-organizer-lists',
  component: TourOrganizerDashboard,
  ...ORGANIZER.live,
});

export const NoMatchTours = meta.story({ ...findsNothingAsked('private-tours') });

export const OpenTours = meta.story({
  args: { defaultTab: 'private-tours' },
  play: opensRow('Marovo Makers Week', 'Marovo Makers Week'),
});

export const NoMatchApplications = meta.story({ ...findsNothingAsked('applications') });

export const OpenApplications = meta.story({
  args: { defaultTab: 'applications' },
  play: opensRow('Miriam Toa', 'Miriam Toa'),
});

export const SelectedApplications = meta.story({
  args: { defaultTab: 'applications' },
  play: selectsRows('Miriam Toa', 'Joseph Tafoa'),
});

export const DecidingApplications = meta.story({
  args: { defaultTab: 'applications', onApprove: fn(unanswered), optimistic: false },
  play: approves('Miriam Toa'),
});

export const ApprovedApplications = meta.story({
  args: { defaultTab: 'applications' },
  play: decides('Approve', 'Miriam Toa'),
});

export const DeclinedApplications = meta.story({
  args: { defaultTab: 'applications' },
  play: decides('Decline', 'Miriam Toa'),
});

export const UndoneApplications = meta.story({
  args: { defaultTab: 'applications' },
  play: undoes('Miriam Toa'),
});
