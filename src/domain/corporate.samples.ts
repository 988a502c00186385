// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import type { departments, employeeTravel, policies, teamMembers } from './corporate';
import type { SamplesOf } from './define-list';

/** Sample rows of `departments`. */
export const SAMPLE_DEPARTMENTS: SamplesOf<typeof departments> = [
  { name: 'Field Research', allocated: 42_000, used: 33_600 },
  { name: 'Partnerships', allocated: 30_000, used: 22_500 },
  { name: 'Engineering', allocated: 28_000, used: 15_960 },
  { name: 'People and Culture', allocated: 20_000, used: 14_340 },
];

/** Sample rows of `employeeTravel`. */
export const SAMPLE_EMPLOYEE_TRAVEL: SamplesOf<typeof employeeTravel> = [
  { employeeName: 'Sample employee 1', department: 'Field Research', destination: 'Honiara', cost: 2340 },
  { employeeName: 'Sample employee 2', department: 'Engineering', destination: 'Port Moresby', cost: 1980 },
  { employeeName: 'Sample employee 3', department: 'Partnerships', destination: 'Nukuʻalofa', cost: 1760 },
  { employeeName: 'Sample employee 4', department: 'People and Culture', destination: 'Suva', cost: 1420 },
  { employeeName: 'Sample employee 5', department: 'Field Research', destination: 'Hilo', cost: 3650 },
];

/** Sample rows of `teamMembers`. */
export const SAMPLE_TEAM_MEMBERS: SamplesOf<typeof teamMembers> = [
  {
    name: 'Sample employee 1',
    department: 'Field Research',
    position: 'Lead Researcher',
    budgetUsed: 5200,
    travelBudget: 8000,
  },
  {
    name: 'Sample employee 2',
    department: 'Engineering',
    position: 'Systems Engineer',
    budgetUsed: 2900,
    travelBudget: 6000,
  },
  {
    name: 'Sample employee 3',
    department: 'Partnerships',
    position: 'Partnerships Manager',
    budgetUsed: 4300,
    travelBudget: 5000,
  },
];

/** Sample rows of `policies`. */
export const SAMPLE_POLICIES: SamplesOf<typeof policies> = [
  {
    name: 'International Travel',
    description: 'Manager approval for trips outside the region',
    lastUpdated: '2026-10-14',
  },
  { name: 'Lodging Cap', description: 'Up to $220 per night, local hosts first', lastUpdated: '2026-09-02' },
  {
    name: 'Community Contribution',
    description: '2% of each trip goes to the host village',
    lastUpdated: '2026-08-19',
  },
];
