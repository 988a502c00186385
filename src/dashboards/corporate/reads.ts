import {
  budget,
  budgetHistory,
  corporateStats,
  corporateStatsHistory,
  departments,
  employeeTravel,
  policies,
  teamMembers,
} from '../../domain/index.js';
import { type DataOf, defineReads } from '../define-reads.js';

const role = 'corporate_admin';

export const CORPORATE_READS = /* @__PURE__ */ defineReads({
  /** Answer of `GET /api/corporate-admin/stats`, raw. Missing figures are samples, marked as such. */
  stats: {
    path: '/api/corporate-admin/stats',
    label: 'read.figures',
    role,
    entity: corporateStats,
    also: { statsHistory: corporateStatsHistory },
  },
  /** Answer of `GET /api/corporate-admin/employee-travel`, raw. Without a list: sample requests, marked. */
  employeeTravel: {
    path: '/api/corporate-admin/employee-travel',
    label: 'read.travel-requests',
    role,
    entity: employeeTravel,
  },
  /** Answer of `GET /api/corporate-admin/policies`, raw: read like `employeeTravel`. */
  policies: { path: '/api/corporate-admin/policies', label: 'read.policies', role, entity: policies },
  /** Answer of `GET /api/corporate-admin/budget`, raw: read like `stats`, with a map of `departments`. */
  budget: {
    path: '/api/corporate-admin/budget',
    label: 'read.budget',
    role,
    entity: budget,
    also: { departments, budgetHistory },
  },
  /** Answer of `GET /api/corporate-admin/team`, raw: read like `employeeTravel`. */
  team: { path: '/api/corporate-admin/team', label: 'read.team-budgets', role, entity: teamMembers },
});

export type CorporateData = DataOf<typeof CORPORATE_READS> & {
  /** Keys of requests that show as decided while their data is still pending. @default none */
  readonly decided?: ReadonlySet<string> | undefined;
};
