import { describe, expect, it } from 'vitest';
import { isApproved, isPending, type StatusSubject, statusBadge } from './status';

describe('statusBadge', () => {
  // spec: 4.booking-status, 4.agent-booking-status, 4.tour-status, 4.request-status, 4.policy-status
  // spec: 4.application-status, 3.client-status
  it.each<[StatusSubject, string, string, string]>([
    ['booking', 'confirmed', 'Confirmed', 'default'],
    ['booking', 'Confirmed ', 'Confirmed', 'default'],
    ['booking', 'pending', 'Pending', 'secondary'],
    ['booking', 'completed', 'Completed', 'secondary'],
    ['agentBooking', 'confirmed', 'Confirmed', 'positive'],
    ['agentBooking', 'pending', 'Pending', 'warning'],
    ['privateTour', 'active', 'Active', 'positive'],
    ['privateTour', 'filling', 'Filling', 'warning'],
    ['request', 'pending', 'Pending', 'warning'],
    ['request', 'approved', 'Approved', 'positive'],
    ['request', 'in_review', 'In review', 'secondary'],
    ['application', 'pending', 'Pending', 'warning'],
    ['policy', 'active', 'Active', 'positive'],
    ['policy', 'draft', 'Draft', 'secondary'],
    ['client', 'active', 'Active', 'positive'],
    ['client', 'prospect', 'Prospect', 'secondary'],
    ['booking', 'constructor', 'Constructor', 'secondary'],
    ['privateTour', '__proto__', 'Proto', 'warning'],
  ])('shows a %s that is %j as %j in %s', (subject, status, label, tone) => {
    expect(statusBadge(subject, status)).toEqual({ label, tone });
  });

  it('knows what waits for a decision', () => {
    expect(isPending(' Pending')).toBe(true);
    expect(isPending('approved')).toBe(false);
    expect(isApproved('approved')).toBe(true);
    expect(isApproved('pending')).toBe(false);
  });
});
