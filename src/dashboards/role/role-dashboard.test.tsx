import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DASHBOARD_TITLES, preloadDashboard, RoleDashboard } from './index.js';

describe('the dashboard of a role', () => {
  afterEach(cleanup);

  it.each(['traveler', 'travel-agent', 'tour-organizer', 'corporate', 'unknown'] as const)(
    'passes native props to the root of the %s dashboard and shows its title',
    async (kind) => {
      await preloadDashboard(kind);
      const { container } = render(
        <RoleDashboard
          user={{}}
          kind={kind}
          id="page"
          className="host"
          style={{ order: 2 }}
          data-part="main"
        />,
      );
      const root = await waitFor(() => {
        const element = container.querySelector<HTMLElement>('[data-slot=dashboard]');
        if (!element) throw new Error('The dashboard is not there yet');
        return element;
      });
      expect(root.dataset).toMatchObject({ dashboard: kind, part: 'main' });
      expect([root.id, root.style.order]).toEqual(['page', '2']);
      expect(root.className).toContain('host');
      expect(container.querySelector('h1')?.textContent).toBe(DASHBOARD_TITLES[kind]);
    },
  );
});
