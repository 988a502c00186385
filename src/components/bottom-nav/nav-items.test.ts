import { describe, expect, it } from 'vitest';
import { navMessages } from '../../i18n/compiled/en/nav.js';
import { isSafeHref, navItemsOf } from './nav-items.js';
import { navItemsForRole } from './navigation.js';

describe('addresses of items', () => {
  it.each([
    '/',
    'saved',
    '?tab=trips',
    '#top',
    'https://islands.example/a',
    'http://islands.example',
    'mailto:a@b.example',
    'tel:+6761',
  ])('%j may be followed', (href) => {
    expect(isSafeHref(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'https://[',
  ])('%j may not be followed', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });
});

describe('items of a navigation', () => {
  it('are the given ones, with whole counts, and the icon of Home for an unknown one', () => {
    const given = [
      { label: 'Saved', href: '/saved', icon: 'saved', badge: 12.7 },
      { label: 'News', href: '/news', icon: 'toString' },
      { label: 'Mail', href: '/mail', icon: 'messages', badge: 'many' },
    ];
    expect(navItemsOf(given, 'traveler')).toEqual([
      { label: 'Saved', href: '/saved', icon: 'saved', badge: 12 },
      { label: 'News', href: '/news', icon: 'home', badge: 0 },
      { label: 'Mail', href: '/mail', icon: 'messages', badge: 0 },
    ]);
    expect(navItemsOf([], 'traveler')).toEqual([]);
  });

  it('leave out those without a label or a safe address, and duplicates', () => {
    const given = [
      { label: 'A', href: '/a' },
      { label: '', href: '/b' },
      { label: 'C', href: '' },
      { label: 'D', href: 'javascript:alert(1)' },
      { label: 'A', href: '/a', icon: 'saved' },
      { label: 'A again', href: '/a' },
      'no item',
    ];
    expect(navItemsOf(given, 'traveler').map(({ label, icon }) => `${label} ${icon}`)).toEqual([
      'A saved',
      'A again home',
    ]);
  });

  it('are ten at most', () => {
    const given = Array.from({ length: 12 }, (_, index) => ({ label: `Item ${index}`, href: `/${index}` }));
    const shown = navItemsOf(given, 'traveler');
    expect(shown).toHaveLength(10);
    expect(shown.at(-1)?.label).toBe('Item 9');
  });

  // spec: 2.nav-all, 2.nav-badge
  it("are the role's by default, with or without counts, and translated", () => {
    expect(navItemsOf(undefined, 'travel_agent')).toEqual(navItemsForRole('travel_agent'));
    const uncounted = navItemsOf({ length: 1 }, 'travel_agent', false);
    expect(uncounted.map(({ href }) => href)).toEqual(
      navItemsForRole('travel_agent').map(({ href }) => href),
    );
    expect(uncounted.some((item) => 'badge' in item)).toBe(false);
    const words = { ...navMessages, 'nav.home': 'Startseite' };
    expect(navItemsOf(null, 'travel_agent', true, words).map(({ label }) => label)).toEqual([
      'Startseite',
      ...navItemsForRole('travel_agent')
        .slice(1)
        .map(({ label }) => label),
    ]);
  });
});
