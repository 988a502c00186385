import type {
  Application,
  OrganizerStats,
  PrivateTour,
  Revenue,
  Sanitized,
  SanitizedList,
  Team,
} from '../../domain';
import type { LoadingParts } from '../shared';

/** The reads of the tour-organizer dashboard (spec section 7). */
export type TourOrganizerDataPart = 'stats' | 'tours' | 'applications' | 'team' | 'revenue';

/** What the tabs show: sanitised, with what is still on the way. */
export interface TourOrganizerData {
  readonly stats: Sanitized<OrganizerStats>;
  readonly tours: SanitizedList<PrivateTour>;
  readonly applications: SanitizedList<Application>;
  readonly team: Sanitized<Team>;
  readonly revenue: Sanitized<Revenue>;
  readonly loading: LoadingParts<TourOrganizerDataPart> | undefined;
}
