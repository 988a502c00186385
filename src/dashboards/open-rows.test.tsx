import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CorporateDashboard } from './corporate/index.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';

afterEach(cleanup);

const NOW = new Date('2026-11-21T12:00:00Z');

const tour = {
  id: 1,
  title: 'Sepik River Carvers Journey',
  destination: 'Ambunti',
  dates: 'Feb 5 – 14, 2027',
  participants: 9,
  maxParticipants: 12,
  status: 'filling',
  theme: 'Carving and river life',
};
const application = {
  id: 1,
  applicantName: 'Miriam Toa',
  tourTitle: 'Marovo Makers Week',
  expertise: 'Barkcloth conservation',
  experience: '12 years',
  status: 'pending',
};
const request = {
  id: 1,
  employeeName: 'Ana Vuki',
  department: 'Field Research',
  destination: 'Honiara',
  purpose: 'Reef survey',
  dates: 'Dec 1 – 5, 2026',
  status: 'pending',
  cost: 2340,
};

const booking = {
  id: 1,
  clientName: 'Delma Kila',
  destination: 'Goroka',
  type: 'Festival package',
  dates: 'Jan 18 – 24, 2027',
  status: 'pending',
  value: 2150,
};

const agent = (
  <TravelAgentDashboard
    user={{ firstName: 'Tevita' }}
    stats={{ data: { pendingQuotes: 9 } }}
    bookings={{ data: [booking, { ...booking, id: 2, clientName: 'Peter Wale', status: 'confirmed' }] }}
    clients={{ data: {} }}
    commissions={{ data: {} }}
    externalBookings={{ data: [] }}
    now={NOW}
  />
);

const organizer = (
  tab: 'overview' | 'private-tours' | 'applications',
  [tours, applications]: readonly [object[], object[]] = [[tour], [application]],
) => (
  <TourOrganizerDashboard
    user={{ firstName: 'Grace' }}
    stats={{ data: {} }}
    privateTours={{ data: tours }}
    applications={{ data: applications }}
    team={{ data: {} }}
    revenue={{ data: {} }}
    now={NOW}
    defaultTab={tab}
  />
);
const corporate = (requests: object[] = [request], actions: object = {}) => (
  <CorporateDashboard
    user={{ firstName: 'Tevita' }}
    stats={{ data: {} }}
    employeeTravel={{ data: requests }}
    policies={{ data: [] }}
    budget={{ data: { departments: { 'Field Research': { allocated: 42_000, used: 30_000 } } } }}
    team={{ data: [] }}
    {...actions}
    defaultTab="approvals"
  />
);

it.each<[what: string, ReactElement, name: RegExp, field: RegExp | string, panel: string]>([
  ['pending booking', agent, /^Delma Kila/, /Festival package/, 'Needs you'],
  ['tour', organizer('private-tours'), /^Sepik/, /Carving and river life/, 'Private tours'],
  ['tour with seats left', organizer('overview'), /^Sepik/, /Carving and river life/, 'Needs you'],
  ['application', organizer('applications'), /^Miriam Toa/, 'Barkcloth conservation', 'Expert applications'],
  ['request', corporate(), /^Ana Vuki/, 'Reef survey', 'Pending'],
])('a %s opens in a sheet with all its fields', async (_, dashboard, name, field, panel) => {
  render(dashboard);
  const opener = within(screen.getByRole('region', { name: panel }))
    .getAllByRole('button', { name })
    .find(({ dataset }) => dataset.slot === 'row-open') as HTMLElement;
  opener.focus();
  fireEvent.click(opener);
  const sheet = await screen.findByRole('dialog', { name });
  expect(within(sheet).getByText(field)).toBeDefined();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it.each<[what: string, before: ReactElement, after: ReactElement, name: RegExp]>([
  ['tour', organizer('private-tours'), organizer('private-tours', [[], [application]]), /^Sepik/],
  ['tour with seats left', organizer('overview'), organizer('overview', [[], [application]]), /^Sepik/],
  ['application', organizer('applications'), organizer('applications', [[tour], []]), /^Miriam Toa/],
  ['request', corporate(), corporate([]), /^Ana Vuki/],
])(
  'closes the sheet of the last %s of a list when it is gone, and announces it',
  async (_, before, after, name) => {
    const { rerender } = render(before);
    const opener = screen
      .getAllByRole('button', { name })
      .find(({ dataset }) => dataset.slot === 'row-open') as HTMLElement;
    opener.focus();
    fireEvent.click(opener);
    await screen.findByRole('dialog', { name });
    rerender(after);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/ is no longer in the list\.$/)).toBeDefined();
  },
);

/** Renders bookings as a new answer, without any object of the previous one. */
const agentWith = (bookings: readonly object[], tab: 'overview' | 'bookings') => (
  <TravelAgentDashboard
    user={{ firstName: 'Tevita' }}
    stats={{ data: { pendingQuotes: 9 } }}
    bookings={{ data: structuredClone(bookings) }}
    clients={{ data: {} }}
    commissions={{ data: {} }}
    externalBookings={{ data: [] }}
    now={NOW}
    defaultTab={tab}
  />
);
const others = [2, 3].map((id) => ({ ...booking, id, clientName: `Client ${id}` }));

describe.each(['overview', 'bookings'] as const)('after the rows of the %s tab were refetched', (tab) => {
  const openFirst = async () => {
    const { rerender } = render(agentWith([booking, ...others], tab));
    const opener = screen
      .getAllByRole('button', { name: /Delma Kila/ })
      .find(({ dataset }) => /open$/.test(dataset.slot ?? '')) as HTMLElement;
    opener.focus();
    fireEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Delma Kila' });
    return { sheet, reads: (rows: readonly object[]) => rerender(agentWith(rows, tab)) };
  };

  it('an open sheet shows its updated row', async () => {
    const { sheet, reads } = await openFirst();
    reads([...others.slice(0, 1), { ...booking, status: 'confirmed', value: 999 }]);
    expect(within(sheet).getAllByText('Confirmed')).not.toEqual([]);
    expect(within(sheet).getAllByText('$999')).not.toEqual([]);
    expect(within(sheet).queryByText('$2,150')).toBeNull();
    // In the order of the list when it was opened, without the row that is gone.
    expect(within(sheet).getByText('1 of 2')).toBeDefined();
    fireEvent.keyDown(sheet, { key: 'ArrowDown' });
    expect(screen.getByRole('dialog', { name: 'Client 2' })).toBeDefined();
  });

  it('a sheet whose row is gone closes with an announcement, and the next row gets the focus', async () => {
    const { reads } = await openFirst();
    reads(others);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Client 2'));
    expect(document.activeElement?.matches('li, tr')).toBe(true);
    expect(screen.getByText('Delma Kila is no longer in the list.')).toBeDefined();
    reads([booking, ...others]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('shows the budget, the days and the buttons of a request in its sheet, nothing twice', async () => {
  const onApprove = vi.fn();
  const { rerender } = render(corporate([request], { onApprove }));
  fireEvent.click(screen.getByRole('button', { name: /^Ana Vuki/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ana Vuki' }));
  expect(sheet.getByText('Field Research · Honiara')).toBeDefined();
  expect(sheet.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Dates', 'Purpose']);
  expect(sheet.getByText('4 nights').closest('dd')?.textContent).toBe('Dec 1 – 5, 2026 · 4 nights');
  expect(sheet.getByText('Dec').parentElement?.querySelector('[data-slot=triangle-row]')).not.toBeNull();
  expect(sheet.getByRole('img', { name: /^Field Research/ })).toBeDefined();
  const approve = sheet.getByRole('button', { name: /^Approve Ana Vuki/ });
  // Only the row handles the keys A and D.
  expect(approve.hasAttribute('aria-keyshortcuts')).toBe(false);
  fireEvent.click(approve);
  expect(onApprove).toHaveBeenCalledOnce();
  rerender(corporate([{ ...request, status: 'approved' }], { onApprove }));
  expect(sheet.getByText('Approved')).toBeDefined();
  expect(sheet.queryByRole('button', { name: /^(Approve|Decline) / })).toBeNull();
  expect(sheet.queryByRole('img', { name: /^Field Research/ })).toBeNull();
});

it('shows the button of a tour in its sheet', async () => {
  render(organizer('private-tours'));
  fireEvent.click(screen.getByRole('button', { name: /^Sepik/ }));
  const sheet = within(await screen.findByRole('dialog', { name: /^Sepik/ }));
  expect(sheet.getByRole('button', { name: /^Manage/ })).toBeDefined();
});

it('opens a client’s other bookings from the sheet of one, on its tab or on the bookings tab', async () => {
  const second = { ...booking, id: 2, destination: 'Tanna' };
  render(agentWith([booking, second], 'bookings'));
  fireEvent.click(screen.getAllByRole('button', { name: /Delma Kila/ })[0] as HTMLElement);
  const sheet = await screen.findByRole('dialog', { name: 'Delma Kila' });
  expect(within(sheet).getByText(/^Goroka/)).toBeDefined();
  fireEvent.click(within(sheet).getByRole('button', { name: /^Tanna/ }));
  await waitFor(() => expect(within(sheet).getByText('2 of 2')).toBeDefined());
  expect(within(sheet).getByRole('button', { name: /^Goroka/ })).toBeDefined();
});

it('does not open samples', () => {
  const { container } = render(
    <TourOrganizerDashboard
      user={{ firstName: 'Grace' }}
      stats={{ data: {} }}
      privateTours={undefined}
      applications={undefined}
      team={{ data: {} }}
      revenue={{ data: {} }}
      defaultTab="private-tours"
    />,
  );
  expect(screen.getByText('Marovo Makers Week')).toBeDefined();
  expect(container.querySelector('[data-slot="row-open"]')).toBeNull();
});
