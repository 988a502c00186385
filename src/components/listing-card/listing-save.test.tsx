import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LATE_AFTER_MS } from '../../lib/start-action.js';
import { clearToasts, Toaster } from '../toast/index.js';
import { ListingCard } from './listing-card.js';

afterEach(() => {
  act(clearToasts);
  cleanup();
  vi.useRealTimers();
});

it('is not saved by a promise that is fulfilled after the reader has stopped waiting', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: (() => void)[] = [];
  const save = () => new Promise<void>((keep) => answers.push(keep));
  const listing = { id: 'a', title: 'Stilt house', rating: 4.8, price: 90, category: 'cultural' };
  render(
    <>
      <ListingCard listing={listing} onSave={save} />
      <Toaster />
    </>,
  );
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  const answer = (place: number) => act(async () => answers[place]?.());
  await press('Save Stilt house');
  act(() => vi.advanceTimersByTime(LATE_AFTER_MS));
  vi.useRealTimers();
  await press('Stop waiting');
  await answer(0);
  expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
  await press('Save Stilt house');
  await answer(1);
  expect(screen.getByRole('button', { name: /^Saved/ }).getAttribute('aria-pressed')).toBe('true');
});
