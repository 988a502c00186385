import {
  applications,
  organizerRevenue,
  organizerStats,
  organizerTeam,
  privateTours,
} from '../fixtures/tour-organizer';
import { type DemoRoute, fixedAnswer } from '../route';

/** The calls only a tour organizer makes (spec section 6). */
export const tourOrganizerRoutes: readonly DemoRoute[] = [
  fixedAnswer('/api/tour-organizer/stats', 'tour_organizer', organizerStats),
  fixedAnswer('/api/private-tours', 'tour_organizer', privateTours),
  fixedAnswer('/api/tour-organizer/team', 'tour_organizer', organizerTeam),
  fixedAnswer('/api/tour-organizer/applications', 'tour_organizer', applications),
  fixedAnswer('/api/tour-organizer/revenue', 'tour_organizer', organizerRevenue),
];
