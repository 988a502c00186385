import { expect, it, vi } from 'vitest';
import { LOGOUT_FAILED, logoutByNavigation } from './logout';

// spec: 7.logout
it('ends the session log, then goes to the logout endpoint', () => {
  const order: string[] = [];
  const result = logoutByNavigation({
    endSession: () => order.push('session_cleanup'),
    navigate: (url) => order.push(url),
  });
  expect(order).toEqual(['session_cleanup', '/api/logout']);
  expect(result).toEqual({ ok: true });
});

it('returns the error instead of throwing it', () => {
  const error = new Error('blocked');
  const navigate = vi.fn(() => {
    throw error;
  });
  expect(logoutByNavigation({ navigate })).toEqual({ ok: false, error });
});

// spec: 8.logout
it('keeps its texts', () => {
  expect(LOGOUT_FAILED).toEqual({
    title: 'Logout Failed',
    description: 'Unable to logout. Please try again.',
    variant: 'destructive',
  });
});
