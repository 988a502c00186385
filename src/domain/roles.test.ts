import { describe, expect, it } from 'vitest';
import { dashboardKindForRole, isKnownRole, normalizeRole, ROLES } from './roles.js';

describe('roles', () => {
  // spec: 2.role-traveler, 2.role-agent, 2.role-organizer, 2.role-corporate
  it.each([
    ['traveler', 'traveler'],
    ['provider', 'traveler'],
    ['travel_agent', 'travel-agent'],
    ['admin', 'travel-agent'],
    ['super_admin', 'travel-agent'],
    ['tour_organizer', 'tour-organizer'],
    ['corporate_admin', 'corporate'],
    ['site_reviewer', 'unknown'],
    ['__proto__', 'unknown'],
    ['constructor', 'unknown'],
  ])('%s sees the %s dashboard', (role, dashboard) => {
    expect(dashboardKindForRole(role)).toBe(dashboard);
    expect(isKnownRole(role)).toBe(ROLES.some((known) => known === role));
  });

  // spec: 2.role-default
  it.each([undefined, null, '', '  ', 7, {}, [], 'undefined'])('takes %j as traveler', (role) => {
    expect(normalizeRole(role)).toBe('traveler');
    expect(dashboardKindForRole(role)).toBe('traveler');
  });

  it('trims the space around a role', () => {
    expect(normalizeRole(' travel_agent ')).toBe('travel_agent');
  });
});
