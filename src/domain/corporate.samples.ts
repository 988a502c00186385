// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import { corporateSampleMessages } from '../i18n/compiled/en/samples.js';
import type { departments, employeeTravel, policies, teamMembers } from './corporate.js';
import type { SamplesOf } from './define-list.js';

/** Sample rows of `departments`. */
export const SAMPLE_DEPARTMENTS: SamplesOf<typeof departments> = [
  { name: corporateSampleMessages['corporate-sample.department.research'], allocated: 36_000, used: 26_400 },
  {
    name: corporateSampleMessages['corporate-sample.department.partnerships'],
    allocated: 24_000,
    used: 18_000,
  },
  {
    name: corporateSampleMessages['corporate-sample.department.engineering'],
    allocated: 21_000,
    used: 11_800,
  },
  { name: corporateSampleMessages['corporate-sample.department.people'], allocated: 15_000, used: 11_000 },
];

/** Sample rows of `employeeTravel`. */
export const SAMPLE_EMPLOYEE_TRAVEL: SamplesOf<typeof employeeTravel> = [
  {
    employeeName: corporateSampleMessages['corporate-sample.employee-1'],
    department: corporateSampleMessages['corporate-sample.department.research'],
    destination: 'Honiara',
    cost: 2100,
  },
  {
    employeeName: corporateSampleMessages['corporate-sample.employee-2'],
    department: corporateSampleMessages['corporate-sample.department.engineering'],
    destination: 'Port Moresby',
    cost: 1850,
  },
  {
    employeeName: corporateSampleMessages['corporate-sample.employee-3'],
    department: corporateSampleMessages['corporate-sample.department.partnerships'],
    destination: 'Nukuʻalofa',
    cost: 1640,
  },
  {
    employeeName: corporateSampleMessages['corporate-sample.employee-4'],
    department: corporateSampleMessages['corporate-sample.department.people'],
    destination: 'Suva',
    cost: 3200,
  },
];

/** Sample rows of `teamMembers`. */
export const SAMPLE_TEAM_MEMBERS: SamplesOf<typeof teamMembers> = [
  {
    name: corporateSampleMessages['corporate-sample.employee-1'],
    department: corporateSampleMessages['corporate-sample.department.research'],
    position: corporateSampleMessages['corporate-sample.position.researcher'],
    budgetUsed: 4800,
    travelBudget: 7500,
  },
  {
    name: corporateSampleMessages['corporate-sample.employee-2'],
    department: corporateSampleMessages['corporate-sample.department.engineering'],
    position: corporateSampleMessages['corporate-sample.position.engineer'],
    budgetUsed: 2600,
    travelBudget: 5200,
  },
  {
    name: corporateSampleMessages['corporate-sample.employee-3'],
    department: corporateSampleMessages['corporate-sample.department.partnerships'],
    position: corporateSampleMessages['corporate-sample.position.manager'],
    budgetUsed: 3900,
    travelBudget: 4500,
  },
];

/** Sample rows of `policies`. */
export const SAMPLE_POLICIES: SamplesOf<typeof policies> = [
  {
    name: corporateSampleMessages['corporate-sample.policy.international'],
    description: corporateSampleMessages['corporate-sample.policy.international.text'],
    lastUpdated: '2026-10-05',
  },
  {
    name: corporateSampleMessages['corporate-sample.policy.lodging'],
    description: corporateSampleMessages['corporate-sample.policy.lodging.text'],
    lastUpdated: '2026-09-11',
  },
  {
    name: corporateSampleMessages['corporate-sample.policy.community'],
    description: corporateSampleMessages['corporate-sample.policy.community.text'],
    lastUpdated: '2026-08-24',
  },
];
