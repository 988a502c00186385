import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type LazyScreen, lazyScreen } from './lazy-screen';

afterEach(cleanup);

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
