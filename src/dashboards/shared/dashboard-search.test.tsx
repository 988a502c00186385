import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

/** Opens the search and types. */
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

it('searches a list for what was typed', async () => {
  const onListChange = vi.fn();
  show({ onListChange });
  const menu = await searchFor('tanna');
  fireEvent.click(menu.getByRole('option', { name: '“tanna” in Bookings' }));
  expect(onListChange).toHaveBeenLastCalledWith({ tab: 'bookings', params: 'q=tanna', isTyping: true });
  const table = await screen.findByRole('table', { name: 'All bookings' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(1);
});

it('leads to other pages, and not to the one that is open', async () => {
  show();
  const menu = await searchFor('');
  const pages = menu.getByRole('group', { name: 'Other pages' });
  expect(
    within(pages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).not.toContain('Dashboard');
});

it('is left to the host where that has a search, and leaves other keys alone', () => {
  render(<DashboardShell user={{}} tabs={[]} topBar={<RoleTopBar user={{}} search={false} />} />);
  press({ ctrlKey: true });
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  cleanup();
  show();
  for (const keys of [{}, { ctrlKey: true, shiftKey: true }, { metaKey: true, altKey: true }]) press(keys);
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-expanded')).toBe('false');
});

it('leaves the keys to a dialog that has the focus', () => {
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
