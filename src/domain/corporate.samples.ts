// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import { corporateSamples as t } from '../i18n/messages/en/samples.js';
import type { departments, employeeTravel, policies, teamMembers } from './corporate.js';
import type { SamplesOf } from './define-list.js';

/** Sample rows of `departments`. */
export const SAMPLE_DEPARTMENTS: SamplesOf<typeof departments> = [
  { name: t['sample.department.research'], allocated: 36_000, used: 26_400 },
  { name: t['sample.department.partnerships'], allocated: 24_000, used: 18_000 },
  { name: t['sample.department.engineering'], allocated: 21_000, used: 11_800 },
  { name: t['sample.department.people'], allocated: 15_000, used: 11_000 },
];

/** Sample rows of `employeeTravel`. */
export const SAMPLE_EMPLOYEE_TRAVEL: SamplesOf<typeof employeeTravel> = [
  {
    employeeName: t['sample.employee-1'],
    department: t['sample.department.research'],
    destination: 'Honiara',
    cost: 2100,
  },
  {
    employeeName: t['sample.employee-2'],
    department: t['sample.department.engineering'],
    destination: 'Port Moresby',
    cost: 1850,
  },
  {
    employeeName: t['sample.employee-3'],
    department: t['sample.department.partnerships'],
    destination: 'Nukuʻalofa',
    cost: 1640,
  },
  {
    employeeName: t['sample.employee-4'],
    department: t['sample.department.people'],
    destination: 'Suva',
    cost: 3200,
  },
];

/** Sample rows of `teamMembers`. */
export const SAMPLE_TEAM_MEMBERS: SamplesOf<typeof teamMembers> = [
  {
    name: t['sample.employee-1'],
    department: t['sample.department.research'],
    position: t['sample.position.researcher'],
    budgetUsed: 4800,
    travelBudget: 7500,
  },
  {
    name: t['sample.employee-2'],
    department: t['sample.department.engineering'],
    position: t['sample.position.engineer'],
    budgetUsed: 2600,
    travelBudget: 5200,
  },
  {
    name: t['sample.employee-3'],
    department: t['sample.department.partnerships'],
    position: t['sample.position.manager'],
    budgetUsed: 3900,
    travelBudget: 4500,
  },
];

/** Sample rows of `policies`. */
export const SAMPLE_POLICIES: SamplesOf<typeof policies> = [
  {
    name: t['sample.policy.international'],
    description: t['sample.policy.international.text'],
    lastUpdated: '2026-10-05',
  },
  {
    name: t['sample.policy.lodging'],
    description: t['sample.policy.lodging.text'],
    lastUpdated: '2026-09-11',
  },
  {
    name: t['sample.policy.community'],
    description: t['sample.policy.community.text'],
    lastUpdated: '2026-08-24',
  },
];
