import { describe, expect, it } from 'vitest';
import { activeNavItem, navItemsForRole } from './navigation.js';

const summary = (role: unknown) =>
  navItemsForRole(role).map(({ label, href, badge }) => `${label} ${href}${badge ? ` ${badge}` : ''}`);

const TRAVELER = [
  'Home /',
  'Discover /destinations',
  'AI Plan /ai-itinerary',
  'Saved /wishlists 3',
  'Profile /dashboard',
];
const AGENT = [
  'Home /',
  'Discover /destinations',
  'Business /dashboard 2',
  'Messages /messages 5',
  'Profile /profile',
];
const OTHERS = [
  'Home /',
  'Discover /destinations',
  'Bookings /bookings',
  'Updates /notifications 1',
  'Profile /dashboard',
];

describe('navItemsForRole', () => {
  // spec: 2.nav-all, 2.nav-traveler, 2.nav-agent, 2.nav-others, 2.links-without-page
  it.each([
    ['traveler', TRAVELER],
    [undefined, TRAVELER],
    ['travel_agent', AGENT],
    ['provider', OTHERS],
    ['admin', OTHERS],
    ['super_admin', OTHERS],
    ['tour_organizer', OTHERS],
    ['corporate_admin', OTHERS],
    ['reviewer', OTHERS],
  ])('gives %s its items', (role, items) => {
    expect(summary(role)).toEqual(items);
  });
});

describe('activeNavItem', () => {
  // spec: 2.nav-active
  it.each([
    ['/', 'Home'],
    ['/destinations', 'Discover'],
    ['/destinations/tanna/', 'Discover'],
    ['/destinations//', 'Discover'],
    ['//', 'Home'],
    ['/dashboard', 'Profile'],
    ['/dashboards', undefined],
    ['/pricing', undefined],
  ])('on %s is %s', (path, label) => {
    expect(activeNavItem(navItemsForRole('traveler'), path)?.label).toBe(label);
  });

  it('is the first of several on one path', () => {
    const items = [...navItemsForRole('travel_agent'), ...navItemsForRole('traveler')];
    expect(activeNavItem(items, '/dashboard')?.label).toBe('Business');
  });
});
