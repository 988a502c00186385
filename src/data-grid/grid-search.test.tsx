import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GridSearch, SEARCH_DELAY_MS } from './grid-filters.js';
import { DEFAULT_GRID_STATE } from './grid-state.js';
import { useGrid } from './use-grid.js';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(cleanup);

const LATE_MS = 120;
const asked = vi.fn<(search: string) => void>();

const NOTHING: readonly never[] = [];
const ROWS = ['A row'];

function Searched({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const grid = useGrid({
    columns: NOTHING,
    rows: ROWS,
    state: { ...DEFAULT_GRID_STATE, globalFilter: value },
    onStateChange: ({ globalFilter }) => onSearch(globalFilter),
    isWhole: true,
    hasViews: false,
  });
  return <GridSearch grid={grid} />;
}

/** A page that updates the controlled search late, as routers do. */
function LatePage() {
  const [search, setSearch] = useState('');
  const keep = useCallback((next: string) => {
    asked(next);
    setTimeout(() => setSearch(next), LATE_MS);
  }, []);
  return (
    <>
      <Searched value={search} onSearch={keep} />
      <output>{search}</output>
      <button type="button" onClick={() => setSearch('')}>
        Clear
      </button>
    </>
  );
}

const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const typed = () => (screen.getByRole('textbox') as HTMLInputElement).value;

beforeEach(() => asked.mockReset());

it('keeps the typed text until the page has updated the search', async () => {
  render(<LatePage />);
  type('gues');
  await wait(SEARCH_DELAY_MS + 20);
  type('guest 1');
  await wait(LATE_MS);
  expect(screen.getByText('gues')).toBeDefined();
  expect(typed()).toBe('guest 1');
  await wait(SEARCH_DELAY_MS + LATE_MS);
  expect(screen.getByText('guest 1')).toBeDefined();
  expect(typed()).toBe('guest 1');
});

it('ignores late updates of older searches, and reports each search once', async () => {
  render(<LatePage />);
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    await wait(50);
  }
  for (let step = 0; step < 20; step += 1) {
    expect(typed()).toBe('abc');
    await wait(50);
  }
  expect(asked.mock.calls).toEqual([['a'], ['ab'], ['abc']]);
});

it('shows a search that the page sets', async () => {
  render(<LatePage />);
  type('guest');
  await wait(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(typed()).toBe('');
  await wait(1000);
  expect(asked.mock.calls).toEqual([['guest']]);
});
