import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { DashboardKind } from 'tapa-ui/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLogoutFor } from './use-logout-for';

const toast = vi.hoisted(() => vi.fn());
vi.mock('tapa-ui/toast', () => ({ toast }));

let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  toast.mockReset();
  vi.restoreAllMocks();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

const logOutOf = (kind: DashboardKind) => renderHook(() => useLogoutFor(kind), { wrapper }).result.current();

describe('useLogoutFor', () => {
  // spec: 4.logout-navigation, 7.logout
  it.each(['traveler', 'travel-agent', 'corporate'] as const)(
    'leaves the %s dashboard for the logout endpoint',
    (kind) => {
      logOutOf(kind);
      expect(assign).toHaveBeenCalledExactlyOnceWith('/api/logout');
      expect(toast).not.toHaveBeenCalled();
    },
  );

  describe('when the browser does not go', () => {
    beforeEach(() => {
      assign.mockImplementation(() => {
        throw new Error('blocked');
      });
    });

    // spec: 8.logout
    it.each(['travel-agent', 'corporate'] as const)('says so on the %s dashboard', (kind) => {
      logOutOf(kind);
      expect(toast).toHaveBeenCalledExactlyOnceWith({
        title: 'Logout Failed',
        description: 'Unable to logout. Please try again.',
        variant: 'destructive',
      });
    });

    // spec: 8.silent
    it('says nothing on the traveler dashboard', () => {
      logOutOf('traveler');
      expect(assign).toHaveBeenCalledOnce();
      expect(toast).not.toHaveBeenCalled();
    });
  });
});
