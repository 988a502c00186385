import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { loadTabs } from './shared/index.js';

type Traveler = typeof import('./traveler/index.js');

function TripsOf({ AllTripsPanel, useTravelerData }: Traveler) {
  const bookings = { data: [{ id: 1, listingTitle: 'Masi workshop', checkIn: '2090-01-05' }] };
  return <AllTripsPanel data={useTravelerData({ bookings, listings: { data: [] } })} />;
}

it('keeps the server’s list while its code loads, although the reader’s day becomes known', async () => {
  await loadTabs();
  const page = document.createElement('div');
  page.innerHTML = renderToString(<TripsOf {...(await import('./traveler/index.js'))} />);
  expect(page.textContent).toContain('Masi workshop');
  // A reader whose browser has not loaded the list yet.
  vi.resetModules();
  const { setPartLoader } = await import('../lib/lazy-part.js');
  setPartLoader(() => new Promise(() => undefined));
  const traveler = await import('./traveler/index.js');
  const root = await act(async () => hydrateRoot(page, <TripsOf {...traveler} />));
  expect(page.textContent).toContain('Masi workshop');
  expect(page.querySelector('[data-late]')).toBeNull();
  act(() => root.unmount());
});
