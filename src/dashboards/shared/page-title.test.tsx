import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DashboardShell } from './dashboard-shell.js';

afterEach(cleanup);

const TABS = [
  { value: 'overview', label: 'Overview', content: 'All' },
  { value: 'bookings', label: 'Bookings', content: 'Some' },
];

it.each([
  ['overview', 'Travel Agent Hub', 'Travel Agent Hub'],
  ['bookings', 'Travel Agent Hub Bookings', 'Bookings, Travel Agent Hub'],
])('names the open tab in the title: %s', (tab, name, title) => {
  const onTitleChange = vi.fn();
  render(
    <DashboardShell user={{}} dashboard="travel-agent" tabs={TABS} tab={tab} onTitleChange={onTitleChange} />,
  );
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  expect(onTitleChange.mock.calls).toEqual([[title]]);
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
});
