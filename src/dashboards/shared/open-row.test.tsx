import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PENDING } from '../../testing/answers.js';
import type { PartState } from '../define-reads.js';
import { TourOrganizerDashboard } from '../tour-organizer/index.js';
import { TravelAgentDashboard, type TravelAgentTab } from '../travel-agent/index.js';

afterEach(cleanup);

const BOOKINGS = ['Ana Vuki', 'Delma Kila', 'Peter Wale'].map((clientName, id) => ({
  id,
  clientName,
  destination: 'Goroka',
}));

/** An agent's dashboard whose host keeps one tab's parameters, like a URL. */
function agentAt(params: string, tab: TravelAgentTab | '' = 'bookings') {
  const onListChange = vi.fn();
  const dashboard = (given: string, bookings: PartState, open = tab) => (
    <TravelAgentDashboard
      user={{}}
      tab={open}
      lists={{ [open]: given }}
      onListChange={onListChange}
      stats={{ data: {} }}
      bookings={bookings}
      clients={{ data: {} }}
      commissions={{ data: {} }}
      externalBookings={{ data: [] }}
    />
  );
  const { rerender } = render(dashboard(params, PENDING));
  return {
    reported: () => onListChange.mock.lastCall?.[0] as unknown,
    answer: (given: string, data: readonly object[] | null = BOOKINGS, open = tab) =>
      rerender(dashboard(given, { data }, open)),
  };
}

const sheetOf = (name: string) => screen.findByRole('dialog', { name });

it.each(['overview', 'bookings', ''] as const)(
  "opens the row of a URL on the tab '%s' once it has loaded",
  async (tab) => {
    const { answer } = agentAt('open=1', tab);
    expect(screen.queryByRole('dialog')).toBeNull();
    answer('open=1');
    expect(within(await sheetOf('Delma Kila')).getByText('2 of 3')).toBeDefined();
    // Back.
    answer('');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('closes when Back leads to a URL without a tab', async () => {
  const { answer } = agentAt('', '');
  answer('');
  fireEvent.click(await screen.findByRole('button', { name: /^Open, Delma Kila/ }));
  answer('open=1', BOOKINGS, 'overview');
  await sheetOf('Delma Kila');
  answer('');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reports the open row, and steps to the next one without a history entry', async () => {
  const { answer, reported } = agentAt('q=goroka&ref=mail');
  answer('q=goroka&ref=mail');
  fireEvent.click(await screen.findByRole('button', { name: /Delma Kila/ }));
  const change = (open: string, isTyping: boolean) => ({
    tab: 'bookings',
    params: `q=goroka&ref=mail${open}`,
    isTyping,
  });
  expect(reported()).toEqual(change('&open=1', false));
  answer('q=goroka&ref=mail&open=1');
  const sheet = await sheetOf('Delma Kila');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Next' }));
  expect(reported()).toEqual(change('&open=2', true));
  answer('q=goroka&ref=mail&open=2');
  fireEvent.click(within(await sheetOf('Peter Wale')).getByRole('button', { name: 'Close' }));
  expect(reported()).toEqual(change('', true));
});

it('opens no unknown row and no sample', () => {
  const { answer } = agentAt('open=row-0');
  answer('open=row-0');
  expect(screen.queryByRole('dialog')).toBeNull();
  answer('open=1', []);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  agentAt('open=row-0').answer('open=row-0', null);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps a row without an id out of the URL, where it could name another row later', async () => {
  const { answer, reported } = agentAt('');
  answer('', [{ clientName: 'Ana Vuki' }]);
  fireEvent.click(await screen.findByRole('button', { name: /Ana Vuki/ }));
  await sheetOf('Ana Vuki');
  expect(reported()).toEqual({ tab: 'bookings', params: '', isTyping: false });
});

it('distinguishes an application from a tour with the same id', async () => {
  render(
    <TourOrganizerDashboard
      user={{}}
      tab="overview"
      lists={{ overview: 'open=application-1' }}
      stats={{ data: {} }}
      privateTours={{ data: [{ id: 1, title: 'Sepik River' }] }}
      applications={{ data: [{ id: 1, applicantName: 'Miriam Toa' }] }}
      team={{ data: {} }}
      revenue={{ data: {} }}
    />,
  );
  await sheetOf('Miriam Toa');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
