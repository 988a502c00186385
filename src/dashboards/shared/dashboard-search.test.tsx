import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answersFor, DASHBOARDS } from '../../testing/dashboards.js';
import { TravelAgentDashboard, type TravelAgentDashboardProps } from '../travel-agent/index.js';
import { DashboardShell, RoleTopBar } from './index.js';

afterEach(cleanup);

const BOOKINGS = ['Goroka', 'Tanna', 'Rarotonga'].map((destination, index) => ({
  id: String(index),
  clientName: `Guest ${index}`,
  destination,
  status: 'confirmed',
  value: 100,
}));

function show(given: Partial<TravelAgentDashboardProps> = {}) {
  render(
    <TravelAgentDashboard
      user={{ role: 'travel_agent' }}
      stats={undefined}
      bookings={{ data: BOOKINGS }}
      clients={undefined}
      commissions={undefined}
      externalBookings={undefined}
      {...given}
    />,
  );
}

const press = (init: KeyboardEventInit) => fireEvent.keyDown(document, { key: 'k', ...init });

async function searchFor(text: string) {
  press({ ctrlKey: true });
  const menu = within(await screen.findByRole('dialog', { name: 'Search' }));
  fireEvent.change(menu.getByRole('combobox'), { target: { value: text } });
  return menu;
}

it('opens a tab by its name', async () => {
  const onTabChange = vi.fn();
  show({ onTabChange });
  const menu = await searchFor('book');
  fireEvent.click(menu.getByRole('option', { name: 'Bookings' }));
  expect(onTabChange).toHaveBeenCalledExactlyOnceWith('bookings');
  expect(screen.getByRole('tab', { name: 'Bookings' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const textsOf = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent);

it('lists rows of the loaded lists first, and opens one in its sheet on its tab', async () => {
  const onListChange = vi.fn();
  show({
    onListChange,
    clients: { data: { list: [{ id: 7, name: 'Tānna Kila', email: 'tk@example.com' }] } },
  });
  const menu = await searchFor('tanna');
  expect(textsOf(menu.getAllByRole('option'))).toEqual(['Tānna Kilatk@example.com', 'Guest 1Tanna$100']);
  fireEvent.click(menu.getByRole('option', { name: /^Guest 1/ }));
  expect(onListChange).toHaveBeenCalledExactlyOnceWith({
    tab: 'bookings',
    params: 'open=1',
    isTyping: true,
  });
  expect(await screen.findByRole('dialog', { name: 'Guest 1' })).toBeDefined();
  const tab = screen.getByRole('tab', { name: 'Bookings', hidden: true });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

it('shows five rows of a list and links to all results in that list', async () => {
  const onListChange = vi.fn();
  const bookings = Array.from({ length: 7 }, (_, id) => ({ ...BOOKINGS[1], id }));
  show({ onListChange, bookings: { data: bookings } });
  const menu = await searchFor('tanna');
  const options = menu.getAllByRole('option');
  expect(options).toHaveLength(6);
  expect(options[5]?.textContent).toBe('“tanna” in Bookings7');
  fireEvent.click(options[5] as HTMLElement);
  expect(onListChange).toHaveBeenLastCalledWith({ tab: 'bookings', params: 'q=tanna', isTyping: true });
  const table = await screen.findByRole('table', { name: 'All bookings' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(7);
});

it('searches the list of a row without a sheet, and finds no samples', async () => {
  const onListChange = vi.fn();
  show({ onListChange, externalBookings: { data: [{ id: 1, provider: 'Reef Air', revenue: 900 }] } });
  const menu = await searchFor('reef');
  fireEvent.click(menu.getByRole('option', { name: 'Reef Air $900' }));
  expect(onListChange).toHaveBeenLastCalledWith({
    tab: 'external-apis',
    params: 'q=Reef+Air',
    isTyping: true,
  });
  const none = await searchFor('sample client');
  expect(none.queryByRole('option')).toBeNull();
  expect(none.getByText('No match for “sample client”.')).toBeDefined();
});

it('links to the page of a row', async () => {
  const booking = { id: 'b1', listingTitle: 'Reef House', destination: 'Aitutaki' };
  const { Dashboard } = DASHBOARDS.traveler;
  render(<Dashboard user={{}} {...answersFor('traveler')} bookings={{ data: [booking] }} />);
  const menu = await searchFor('aitutaki');
  expect(menu.getByRole('option', { name: 'Reef House Aitutaki' })).toBeDefined();
  const links = document.querySelectorAll<HTMLAnchorElement>('dialog a[data-item]');
  expect([...links].map(({ pathname }) => pathname)).toEqual(['/booking/b1']);
});

it('finds tabs by similar words', async () => {
  const { Dashboard } = DASHBOARDS.corporate;
  render(<Dashboard user={{}} {...answersFor('corporate')} />);
  const menu = await searchFor('approve');
  expect(textsOf(menu.getAllByRole('option'))).toEqual(['Approvals']);
  fireEvent.change(menu.getByRole('combobox'), { target: { value: 'apprise' } });
  expect(menu.queryByRole('option')).toBeNull();
});

it('offers actions with a callback', async () => {
  const onCreateBooking = vi.fn();
  show({ onCreateBooking });
  const menu = await searchFor('create');
  fireEvent.click(menu.getByRole('option', { name: 'Create Booking' }));
  expect(onCreateBooking).toHaveBeenCalledOnce();
  const again = await searchFor('quote');
  expect(again.queryByRole('option')).toBeNull();
});

it('offers to approve visible pending rows once, after tabs and pages of that name', async () => {
  const onApprove = vi.fn(() => new Promise(() => undefined));
  const ana = { id: '1', employeeName: 'Ana Vuki', destination: 'Honiara', status: 'pending', cost: 2400 };
  const { Dashboard } = DASHBOARDS.corporate;
  render(
    <Dashboard
      user={{}}
      {...answersFor('corporate')}
      employeeTravel={{ data: [ana] }}
      onApprove={onApprove}
    />,
  );
  const menu = await searchFor('approve');
  const options = menu.getAllByRole('option');
  expect(textsOf(options)).toEqual(['Approvals', 'Approve Ana VukiHoniara · Date to be confirmed · $2,400']);
  fireEvent.click(options[1] as HTMLElement);
  await waitFor(() =>
    expect(onApprove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ employeeName: 'Ana Vuki' })),
  );
  const again = await searchFor('ana vuki');
  expect(again.queryByRole('option', { name: /^Approve/ })).toBeNull();
  fireEvent.change(again.getByRole('combobox'), { target: { value: '' } });
  expect(again.queryByRole('group', { name: 'Opened last' })).toBeNull();
});

it('shows recent items while nothing is typed', async () => {
  show();
  fireEvent.click((await searchFor('goroka')).getByRole('option', { name: /^Guest 0/ }));
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Guest 0' })).getByRole('button', { name: 'Close' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click((await searchFor('clients')).getByRole('option', { name: 'Clients' }));
  const menu = await searchFor('');
  const recent = within(menu.getByRole('group', { name: 'Opened last' })).getAllByRole('option');
  expect(textsOf(recent)).toEqual(['Clients', 'Guest 0Goroka$100']);
  expect(menu.getAllByRole('option', { name: 'Clients' })).toHaveLength(1);
  fireEvent.click(recent[1] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Guest 0' })).toBeDefined();
});

it('links to other pages, but not to the current one', async () => {
  show();
  const menu = await searchFor('');
  const pages = menu.getByRole('group', { name: 'Other pages' });
  expect(
    within(pages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).not.toContain('Dashboard');
});

it('is left out if the host has a search, and ignores other keys', () => {
  render(<DashboardShell user={{}} tabs={[]} topBar={<RoleTopBar user={{}} search={false} />} />);
  press({ ctrlKey: true });
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  cleanup();
  show();
  for (const keys of [{}, { ctrlKey: true, shiftKey: true }, { metaKey: true, altKey: true }]) press(keys);
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-expanded')).toBe('false');
});

it('ignores key presses in a focused dialog', () => {
  show();
  render(
    <dialog open>
      <input aria-label="Reason" />
    </dialog>,
  );
  const isHandled = !fireEvent.keyDown(screen.getByRole('textbox', { name: 'Reason' }), {
    key: 'k',
    ctrlKey: true,
  });
  expect(isHandled).toBe(false);
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
});
