import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DashboardPanel } from './dashboard-parts.js';
import { LateList } from './late-lists.js';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('../../data-grid/data-list.js', (importActual) => {
  if (network.isDown) throw new Error('Failed to fetch dynamically imported module');
  return importActual();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows a skeleton until the code has loaded, keeps a failure in its panel, and can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { container } = render(
    <DashboardPanel slot="all-bookings" title="Trips">
      <LateList columns={[]} rows={['Honiara']}>
        {(rows) => <p>{rows.join()}</p>}
      </LateList>
    </DashboardPanel>,
  );
  expect(container.querySelector('[data-late]')).not.toBeNull();
  const button = await screen.findByRole('button', { name: 'Try Again' });
  network.isDown = false;
  await userEvent.click(button);
  expect(await screen.findByText('Honiara')).toBeDefined();
});
