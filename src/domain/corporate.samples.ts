// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import type { departments, employeeTravel, policies, teamMembers } from './corporate';
import type { SamplesOf } from './define-list';

/** Sample rows of `departments`. */
export const SAMPLE_DEPARTMENTS: SamplesOf<typeof departments> = [
  { name: 'Field Research', allocated: 36_000, used: 26_400 },
  { name: 'Partnerships', allocated: 24_000, used: 18_000 },
  { name: 'Engineering', allocated: 21_000, used: 11_800 },
  { name: 'People and Culture', allocated: 15_000, used: 11_000 },
];

/** Sample rows of `employeeTravel`. */
export const SAMPLE_EMPLOYEE_TRAVEL: SamplesOf<typeof employeeTravel> = [
  { employeeName: 'Sample employee 1', department: 'Field Research', destination: 'Honiara', cost: 2100 },
  { employeeName: 'Sample employee 2', department: 'Engineering', destination: 'Port Moresby', cost: 1850 },
  { employeeName: 'Sample employee 3', department: 'Partnerships', destination: 'Nukuʻalofa', cost: 1640 },
  { employeeName: 'Sample employee 4', department: 'People and Culture', destination: 'Suva', cost: 3200 },
];

/** Sample rows of `teamMembers`. */
export const SAMPLE_TEAM_MEMBERS: SamplesOf<typeof teamMembers> = [
  {
    name: 'Sample employee 1',
    department: 'Field Research',
    position: 'Lead Researcher',
    budgetUsed: 4800,
    travelBudget: 7500,
  },
  {
    name: 'Sample employee 2',
    department: 'Engineering',
    position: 'Systems Engineer',
    budgetUsed: 2600,
    travelBudget: 5200,
  },
  {
    name: 'Sample employee 3',
    department: 'Partnerships',
    position: 'Partnerships Manager',
    budgetUsed: 3900,
    travelBudget: 4500,
  },
];

/** Sample rows of `policies`. */
export const SAMPLE_POLICIES: SamplesOf<typeof policies> = [
  {
    name: 'International Travel',
    description: 'Manager approval for trips outside the region',
    lastUpdated: '2026-10-05',
  },
  { name: 'Lodging Cap', description: 'Up to $200 per night, local hosts first', lastUpdated: '2026-09-11' },
  {
    name: 'Community Contribution',
    description: '3% of each trip goes to the host village',
    lastUpdated: '2026-08-24',
  },
];
