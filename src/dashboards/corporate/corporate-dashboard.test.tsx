import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { soundAnswers } from '../../testing/answers.js';
import {
  anyPart,
  anything,
  damaged,
  innocentText,
  oddValue,
  type Parts,
  partsLike,
} from '../../testing/arbitrary-data.js';
import { FORBIDDEN_TEXT } from '../../testing/forbidden-text.js';
import { runs } from '../../testing/property-runs.js';
import { CORPORATE_TABS, CorporateDashboard, type CorporateTab } from './index.js';
import { CORPORATE_READS } from './reads.js';

const user = {
  isDemo: false,
  accountType: 'live',
  firstName: 'Josephine',
  lastName: 'Waiko',
  email: 'josephine.waiko@example.com',
  role: 'corporate_admin',
  profileImageUrl: '',
};
const stats = {
  totalEmployees: 248,
  activeBookings: 31,
  monthlyBudget: 120_000,
  budgetUsed: 86_400,
  approvalsPending: 1,
  contractsActive: 12,
  complianceScore: 94,
};
const request = {
  id: 'r-1',
  employeeName: 'Ana Vuki',
  department: 'Field Research',
  destination: 'Honiara',
  purpose: 'Reef survey briefing',
  dates: 'Dec 1 – 5, 2026',
  status: 'pending',
  cost: 2340,
};
const policy = {
  id: 'p-1',
  name: 'Lodging Cap',
  description: 'Up to $220 per night',
  status: 'active',
  lastUpdated: '2026-09-02',
};
const budget = {
  total: 120_000,
  used: 86_400,
  remaining: 33_600,
  departments: {
    'Field Research': { allocated: 42_000, used: 33_600 },
    Partnerships: { allocated: 78_000, used: 52_800 },
  },
};
const member = {
  id: 'm-1',
  name: 'Ana Vuki',
  department: 'Field Research',
  position: 'Lead Researcher',
  budgetUsed: 5200,
  travelBudget: 8000,
};
const SOUND = {
  ...soundAnswers(CORPORATE_READS),
  user,
  stats: { data: stats },
  employeeTravel: {
    data: [
      request,
      { ...request, id: 'r-2', status: 'approved' },
      { ...request, id: 'r-3', status: 'declined' },
    ],
  },
  policies: { data: [policy, { ...policy, id: 'p-2' }] },
  budget: { data: budget },
  team: { data: [member, { ...member, id: 'm-2', budgetUsed: 9000 }] },
};
type Data = Parts<typeof SOUND>;

const tab = fc.constantFrom(...CORPORATE_TABS);

function expectSound(data: Data, defaultTab: CorporateTab) {
  const html = renderToString(<CorporateDashboard {...data} defaultTab={defaultTab} />);
  expect(html).not.toMatch(FORBIDDEN_TEXT);
  expect(html).toContain('Corporate Travel Management');
}

describe('CorporateDashboard', () => {
  it('renders with anything as its data', () => {
    fc.assert(fc.property(partsLike(SOUND, anyPart), tab, expectSound), runs(60));
  });

  it('is not overspent if sums differ from the budget by less than a cent', () => {
    const data = {
      ...SOUND,
      budget: { data: { total: 0.3, used: 0, remaining: 0.3, departments: {} } },
      employeeTravel: { data: [0.1, 0.2].map((cost) => ({ ...request, cost })) },
    };
    const html = renderToString(<CorporateDashboard {...data} defaultTab="approvals" />);
    expect(html).toContain('If all 2 are approved');
    expect(html).not.toContain('over budget');
  });

  it('renders lists of anything', () => {
    fc.assert(
      fc.property(partsLike(SOUND, fc.record({ data: fc.array(anything) })), tab, expectSound),
      runs(40),
    );
  });

  it('renders budgets of departments with any names and figures', () => {
    const department = fc.record({ allocated: oddValue, used: oddValue });
    const budgets = fc.record({
      total: oddValue,
      used: oddValue,
      remaining: oddValue,
      departments: fc.oneof(anything, fc.dictionary(innocentText, fc.oneof(anything, department))),
    });
    fc.assert(
      fc.property(budgets, tab, (raw, open) => expectSound({ ...SOUND, budget: { data: raw } }, open)),
      runs(60),
    );
  });

  it('renders sound data with any value of it replaced', () => {
    fc.assert(fc.property(damaged(SOUND), tab, expectSound), runs(120));
  });
});
