import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { LazyScreen } from './lazy-screen';

const RELOAD_ONCE = '../shell/reload-once';
const reloadOnce = vi.fn(() => false);
vi.doMock(RELOAD_ONCE, () => ({ reloadOnce }));
// Test files share their modules: another may have loaded this one with the real `reloadOnce` already.
vi.resetModules();
const { askAgain, lazyScreen } = await import('./lazy-screen');

afterAll(() => {
  vi.doUnmock(RELOAD_ONCE);
  vi.resetModules();
});

afterEach(() => {
  cleanup();
  reloadOnce.mockReset().mockReturnValue(false);
  vi.restoreAllMocks();
});

const module = { default: () => <h1>Prices</h1> };

const show = ({ Component }: LazyScreen) =>
  render(
    <Suspense fallback="on its way">
      <Component />
    </Suspense>,
  );

it('loads a screen when it is shown', async () => {
  const { container } = show(lazyScreen(async () => module));
  expect(container.textContent).toBe('on its way');
  expect(await screen.findByRole('heading', { name: 'Prices' })).toBeDefined();
});

it('shows a screen that was loaded before without waiting', async () => {
  const prices = lazyScreen(async () => module);
  await prices.preload();
  expect(show(prices).container.textContent).toBe('Prices');
});

it('asks once for a screen that does not come, and again when it is tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const load = vi.fn(async () => module);
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const { Component } = lazyScreen(load);
  render(
    <ErrorBoundary fallback="page" onReset={askAgain}>
      <Suspense fallback="on its way">
        <Component />
      </Suspense>
    </ErrorBoundary>,
  );
  const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await tryAgain();
  expect(load).toHaveBeenCalledTimes(2);
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Prices' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(3);
});

it('shows a screen that did not come as it was shown, and came otherwise', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const prices = lazyScreen(vi.fn(async () => module).mockRejectedValueOnce(new Error('offline')));
  const first = render(
    <ErrorBoundary fallback="page">
      <prices.Component />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeDefined();
  first.unmount();
  await prices.preload();
  expect(show(prices).container.textContent).toBe('Prices');
});

it('asks for nothing more once it has come', async () => {
  const load = vi.fn(async () => module).mockRejectedValueOnce(new Error('offline'));
  const prices = lazyScreen(load);
  await expect(prices.preload()).rejects.toThrow('offline');
  await prices.preload();
  reloadOnce.mockReset().mockReturnValue(true);
  await prices.preload();
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves the second asking to a reload where the page may reload', async () => {
  const load = vi.fn(async () => module).mockRejectedValue(new Error('gone'));
  const prices = lazyScreen(load);
  await expect(prices.preload()).rejects.toThrow('gone');
  expect(reloadOnce).not.toHaveBeenCalled();
  reloadOnce.mockReturnValue(true);
  expect(show(prices).container.textContent).toBe('on its way');
  expect(reloadOnce).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

it('leaves a screen alone that is shown while others are asked for again', async () => {
  const prices = lazyScreen(async () => module);
  await prices.preload();
  const { container, rerender } = show(prices);
  const heading = container.querySelector('h1');
  askAgain();
  rerender(
    <Suspense fallback="on its way">
      <prices.Component />
    </Suspense>,
  );
  expect(container.querySelector('h1')).toBe(heading);
});
