import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DecisionsProvider, useDecisions } from '../components/request-actions/index.js';
import { emptyAnswers } from '../testing/answers.js';
import { CorporateDashboard, CorporateNeeds, useCorporateData } from './corporate/index.js';
import { CORPORATE_READS, TOUR_ORGANIZER_READS } from './reads.js';
import { DashboardShell } from './shell/index.js';
import { OrganizerNeeds, TourOrganizerDashboard, useTourOrganizerData } from './tour-organizer/index.js';

afterEach(cleanup);

const REQUESTS = [
  {
    id: 'a',
    employeeName: 'Ana Vuki',
    destination: 'Honiara',
    dates: 'Dec 1–5',
    status: 'pending',
    cost: 2340,
  },
  {
    id: 'b',
    employeeName: 'David Maru',
    destination: 'Suva',
    dates: 'Dec 8–9',
    status: 'pending',
    cost: 900,
  },
];
const APPLICATIONS = [
  { id: 'a', applicantName: 'Miriam Toa', tourTitle: 'Marovo Makers Week', status: 'pending' },
  { id: 'b', applicantName: 'Luka Feke', tourTitle: 'Sepik Carvers', status: 'pending' },
];

type Decided = Record<string, string | null>;

const afterDecisions = <Row extends { id: string; status: string }>(rows: readonly Row[], decided: Decided) =>
  rows.flatMap((row) => {
    const status = decided[row.id];
    return status === null ? [] : { ...row, status: status ?? row.status };
  });

interface HostProps {
  tab: string;
  /** Status of a row after a decision; `null` removes it, and 'pending' changes nothing. */
  becomes: string | null;
}

function CorporateHost({ tab, becomes }: HostProps) {
  const [decided, setDecided] = useState<Decided>({});
  const decide = ({ id }: { id: string | number }) => setDecided({ ...decided, [id]: becomes });
  return (
    <CorporateDashboard
      user={{}}
      {...emptyAnswers(CORPORATE_READS)}
      employeeTravel={{ data: afterDecisions(REQUESTS, decided) }}
      tab={tab}
      onApprove={decide}
      onDecline={decide}
    />
  );
}

function OrganizerHost({ tab, becomes }: HostProps) {
  const [decided, setDecided] = useState<Decided>({});
  const decide = ({ id }: { id: string | number }) => setDecided({ ...decided, [id]: becomes });
  return (
    <TourOrganizerDashboard
      user={{}}
      {...emptyAnswers(TOUR_ORGANIZER_READS)}
      applications={{ data: afterDecisions(APPLICATIONS, decided) }}
      tab={tab}
      onApprove={decide}
      onDecline={decide}
    />
  );
}

const announcement = () => screen.getByRole('status').textContent;
const focused = () => document.activeElement?.textContent;
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** A composed dashboard on which the lists of the overview are decided. */
function ListAlone() {
  const [decided, setDecided] = useState<Decided>({});
  const decide = ({ id }: { id: string | number }) => setDecided({ ...decided, [id]: 'approved' });
  const requests = useCorporateData({
    ...emptyAnswers(CORPORATE_READS),
    employeeTravel: { data: afterDecisions(REQUESTS, decided) },
  });
  const applications = useTourOrganizerData({
    ...emptyAnswers(TOUR_ORGANIZER_READS),
    applications: { data: afterDecisions(APPLICATIONS, decided) },
  });
  const content = (
    <>
      <CorporateNeeds data={requests} actions={{ onApprove: decide, onDecline: decide }} />
      <OrganizerNeeds
        data={applications}
        actions={{ onApprove: decide, onDecline: decide }}
        now={undefined}
      />
    </>
  );
  return (
    <DecisionsProvider decisions={useDecisions()}>
      <DashboardShell user={{}} data={requests} tabs={[{ value: 'list', label: 'List', content }]} />
    </DecisionsProvider>
  );
}

describe('a request whose host decides at once', () => {
  it('keeps the focus in its row if that stays, and is announced', async () => {
    render(<ListAlone />);
    await press(/^Approve Ana/);
    expect(document.activeElement?.tagName).toBe('LI');
    expect(focused()).toMatch(/^AV?.*Ana Vuki.*Approved$/);
    expect(announcement()).toBe('Approved: Ana Vuki, Honiara, Dec 1–5');
  });

  it('moves the focus to the next request if it moves to another list', async () => {
    render(<CorporateHost tab="approvals" becomes="approved" />);
    await press(/^Approve Ana/);
    expect(focused()).toContain('David Maru');
    expect(announcement()).toBe('Approved: Ana Vuki, Honiara, Dec 1–5');
    // To the button that opens the row, and on.
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Decline David Maru/);
  });

  it('moves the focus to the title of its list if it was the last', async () => {
    render(<CorporateHost tab="approvals" becomes="declined" />);
    await press(/^Decline David/);
    expect(focused()).toBe('Pending');
    expect(announcement()).toBe('Declined: David Maru, Suva, Dec 8–9');
    await press(/^Approve Ana/);
    expect(focused()).toBe('Pending');
  });

  it('is announced if it is removed', async () => {
    render(<CorporateHost tab="approvals" becomes={null} />);
    await press(/^Decline Ana/);
    expect(announcement()).toBe('Declined: Ana Vuki, Honiara, Dec 1–5');
    expect(focused()).toContain('David Maru');
  });

  it('changes nothing if its host does nothing', async () => {
    render(<CorporateHost tab="overview" becomes="pending" />);
    await press(/^Approve Ana/);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Approve Ana/);
    expect(announcement()).toBe('');
  });
});

it.each([
  ['the overview’s list', <ListAlone key="" />],
  ['its own tab', <OrganizerHost key="" tab="applications" becomes="approved" />],
])('announces a decision on an application, on %s', async (_where, dashboard) => {
  render(dashboard);
  await press(/^Approve Miriam/);
  expect(focused()).toContain('Miriam Toa');
  expect(announcement()).toBe('Approved: Miriam Toa, Marovo Makers Week');
});

describe('the panel Needs you', () => {
  it('keeps the first two requests in place when they are decided', async () => {
    render(<CorporateHost tab="overview" becomes="approved" />);
    const panel = screen.getByRole('region', { name: 'Needs you' });
    expect(panel.textContent).toContain('$3,240 is requested.');
    expect(screen.getByRole('region', { name: 'Travel requests' }).textContent).toContain('Pending');
    await press(/^Approve Ana/);
    expect(focused()).toMatch(/^AV?.*Ana Vuki.*Approved$/);
    expect(announcement()).toBe('Approved: Ana Vuki, Honiara, Dec 1–5');
    await press(/^Decline David/);
    expect(panel.textContent).toContain('Nothing needs you today.');
  });

  it('counts no samples', () => {
    render(<CorporateDashboard user={{}} {...emptyAnswers(CORPORATE_READS)} employeeTravel={undefined} />);
    const needs = screen.getByRole('region', { name: 'Needs you' });
    expect(within(needs).getByText('Sample data')).toBeDefined();
    expect(needs.textContent).not.toMatch(/requested|to decide|Leaves|Nothing needs you/);
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    cleanup();
    render(
      <CorporateDashboard
        user={{}}
        {...emptyAnswers(CORPORATE_READS)}
        employeeTravel={{ status: 'error' }}
      />,
    );
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});
