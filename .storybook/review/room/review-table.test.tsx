import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeObserver } from '../fake-observer';
import { FIRST_CHOICES, ReviewTable, type TableChoices } from './review-table';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TITLE = 'Traveler, overview, filled';

const table = (choices: Partial<TableChoices> = {}) => (
  <ReviewTable
    {...FIRST_CHOICES}
    {...choices}
    title="Review room"
    lede="All."
    roles={[]}
    states={[]}
    table={{
      columns: ['Traveler'],
      rows: [{ state: 'Filled', meaning: 'Complete.', cells: [{ storyId: 'a--b', caption: TITLE }] }],
    }}
    settings={{ brand: 'reef' }}
    onChange={vi.fn()}
  />
);

it('shows the story itself where the build made no picture, once it comes into sight, and says so', () => {
  vi.stubGlobal('navigator', { webdriver: false });
  const reveal = fakeObserver();
  const { container, rerender } = render(table());
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('review/pictures/a--b.1440.light.png');
  expect(screen.queryByText(/Pictures missing/)).toBeNull();
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText(/Pictures missing: 1\./)).not.toBeNull();
  expect(screen.queryByTitle(TITLE)).toBeNull();
  reveal(true);
  expect(screen.getByTitle(TITLE).getAttribute('src')).toContain('globals=theme%3Alight%3Bbrand%3Areef');
  // In dark it is another picture, which may be there.
  rerender(table({ theme: 'dark' }));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('review/pictures/a--b.1440.dark.png');
});
