import { expect, it } from 'vitest';
import { placedStories, roomTable } from './room-table';

const story = (role: string, tab: string, state: string) => ({
  id: `${role}-${tab}--${state}`,
  title: `Dashboards/${role}/${tab}`,
  name: `${tab}, ${state}`,
});

const placed = placedStories([
  story('Traveler', 'Overview', 'filled'),
  story('Traveler', 'Overview', 'empty'),
  story('Corporate', 'Overview', 'filled'),
  story('Corporate', 'Approvals', 'filled'),
  story('Corporate', 'Approvals', '10,000 rows'),
  { id: 'a--b', title: 'Components by job/Act/Button', name: 'Filled' },
]);

it('reads role, tab and state from where stories stand', () => {
  expect(placed).toHaveLength(5);
  expect(placed.at(-1)).toEqual({
    id: 'Corporate-Approvals--10,000 rows',
    role: 'Corporate',
    tab: 'Approvals',
    state: '10,000 rows',
  });
});

it('compares roles by their overview, and the tabs of a role', () => {
  const all = roomTable(placed, 'all', 'all');
  expect(all.columns).toEqual(['Traveler', 'Corporate']);
  expect(all.rows.map(({ state, cells }) => [state, ...cells.map((cell) => cell?.storyId)])).toEqual([
    ['Filled', 'Traveler-Overview--filled', 'Corporate-Overview--filled'],
    ['Empty', 'Traveler-Overview--empty', undefined],
  ]);
  const one = roomTable(placed, 'Corporate', '10,000 rows');
  expect(one.columns).toEqual(['Overview', 'Approvals']);
  expect(one.rows.map(({ cells }) => cells.map((cell) => cell?.storyId))).toEqual([
    [undefined, 'Corporate-Approvals--10,000 rows'],
  ]);
  expect(one.rows[0]?.cells[1]?.caption).toBe('Corporate, approvals, 10,000 rows');
});
