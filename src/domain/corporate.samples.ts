// Shown where an answer is not a list, marked as sample data. Omitted fields take their defaults.
import type { departments, employeeTravel, policies, teamMembers } from './corporate.js';
import type { SamplesOf } from './define-list.js';

/** Sample rows of `departments`. */
export const SAMPLE_DEPARTMENTS = [
  { name: { message: 'corporate-sample.department.research' }, allocated: 36_000, used: 26_400 },
  {
    name: { message: 'corporate-sample.department.partnerships' },
    allocated: 24_000,
    used: 18_000,
  },
  {
    name: { message: 'corporate-sample.department.engineering' },
    allocated: 21_000,
    used: 11_800,
  },
  { name: { message: 'corporate-sample.department.people' }, allocated: 15_000, used: 11_000 },
] as const satisfies SamplesOf<typeof departments>;

/** Sample rows of `employeeTravel`. */
export const SAMPLE_EMPLOYEE_TRAVEL = [
  {
    employeeName: { message: 'corporate-sample.employee-1' },
    department: { message: 'corporate-sample.department.research' },
    destination: 'Honiara',
    cost: 2100,
  },
  {
    employeeName: { message: 'corporate-sample.employee-2' },
    department: { message: 'corporate-sample.department.engineering' },
    destination: 'Port Moresby',
    cost: 1850,
  },
  {
    employeeName: { message: 'corporate-sample.employee-3' },
    department: { message: 'corporate-sample.department.partnerships' },
    destination: 'Nukuʻalofa',
    cost: 1640,
  },
  {
    employeeName: { message: 'corporate-sample.employee-4' },
    department: { message: 'corporate-sample.department.people' },
    destination: 'Suva',
    cost: 3200,
  },
] as const satisfies SamplesOf<typeof employeeTravel>;

/** Sample rows of `teamMembers`. */
export const SAMPLE_TEAM_MEMBERS = [
  {
    name: { message: 'corporate-sample.employee-1' },
    department: { message: 'corporate-sample.department.research' },
    position: { message: 'corporate-sample.position.researcher' },
    budgetUsed: 4800,
    travelBudget: 7500,
  },
  {
    name: { message: 'corporate-sample.employee-2' },
    department: { message: 'corporate-sample.department.engineering' },
    position: { message: 'corporate-sample.position.engineer' },
    budgetUsed: 2600,
    travelBudget: 5200,
  },
  {
    name: { message: 'corporate-sample.employee-3' },
    department: { message: 'corporate-sample.department.partnerships' },
    position: { message: 'corporate-sample.position.manager' },
    budgetUsed: 3900,
    travelBudget: 4500,
  },
] as const satisfies SamplesOf<typeof teamMembers>;

/** Sample rows of `policies`. */
export const SAMPLE_POLICIES = [
  {
    name: { message: 'corporate-sample.policy.international' },
    description: { message: 'corporate-sample.policy.international.text' },
    lastUpdated: '2026-10-05',
  },
  {
    name: { message: 'corporate-sample.policy.lodging' },
    description: { message: 'corporate-sample.policy.lodging.text' },
    lastUpdated: '2026-09-11',
  },
  {
    name: { message: 'corporate-sample.policy.community' },
    description: { message: 'corporate-sample.policy.community.text' },
    lastUpdated: '2026-08-24',
  },
] as const satisfies SamplesOf<typeof policies>;
