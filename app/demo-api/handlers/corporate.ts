import {
  corporateBudget,
  corporateStats,
  employeeTravel,
  policies,
  teamMembers,
} from '../fixtures/corporate';
import { type DemoRoute, fixedAnswer } from '../route';

/** The calls only a corporate admin makes (spec section 6). */
export const corporateRoutes: readonly DemoRoute[] = [
  fixedAnswer('/api/corporate-admin/stats', 'corporate_admin', corporateStats),
  fixedAnswer('/api/corporate-admin/employee-travel', 'corporate_admin', employeeTravel),
  fixedAnswer('/api/corporate-admin/policies', 'corporate_admin', policies),
  fixedAnswer('/api/corporate-admin/budget', 'corporate_admin', corporateBudget),
  fixedAnswer('/api/corporate-admin/team', 'corporate_admin', teamMembers),
];
