import {
  applications,
  organizerStats,
  organizerStatsHistory,
  privateTours,
  revenue,
  revenueHistory,
  team,
} from '../../domain/index.js';
import { type DataOf, defineReads } from '../define-reads.js';

const role = 'tour_organizer';

export const TOUR_ORGANIZER_READS = /* @__PURE__ */ defineReads({
  /** Answer of `GET /api/tour-organizer/stats`, raw. Missing figures are samples, marked as such. */
  stats: {
    path: '/api/tour-organizer/stats',
    label: 'read.figures',
    role,
    entity: organizerStats,
    also: { statsHistory: organizerStatsHistory },
  },
  /** Answer of `GET /api/private-tours`, raw. Without a list: sample tours, marked as such. */
  privateTours: { path: '/api/private-tours', label: 'read.tours', role, entity: privateTours },
  /** Answer of `GET /api/tour-organizer/applications`, raw: read like `privateTours`. */
  applications: {
    path: '/api/tour-organizer/applications',
    label: 'read.applications',
    role,
    entity: applications,
  },
  /** Answer of `GET /api/tour-organizer/team`, raw: read like `stats`. */
  team: { path: '/api/tour-organizer/team', label: 'read.team', role, entity: team },
  /** Answer of `GET /api/tour-organizer/revenue`, raw: read like `stats`. */
  revenue: {
    path: '/api/tour-organizer/revenue',
    label: 'read.revenue',
    role,
    entity: revenue,
    also: { revenueHistory },
  },
});

export type TourOrganizerData = DataOf<typeof TOUR_ORGANIZER_READS> & {
  /** Keys of applications that show as decided while their data is still pending. @default none */
  readonly decided?: ReadonlySet<string> | undefined;
};
