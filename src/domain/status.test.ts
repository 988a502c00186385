import { describe, expect, it } from 'vitest';
import { isApproved, isPending, type StatusSubject, statusTone, takesPlace } from './status.js';

describe('statusTone', () => {
  // spec: 4.booking-status, 4.agent-booking-status, 4.tour-status, 4.request-status, 4.policy-status
  // spec: 4.application-status, 3.client-status
  it.each<[StatusSubject, string, string]>([
    ['booking', 'confirmed', 'default'],
    ['booking', 'Confirmed ', 'default'],
    ['booking', 'pending', 'secondary'],
    ['booking', 'completed', 'secondary'],
    ['agentBooking', 'confirmed', 'positive'],
    ['agentBooking', 'pending', 'warning'],
    ['privateTour', 'active', 'positive'],
    ['privateTour', 'filling', 'warning'],
    ['request', 'pending', 'warning'],
    ['request', 'approved', 'positive'],
    ['request', 'in_review', 'secondary'],
    ['application', 'pending', 'warning'],
    ['policy', 'active', 'positive'],
    ['policy', 'draft', 'secondary'],
    ['client', 'active', 'positive'],
    ['client', 'prospect', 'secondary'],
    ['booking', 'constructor', 'secondary'],
    ['privateTour', '__proto__', 'warning'],
  ])('shows a %s that is %j in %s', (subject, status, tone) => {
    expect(statusTone(subject, status)).toBe(tone);
  });

  it('recognises a status that awaits a decision', () => {
    expect(isPending(' Pending')).toBe(true);
    expect(isPending('approved')).toBe(false);
    expect(isApproved('approved')).toBe(true);
    expect(isApproved('pending')).toBe(false);
  });

  it('recognises what does not take place, in any spelling', () => {
    for (const status of ['cancelled', 'Canceled', ' CANCELLED ', 'declined', 'draft', 'expired', 'rejected'])
      expect(takesPlace(status), status).toBe(false);
    for (const status of ['confirmed', 'pending', 'filling', 'full', '', 'constructor'])
      expect(takesPlace(status), status).toBe(true);
  });
});
