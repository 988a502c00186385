import { ApplicationsPanel } from './data-panels';
import type { TourOrganizerShown } from './tour-organizer-dashboard';

/** Applications: every expert's application (spec section 2). */
export function ApplicationsTab({ data, ...actions }: TourOrganizerShown) {
  return <ApplicationsPanel data={data} actions={actions} />;
}
