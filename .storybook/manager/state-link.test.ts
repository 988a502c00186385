import { expect, it } from 'vitest';
import { componentOf, statusOf } from './state-link';

it('knows the component of a story', () => {
  expect(componentOf('components-stat-tile--matrix')).toBe('stat-tile');
  expect(componentOf('dashboards-corporate--default')).toBeUndefined();
});

it('calls a component a draft, ready, or shipped', () => {
  const changes = { isNew: false, log: [{ date: '2026-11-26', text: 'Badges are round' }] };
  expect(statusOf(['draft'], changes)).toBe('Draft');
  expect(statusOf([], changes)).toBe('Ready');
  expect(statusOf([], undefined)).toBe('Shipped');
});
