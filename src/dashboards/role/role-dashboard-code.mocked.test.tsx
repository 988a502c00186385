import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const network = vi.hoisted(() => ({
  isDown: true,
  load<T>(importActual: () => Promise<T>) {
    if (network.isDown) throw new Error('Failed to fetch dynamically imported module');
    return importActual();
  },
}));

// A loaded module stays loaded, so every test uses a dashboard of its own that fails to load.
vi.mock('../corporate/corporate-dashboard.js', (importActual) => network.load(importActual));
vi.mock('../travel-agent/travel-agent-dashboard.js', (importActual) => network.load(importActual));
vi.mock('../tour-organizer/tour-organizer-dashboard.js', (importActual) => network.load(importActual));

const { DASHBOARD_TITLES, RoleDashboard } = await import('./index.js');

const tryAgain = () => screen.findByRole('button', { name: 'Try Again' });
const dashboard = (kind: keyof typeof DASHBOARD_TITLES) =>
  screen.findByRole('heading', { level: 1, name: DASHBOARD_TITLES[kind] });

describe('the dashboard of a role whose code failed to load', () => {
  beforeEach(() => {
    network.isDown = true;
    vi.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('loads the code again on Try Again', async () => {
    const onError = vi.fn();
    render(<RoleDashboard user={{}} kind="corporate" onError={onError} />);
    const button = await tryAgain();
    expect(onError).toHaveBeenCalledOnce();
    network.isDown = false;
    await userEvent.click(button);
    await dashboard('corporate');
  });

  it('loads the code again after another dashboard was shown', async () => {
    const { rerender } = render(<RoleDashboard user={{}} kind="travel-agent" />);
    await tryAgain();
    network.isDown = false;
    rerender(<RoleDashboard user={{}} kind="traveler" />);
    await dashboard('traveler');
    rerender(<RoleDashboard user={{}} kind="travel-agent" />);
    await dashboard('travel-agent');
  });

  it('loads the code again when it is mounted again', async () => {
    const { unmount } = render(<RoleDashboard user={{}} kind="tour-organizer" />);
    await tryAgain();
    network.isDown = false;
    unmount();
    render(<RoleDashboard user={{}} kind="tour-organizer" />);
    await dashboard('tour-organizer');
  });
});
