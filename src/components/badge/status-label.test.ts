import { describe, expect, it } from 'vitest';
import { messages as de } from '../../i18n/compiled/de/index.js';
import { statusMessages } from '../../i18n/compiled/en/status.js';
import { statusLabel } from './labels.js';

describe('statusLabel', () => {
  // spec: 4.booking-status, 4.agent-booking-status, 4.tour-status, 4.request-status, 4.policy-status
  // spec: 4.application-status, 3.client-status
  it.each([
    ['confirmed', 'Confirmed'],
    ['Confirmed ', 'Confirmed'],
    ['pending', 'Pending'],
    ['completed', 'Completed'],
    ['active', 'Active'],
    ['filling', 'Filling'],
    ['approved', 'Approved'],
    ['in_review', 'In review'],
    ['draft', 'Draft'],
    ['prospect', 'Prospect'],
    ['constructor', 'Constructor'],
    ['__proto__', 'Proto'],
  ])('reads %j as %j', (status, label) => {
    expect(statusLabel(status)).toBe(label);
  });

  it.each([
    ['in_review', 'In Prüfung'],
    ['In Review', 'In Prüfung'],
    ['in-review', 'In Prüfung'],
    ['in - review', 'In Prüfung'],
    ['canceled', 'Storniert'],
    ['sold out', 'Ausgebucht'],
    ['Waitlisted', 'Waitlisted'],
  ])('reads %j in German as %j', (status, label) => {
    expect(statusLabel(status, { ...statusMessages, ...de })).toBe(label);
  });
});
