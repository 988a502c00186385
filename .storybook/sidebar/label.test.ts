import { expect, it } from 'vitest';
import { labelOf } from './label';

it('reads a state alone below its tab, and every other entry as it is', () => {
  const title = 'Dashboards/Corporate/Approvals';
  expect(labelOf({ type: 'story', title, name: 'Approvals, empty' })).toBe('Empty');
  expect(labelOf({ type: 'story', title, name: 'Approvals, 10,000 rows' })).toBe('10,000 rows');
  expect(labelOf({ type: 'story', title: 'Components by job/Act/Button', name: 'With icon' })).toBe(
    'With icon',
  );
  expect(labelOf({ type: 'group', name: 'Approvals' })).toBe('Approvals');
});
