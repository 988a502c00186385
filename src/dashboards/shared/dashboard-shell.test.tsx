import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { user } from '../../domain/index.js';
import { DashboardShell } from './dashboard-shell.js';
import { TabLink } from './open-tab.js';

afterEach(cleanup);

const TABS = ['Overview', 'Trips'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <button type="button">{`In ${label}`}</button>,
}));

/** A dashboard whose tab is controlled: Back and Forward change it from outside. */
const at = (tab: string) => (
  <DashboardShell user={user.sanitize({}).value} dashboard="traveler" tabs={TABS} tab={tab} />
);

it.each([
  ['the panel', () => screen.getByRole('tabpanel')],
  ['something in the panel', () => screen.getByRole('button', { name: 'In Trips' })],
])('moves the focus from %s to the new panel', (_what, find) => {
  const { rerender } = render(at('trips'));
  find().focus();
  rerender(at('overview'));
  expect(screen.getByRole('button', { name: 'In Overview' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('keeps a focus outside of the panel, or in a panel that stays', () => {
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

function renderWithLink(onTabChange: (tab: string) => void): HTMLElement {
  const tabs = [
    { value: 'overview', label: 'Overview', content: <TabLink tab="trips">All trips</TabLink> },
    { value: 'trips', label: 'Trips', content: 'Every trip' },
  ];
  render(
    <DashboardShell
      user={user.sanitize({}).value}
      dashboard="traveler"
      tabs={tabs}
      onTabChange={onTabChange}
    />,
  );
  return screen.getByRole('link', { name: 'All trips' });
}

it('moves the focus to the panel that a link opens, even if a press does not focus it, as in Safari', () => {
  const onTabChange = vi.fn();
  fireEvent.click(renderWithLink(onTabChange));
  expect(onTabChange).toHaveBeenCalledExactlyOnceWith('trips');
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Trips' }));
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click on a link to another tab to the browser with %j',
  (keys) => {
    const onTabChange = vi.fn();
    const link = renderWithLink(onTabChange);
    const click = createEvent.click(link, keys);
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(onTabChange).not.toHaveBeenCalled();
    expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true');
  },
);
