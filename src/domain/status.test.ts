import { describe, expect, it } from 'vitest';
import { messages as german } from '../i18n/compiled/de/index.js';
import { isApproved, isPending, type StatusSubject, statusBadge, statusLabel, takesPlace } from './status.js';

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

  it('knows what does not take place, however it is spelled', () => {
    for (const status of ['cancelled', 'Canceled', ' CANCELLED ', 'declined', 'draft', 'expired', 'rejected'])
      expect(takesPlace(status), status).toBe(false);
    for (const status of ['confirmed', 'pending', 'filling', 'full', '', 'constructor'])
      expect(takesPlace(status), status).toBe(true);
  });

  it.each([
    ['in_review', 'In Prüfung'],
    ['In Review', 'In Prüfung'],
    ['in-review', 'In Prüfung'],
    ['in - review', 'In Prüfung'],
    ['canceled', 'Storniert'],
    ['sold out', 'Ausgebucht'],
    ['Waitlisted', 'Waitlisted'],
  ])('has the words of a language for %j', (status, label) => {
    expect(statusLabel(status, german)).toBe(label);
  });
});
