import { ApplicationsPanel } from './data-panels';
import type { TourOrganizerActions } from './tour-organizer-actions';
import type { TourOrganizerData } from './tour-organizer-data';

interface ApplicationsTabProps {
  data: TourOrganizerData;
  actions: TourOrganizerActions;
}

/** Applications: every expert's application (spec section 2). */
export function ApplicationsTab({ data, actions }: ApplicationsTabProps) {
  return <ApplicationsPanel data={data} actions={actions} />;
}
