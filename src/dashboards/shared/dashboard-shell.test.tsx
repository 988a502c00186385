import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sanitizeUser } from '../../domain';
import { DashboardShell } from './dashboard-shell';

afterEach(cleanup);

const TABS = ['Overview', 'Trips'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <button type="button">{`In ${label}`}</button>,
}));

/** The dashboard as an address opens it: Back and Forward change the tab from outside. */
const at = (tab: string) => (
  <DashboardShell user={sanitizeUser({}).value} dashboard="traveler" tabs={TABS} tab={tab} />
);

it.each([
  ['the panel', () => screen.getByRole('tabpanel')],
  ['something in the panel', () => screen.getByRole('button', { name: 'In Trips' })],
])('hands the focus of %s to the panel in its place', (_what, find) => {
  const { rerender } = render(at('trips'));
  find().focus();
  rerender(at('overview'));
  expect(screen.getByRole('button', { name: 'In Overview' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('leaves focus where it is when it is elsewhere, or in a panel that stays', () => {
  const { rerender } = render(at('trips'));
  const tab = screen.getByRole('tab', { name: 'Trips' });
  tab.focus();
  rerender(at('overview'));
  expect(document.activeElement).toBe(tab);
  const button = screen.getByRole('button', { name: 'In Overview' });
  button.focus();
  rerender(at('overview'));
  expect(document.activeElement).toBe(button);
});
