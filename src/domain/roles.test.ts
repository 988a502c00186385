import { describe, expect, it } from 'vitest';
import {
  dashboardKindForRole,
  isKnownRole,
  normalizeRole,
  ROLES,
  roleBadgeLabel,
  unknownRoleNotice,
} from './roles.js';

describe('roles', () => {
  // spec: 2.role-traveler, 2.role-agent, 2.role-organizer, 2.role-corporate, 6.badge-traveler
  // spec: 6.badge-others
  it.each([
    ['traveler', 'traveler', 'TRAVELER'],
    ['provider', 'traveler', 'PROVIDER'],
    ['travel_agent', 'travel-agent', 'Travel Agent'],
    ['admin', 'travel-agent', 'Travel Agent'],
    ['super_admin', 'travel-agent', 'Travel Agent'],
    ['tour_organizer', 'tour-organizer', 'Cultural Organizer'],
    ['corporate_admin', 'corporate', 'Corporate Admin'],
    ['site_reviewer', 'unknown', 'SITE REVIEWER'],
    ['__proto__', 'unknown', '  PROTO  '],
    ['constructor', 'unknown', 'CONSTRUCTOR'],
  ])('%s sees the %s dashboard under the badge %j', (role, dashboard, badge) => {
    expect(dashboardKindForRole(role)).toBe(dashboard);
    expect(roleBadgeLabel(role)).toBe(badge);
    expect(isKnownRole(role)).toBe(ROLES.some((known) => known === role));
  });

  // spec: 2.role-default
  it.each([undefined, null, '', '  ', 7, {}, [], 'undefined'])('takes %j as traveler', (role) => {
    expect(normalizeRole(role)).toBe('traveler');
    expect(dashboardKindForRole(role)).toBe('traveler');
  });

  it('leaves out the space around a role', () => {
    expect(normalizeRole(' travel_agent ')).toBe('travel_agent');
  });

  // spec: 6.badge-traveler
  it('names the role itself on the traveler dashboard', () => {
    expect(roleBadgeLabel('super_admin', 'traveler')).toBe('SUPER ADMIN');
    expect(roleBadgeLabel('travel_agent', 'traveler')).toBe('TRAVEL AGENT');
  });

  it('names the role’s own label on another dashboard', () => {
    expect(roleBadgeLabel('corporate_admin', 'travel-agent')).toBe('Corporate Admin');
    expect(roleBadgeLabel('traveler', 'tour-organizer')).toBe('Cultural Organizer');
  });

  // spec: 2.role-unknown, 8.unknown-role
  it('says which role is unknown', () => {
    expect(unknownRoleNotice('reviewer')).toBe('Unknown user role: reviewer. Using test dashboard.');
  });
});
