import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clearToasts, Toaster } from '../components/toast/index.js';
import { emptyAnswers } from '../testing/answers.js';
import { CorporateDashboard } from './corporate/index.js';
import { CORPORATE_READS, TOUR_ORGANIZER_READS, TRAVEL_AGENT_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';

beforeAll(() => import('../components/toast/toast-area.js'));
afterEach(() => {
  act(clearToasts);
  cleanup();
});

const AGENT = { user: {}, ...emptyAnswers(TRAVEL_AGENT_READS), now: new Date('2026-11-21T12:00:00Z') };
const ORGANIZER = { user: {}, ...emptyAnswers(TOUR_ORGANIZER_READS) };
const CORPORATE = { user: {}, ...emptyAnswers(CORPORATE_READS) };

const TOURS = [{ id: 7, title: 'Marovo Makers Week', status: 'active' }];
const POLICIES = [{ id: 7, name: 'Flights', status: 'active' }];

type Host = (callback: () => unknown) => ReactElement;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const search = () => {
  for (const field of screen.getAllByLabelText(/^(From|To)$/))
    fireEvent.change(field, { target: { value: 'Suva' } });
  fireEvent.change(screen.getByLabelText('Departure'), { target: { value: '2026-12-01' } });
  fireEvent.submit(screen.getByRole('search', { name: 'Search flights' }));
};

describe.each<[name: string, host: Host, act: () => void, args: unknown[]]>([
  [
    'Manage of a tour',
    (callback) => (
      <TourOrganizerDashboard
        {...ORGANIZER}
        tab="private-tours"
        privateTours={{ data: TOURS }}
        onManageTour={callback}
      />
    ),
    () => press('Manage Marovo Makers Week'),
    [expect.objectContaining({ id: 7 })],
  ],
  [
    'Manage of a policy',
    (callback) => (
      <CorporateDashboard
        {...CORPORATE}
        tab="policies"
        policies={{ data: POLICIES }}
        onManagePolicy={callback}
      />
    ),
    () => press('Manage Flights'),
    [expect.objectContaining({ id: 7 })],
  ],
  [
    'Remind of a booking',
    (callback) => (
      <TravelAgentDashboard
        {...AGENT}
        bookings={{ data: [{ id: 7, clientName: 'Delma Kila' }] }}
        onRemind={callback}
      />
    ),
    () => press(/^Remind, Delma Kila/),
    [expect.objectContaining({ id: 7 })],
  ],
  [
    'a search',
    (callback) => <TravelAgentDashboard {...AGENT} tab="external-apis" onSearch={callback} />,
    search,
    [expect.objectContaining({ kind: 'flights' })],
  ],
])('%s', (_name, host, run, args) => {
  it('is called once while its promise is pending', () => {
    const callback = vi.fn(() => new Promise(() => undefined));
    render(host(callback));
    run();
    const busy = screen
      .getAllByRole('button')
      .find((button) => button.getAttribute('aria-disabled') === 'true');
    expect(busy).toBeDefined();
    if (busy) fireEvent.click(busy);
    expect(callback).toHaveBeenCalledExactlyOnceWith(...args);
  });

  it('shows the reason of a rejection, and can be tried again', async () => {
    const callback = vi.fn(() => Promise.reject('The office is closed.'));
    render(
      <>
        {host(callback)}
        <Toaster />
      </>,
    );
    run();
    await screen.findByRole('button', { name: 'Try again' });
    expect(document.querySelector('[data-slot="toast"]')?.textContent).toContain('The office is closed.');
    press('Try again');
    expect(callback).toHaveBeenCalledTimes(2);
    await act(async () => undefined);
  });
});
