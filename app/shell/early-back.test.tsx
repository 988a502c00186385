import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { EarlyBack } from './early-back';

afterEach(cleanup);

const Address = () => <output>{useLocation().pathname}</output>;

/** Goes to an address, as Back does, before the effect by which the router listens. */
function GoesTo({ address }: { address: string }) {
  useLayoutEffect(() => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, [address]);
  return null;
}

it('shows the address that Back has led to while the first page was rendered', () => {
  history.replaceState(null, '', '/pricing?guests=2');
  render(
    <BrowserRouter>
      <EarlyBack />
      <GoesTo address="/contact" />
      <Address />
    </BrowserRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('/contact');
});
