import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyAnswers } from '../../testing/answers.js';
import { CORPORATE_READS } from '../reads.js';
import { CorporateDashboard, type CorporateDashboardProps } from './corporate-dashboard.js';

afterEach(cleanup);

const STATS = { complianceScore: 94, contractsActive: 12, activeBookings: 31 };
const POLICIES = [
  { id: 1, name: 'Lodging cap', status: 'active' },
  { id: 2, name: 'Flights', status: 'Active' },
  { id: 3, name: 'Old rules', status: 'draft' },
];

function tile(name: string, props: Partial<CorporateDashboardProps>): string | null {
  render(
    <CorporateDashboard
      user={{}}
      {...emptyAnswers(CORPORATE_READS)}
      stats={{ data: STATS }}
      policies={{ data: POLICIES }}
      tab="analytics"
      {...props}
    />,
  );
  return screen.getByRole('group', { name }).textContent;
}

const compliance = (props: Partial<CorporateDashboardProps>) => tile('Compliance score', props);
const contracts = (props: Partial<CorporateDashboardProps>) => tile('Active contracts', props);

it('shows the number of active policies below the compliance score', () => {
  expect(compliance({})).toBe('Compliance score94%2 active policies');
});

it.each([
  ['there are none', { policies: { data: [] } }],
  ['they load', { policies: { status: 'pending' } }],
  ['they could not be read', { policies: { status: 'error' } }],
  ['they are samples', { policies: undefined }],
] as const)('shows no number of policies where %s', (_, props) => {
  expect(compliance(props as Partial<CorporateDashboardProps>)).toBe('Compliance score94%');
});

it('shows the number of bookings below the contracts, unless it is a sample', () => {
  expect(contracts({})).toBe('Active contracts1231 active bookings');
  cleanup();
  expect(contracts({ stats: { data: { ...STATS, activeBookings: null } } })).toBe('Active contracts12');
});

it('shows no hint below a sample figure', () => {
  expect(compliance({ stats: { data: { ...STATS, complianceScore: null } } })).not.toContain('policies');
  cleanup();
  expect(contracts({ stats: { data: { ...STATS, contractsActive: null } } })).not.toContain('bookings');
});
