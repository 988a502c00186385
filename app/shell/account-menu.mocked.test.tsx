import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DashboardKind } from 'tapa-ui/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { stubServer } from '../testing/api-test-utils';
import { useLogoutFor } from './account-menu';

const toast = vi.hoisted(() => vi.fn());
vi.mock('tapa-ui/toast', () => ({ toast }));
vi.mock('../session/use-session-monitor', () => ({
  endSession: () => void order.push('session_cleanup'),
  resumeSession: () => void order.push('Session Started'),
}));
vi.mock('./leave', () => ({ useLeave: () => async () => void order.push('leave') }));

let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  queryClient = createQueryClient({ report: () => undefined, retryDelay: () => 0 });
  order = [];
  assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  toast.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let queryClient: QueryClient;
/** The calls in their order. */
let order: string[];

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const renderLogout = (kind: DashboardKind) => renderHook(() => useLogoutFor(kind), { wrapper });

const logOutOf = (kind: DashboardKind) => renderLogout(kind).result.current();

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

  // spec: 4.trigger-cleanup
  it.each(['traveler', 'travel-agent', 'corporate', 'unknown'] as const)(
    'ends the session log before it leaves the %s dashboard',
    (kind) => {
      assign.mockImplementation(() => void order.push('leave'));
      logOutOf(kind);
      expect(order).toEqual(['session_cleanup', 'leave']);
    },
  );

  describe('when the browser does not go', () => {
    beforeEach(() => {
      assign.mockImplementation(() => {
        throw new Error('blocked');
      });
    });

    // spec: 8.logout
    it.each(['travel-agent', 'corporate'] as const)('shows a toast on the %s dashboard', (kind) => {
      logOutOf(kind);
      expect(toast).toHaveBeenCalledExactlyOnceWith({
        title: 'Logout Failed',
        description: 'Unable to logout. Please try again.',
        variant: 'destructive',
      });
    });

    it.each(['traveler', 'travel-agent', 'corporate', 'unknown'] as const)(
      'logs again on the %s dashboard',
      (kind) => {
        logOutOf(kind);
        expect(order).toEqual(['session_cleanup', 'Session Started']);
      },
    );

    // spec: 8.silent
    it.each(['traveler', 'unknown'] as const)('shows no toast on the %s dashboard', (kind) => {
      logOutOf(kind);
      expect(assign).toHaveBeenCalledOnce();
      expect(toast).not.toHaveBeenCalled();
    });
  });

  describe('on the tour-organizer dashboard', () => {
    const USER = ['/api/auth/user'];

    async function logOutAgain() {
      const { result } = renderLogout('tour-organizer');
      await act(async () => result.current());
    }

    /** Logs out twice, on two pages, while the call is pending, and lets it be answered. */
    async function logOutAndGo(answer: () => Response) {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      let letAnswer: () => void = () => undefined;
      const mayAnswer = new Promise<void>((resolve) => {
        letAnswer = resolve;
      });
      stubServer({
        'POST /api/logout': async () => {
          order.push('POST /api/logout');
          await mayAnswer;
          return answer();
        },
      });
      queryClient.setQueryData(USER, { role: 'tour_organizer' });
      const { result, unmount } = renderLogout('tour-organizer');
      await act(async () => {
        result.current();
        result.current();
      });
      unmount();
      await logOutAgain();
      letAnswer();
    }

    // spec: 4.logout-organizer
    it('ends the session log, logs out, leaves and removes the user, once, even from another page', async () => {
      await logOutAndGo(() => new Response(null, { status: 204 }));
      await waitFor(() => expect(queryClient.getQueryData(USER)).toBeNull());
      expect(order).toEqual(['session_cleanup', 'POST /api/logout', 'leave']);
      expect(toast).not.toHaveBeenCalled();
    });

    it('shows a toast on failure, even on another page, and changes nothing', async () => {
      await logOutAndGo(() => new Response('No', { status: 403 }));
      await waitFor(() => expect(toast).toHaveBeenCalledOnce());
      expect(order).toEqual(['session_cleanup', 'POST /api/logout', 'Session Started']);
      expect(queryClient.getQueryData(USER)).toEqual({ role: 'tour_organizer' });
    });

    it('can be tried again after it has failed', async () => {
      await logOutAndGo(() => new Response('No', { status: 403 }));
      await waitFor(() => expect(toast).toHaveBeenCalledOnce());
      await logOutAgain();
      await waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
      const once = ['session_cleanup', 'POST /api/logout', 'Session Started'];
      expect(order).toEqual([...once, ...once]);
    });
  });
});
