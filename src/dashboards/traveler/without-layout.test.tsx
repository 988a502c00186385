import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TravelerDashboard } from './traveler-dashboard.js';

const { scrollIntoView } = Element.prototype;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(Element.prototype, { scrollIntoView });
});

it('renders and changes tabs without layout, as in tests with jsdom', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  Object.assign(Element.prototype, { scrollIntoView: undefined });
  render(<TravelerDashboard user={{}} bookings={{ data: [] }} listings={{ data: [] }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Traveler Dashboard' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'All trips' }));
  expect(screen.getByRole('tab', { name: 'My Trips' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('heading', { level: 1, name: 'Traveler Dashboard My Trips' })).toBeDefined();
});
