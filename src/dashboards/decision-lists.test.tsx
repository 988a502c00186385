import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyAnswers } from '../testing/answers.js';
import { CorporateDashboard } from './corporate/index.js';
import { CORPORATE_READS, TOUR_ORGANIZER_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';

afterEach(cleanup);

const CRAFTS = ['Weaving', 'Carving', 'Bark cloth', 'Weaving', 'Choirs', 'Navigation', 'Umu'];
const APPLICATIONS = CRAFTS.map((expertise, index) => ({
  id: String(index),
  applicantName: `Expert ${index}`,
  tourTitle: 'Makers Week',
  expertise,
  experience: '',
  status: index === 6 ? 'approved' : 'pending',
}));

const PLACES = ['Honiara', 'Suva', 'Tanna', 'Honiara', 'Apia', 'Suva', 'Goroka'];
const REQUESTS = PLACES.map((destination, index) => ({
  id: String(index),
  employeeName: `Traveler ${index}`,
  department: index % 2 === 0 ? 'Engineering' : 'Field Research',
  destination,
  dates: `Dec ${index + 1}–9, 2026`,
  purpose: '',
  status: 'pending',
  cost: 100 * (index + 1),
}));

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByText(/^(Expert|Traveler) \d$/)
    .map(({ textContent }) => textContent);

const organizer = (lists: Record<string, string>, applications = APPLICATIONS, more = {}) => (
  <TourOrganizerDashboard
    user={{}}
    {...emptyAnswers(TOUR_ORGANIZER_READS)}
    applications={{ data: applications }}
    tab="applications"
    lists={lists}
    {...more}
  />
);

function Kept() {
  const [rows, setRows] = useState(APPLICATIONS);
  return organizer({ applications: 'status=pending&q=Expert%201' }, rows, {
    onApprove: async ({ id }: { id: string }) =>
      setRows((all) => all.map((each) => (each.id === id ? { ...each, status: 'approved' } : each))),
    onUndo: async () => undefined,
  });
}

describe('applications', () => {
  it('are found by expertise', () => {
    render(organizer({ applications: 'q=weav' }));
    expect(namesIn('Expert applications')).toEqual(['Expert 0', 'Expert 3']);
  });

  it('are filtered by status', () => {
    render(organizer({ applications: 'status=approved' }));
    expect(namesIn('Expert applications')).toEqual(['Expert 6']);
  });

  it('stay in a filter while their decision can be undone', async () => {
    render(<Kept />);
    fireEvent.click(screen.getByRole('button', { name: 'Approve Expert 1' }));
    expect(await screen.findByRole('button', { name: /^Undo/ })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Expert applications' }).textContent).toContain('Expert 1');
  });
});

describe('travel requests', () => {
  const corporate = (lists: Record<string, string>, requests = REQUESTS) => (
    <CorporateDashboard
      user={{}}
      {...emptyAnswers(CORPORATE_READS)}
      employeeTravel={{ data: requests }}
      tab="approvals"
      lists={lists}
    />
  );

  it('are found by place, filtered by department, and sorted by cost', () => {
    const { rerender } = render(corporate({ approvals: 'q=honiara' }));
    expect(namesIn('Pending')).toEqual(['Traveler 0', 'Traveler 3']);
    rerender(corporate({ approvals: 'department=Engineering&sort=-cost' }));
    expect(namesIn('Pending')).toEqual(['Traveler 6', 'Traveler 4', 'Traveler 2', 'Traveler 0']);
  });

  it('are filtered by one query for every list of the tab', () => {
    const requests = [
      ...REQUESTS,
      { ...REQUESTS[0], id: '7', employeeName: 'Traveler 7', status: 'approved' },
    ];
    const approved = { ...REQUESTS[1], id: '8', employeeName: 'Traveler 8', status: 'approved' };
    render(corporate({ approvals: 'q=honiara' }, [...requests, approved] as typeof REQUESTS));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(namesIn('Approved')).toEqual(['Traveler 7']);
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses.filter((text) => text !== '')).toEqual(['2 rows']);
  });
});
