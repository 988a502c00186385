import type { ApplicationData, PrivateTourData } from '../../domain';

/** What an organizer can do from the dashboard. Without a callback a button does nothing (decision 11). */
export interface TourOrganizerActions {
  /** Called by 'Create Tour'. */
  onCreateTour?: (() => void) | undefined;
  /** Called by a tour's 'Manage' with that tour. */
  onManageTour?: ((tour: PrivateTourData) => void) | undefined;
  /** Called by 'Approve' with the application. */
  onApproveApplication?: ((application: ApplicationData) => void) | undefined;
  /** Called by 'Decline' with the application. */
  onDeclineApplication?: ((application: ApplicationData) => void) | undefined;
}
