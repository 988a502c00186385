import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/property-runs.js';
import { roleBadgeLabel } from './labels.js';

describe('the role badge', () => {
  // spec: 6.badge-traveler, 6.badge-others
  it.each([
    ['traveler', 'TRAVELER'],
    ['provider', 'PROVIDER'],
    ['travel_agent', 'Travel Agent'],
    ['admin', 'Travel Agent'],
    ['super_admin', 'Travel Agent'],
    ['tour_organizer', 'Cultural Organizer'],
    ['corporate_admin', 'Corporate Admin'],
    ['site_reviewer', 'SITE REVIEWER'],
    ['__proto__', '  PROTO  '],
    ['constructor', 'CONSTRUCTOR'],
  ])('of %s reads %j', (role, badge) => {
    expect(roleBadgeLabel(role)).toBe(badge);
  });

  // spec: 6.badge-traveler
  it('names the role itself on the traveler dashboard', () => {
    expect(roleBadgeLabel('super_admin', 'traveler')).toBe('SUPER ADMIN');
    expect(roleBadgeLabel('travel_agent', 'traveler')).toBe('TRAVEL AGENT');
  });

  it('shows the role’s own label on another dashboard', () => {
    expect(roleBadgeLabel('corporate_admin', 'travel-agent')).toBe('Corporate Admin');
    expect(roleBadgeLabel('traveler', 'tour-organizer')).toBe('Cultural Organizer');
  });

  it('is a text for a role of any kind', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), (role) => {
        expect(roleBadgeLabel(role)).not.toMatch(/^(NaN|undefined|null|-?Infinity|\[object Object\])$/);
      }),
      runs(100),
    );
  });
});
