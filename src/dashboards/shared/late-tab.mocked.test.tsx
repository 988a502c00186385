import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CorporateDashboard } from '../corporate/corporate-dashboard.js';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('../corporate/budget-tab.js', (importActual) => {
  if (network.isDown) throw new Error('Failed to fetch dynamically imported module');
  return importActual();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows that the code of a tab loads or has failed, keeps the other tabs, and can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<CorporateDashboard user={{ role: 'corporate_admin' }} defaultTab="budget" />);
  expect(screen.getByText('Loading...')).toBeDefined();
  const tryAgain = await screen.findByRole('button', { name: 'Try Again' });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Budget'));
  expect(screen.getAllByRole('tab')).toHaveLength(6);
  network.isDown = false;
  await userEvent.click(tryAgain);
  expect(await screen.findByRole('heading', { level: 2, name: /^Budget by department/ })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
