// Apart from other files: what was named in the console is not named again in the life of a page.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('an answer in an envelope', () => {
  it.each([
    ['items', [{ id: 1, title: 'Reef House' }]],
    ['data', []],
  ])('is named once in the console, and is absent: %s', (name, inside) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const answers = { bookings: [], listings: { [name]: inside, total: 1 } };
    render(show('traveler', { ...answers, samples: false }));
    expect(screen.getByRole('heading', { name: 'Nothing to recommend yet' })).toBeTruthy();
    render(show('traveler', { ...answers, samples: false }));
    const said = warn.mock.calls.flat().filter((text) => String(text).includes('envelope'));
    // Once for each part in the life of a page.
    expect(said).toEqual(
      name === 'items'
        ? [
            "tapa-ui: 'listings' is an envelope, so it counts as absent: what can be read is in its 'items'. Pass that on: listings={answer.items}",
          ]
        : [],
    );
  });

  it('is no answer that can be read itself', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const clients = { active: 3, list: [] };
    render(show('travel-agent', { ...answersFor('travel-agent'), clients }));
    expect(warn).not.toHaveBeenCalled();
    render(show('travel-agent', { ...answersFor('travel-agent'), stats: { result: { activeClients: 3 } } }));
    expect(String(warn.mock.calls[0])).toContain('stats={answer.result}');
  });
});
