// A file of its own, because a warning is logged once in the life of a page.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answersFor, DASHBOARDS } from '../testing/dashboards.js';
import type { ReadingKind } from './reads.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(kind: ReadingKind, props: Record<string, unknown>) {
  const { Dashboard } = DASHBOARDS[kind];
  return <Dashboard user={{ role: 'traveler' }} {...props} />;
}

const named = (part: string) => [
  `tapa-ui: '${part}' is no query, so nothing of it is shown. Give JSON as ${part}={{ data: json }}.`,
];

it('warns once about a part given as bare JSON, and shows none of its data', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const props = { bookings: { data: [] }, listings: [{ id: 1, title: 'Reef House' }], samples: false };
  render(show('traveler', props));
  render(show('traveler', props));
  expect(screen.queryByText('Reef House')).toBeNull();
  render(show('corporate', { stats: { totalEmployees: 3 } }));
  expect(warn.mock.calls).toEqual([named('listings'), named('stats')]);
});

it('warns once about a part whose JSON is an envelope', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const bookings = { data: { items: [{ id: 1, listingTitle: 'Reef House' }], total: 1 } };
  for (const _time of [1, 2]) render(show('traveler', { bookings, listings: { data: [] } }));
  render(show('corporate', { ...answersFor('corporate'), budget: { data: { data: { total: 3 } } } }));
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining("nothing of 'bookings' can be read"),
    expect.stringContaining("nothing of 'budget' can be read"),
  ]);
});

it('does not warn about queries, their JSON, or missing parts', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const query = { status: 'pending', fetchStatus: 'idle', data: undefined, isPending: true, refetch() {} };
  render(
    show('travel-agent', { ...answersFor('travel-agent'), bookings: query, clients: {}, stats: undefined }),
  );
  expect(warn).not.toHaveBeenCalled();
});
