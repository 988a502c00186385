import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListingCard } from '../components/listing-card/index.js';
import { REWARDS, RewardCard } from '../components/reward-card/index.js';
import { listings } from '../domain/index.js';
import { translateRows } from '../i18n/translate-rows.js';
import { emitAction, type WidgetAction, type WidgetActionDetail } from './element/events.js';

afterEach(cleanup);

const { items } = listings.sanitize([{ id: 7, title: 'Lagoon family stay', rating: 4.6, price: 142 }]);
const [LISTING] = translateRows(listings, items);
const [REWARD] = REWARDS;
const settle = () => act(async () => undefined);

function pageOf(listener: (detail: WidgetActionDetail) => void) {
  const element = document.createElement('div');
  element.addEventListener('tapa-action', (event) =>
    listener((event as CustomEvent<WidgetActionDetail>).detail),
  );
  return (action: WidgetAction) => emitAction(element, action).answer;
}

function showListing(onAction: (action: WidgetAction) => Promise<unknown> | undefined) {
  if (!LISTING) throw new Error('There is no listing');
  render(<ListingCard listing={LISTING} onSave={(item) => onAction({ action: 'save', item })} />);
}

describe('respondWith of tapa-action', () => {
  it('shows a listing as saved once the promise is fulfilled', async () => {
    let keep: () => void = () => undefined;
    showListing(pageOf(({ respondWith }) => respondWith(new Promise<void>((resolve) => (keep = resolve)))));
    fireEvent.click(screen.getByRole('button', { name: 'Save Lagoon family stay' }));
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    keep();
    await settle();
    const saved = screen.getByRole('button', { name: 'Saved Lagoon family stay' });
    expect(saved.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows the reason of a rejection, and can be tried again', async () => {
    const answers = [Promise.reject(new Error('Sign in to save stays.')), Promise.resolve()];
    showListing(pageOf(({ respondWith }) => respondWith(answers.shift())));
    fireEvent.click(screen.getByRole('button'));
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(
      'Could not save Lagoon family stay. Sign in to save stays.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save Lagoon family stay' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Saved');
  });

  it('changes nothing without an answer', async () => {
    showListing(pageOf(() => undefined));
    fireEvent.click(screen.getByRole('button'));
    await settle();
    expect(screen.getByRole('button', { name: 'Save Lagoon family stay' }).textContent).toBe('Save');
  });

  it('shows why a reward could not be redeemed', async () => {
    if (!REWARD) throw new Error('There is no reward');
    const onAction = pageOf(({ respondWith }) => respondWith(Promise.reject('You have too few points.')));
    render(<RewardCard reward={REWARD} onRedeem={(item) => onAction({ action: 'redeem', item })} />);
    fireEvent.click(screen.getByRole('button', { name: /^Redeem/ }));
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('You have too few points.');
  });

  it('causes no unhandled rejection if the element awaits no answer', async () => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    pageOf(({ respondWith }) => respondWith(Promise.reject(new Error('Offline'))))({ action: 'logout' });
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });

  it('is not enumerable, and throws after the event', () => {
    const seen = vi.fn();
    let late: WidgetActionDetail['respondWith'] = () => undefined;
    pageOf((detail) => {
      seen({ ...detail });
      late = detail.respondWith;
    })({ action: 'save' });
    expect(seen).toHaveBeenCalledWith({ action: 'save' });
    expect(() => late(Promise.resolve())).toThrow('after the event');
  });
});
