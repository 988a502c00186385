import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type LazyPart, lazyPart, useLazyPart } from '../../lib/lazy-part';
import { useMenuButton } from './use-menu-button';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function MenuButton({ items }: { items: LazyPart }) {
  const [Items, load] = useLazyPart(items);
  const { press, buttonHandlers } = useMenuButton(Items !== undefined, load, {});
  return <button type="button" aria-expanded={press !== undefined} {...buttonHandlers} />;
}

it('reports a menu that did not load, once for a press, and tries again on the next', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  render(<MenuButton items={lazyPart(load)} />);
  const button = screen.getByRole('button');
  await act(async () => {
    fireEvent.pointerEnter(button);
    button.focus();
  });
  expect(load).toHaveBeenCalledTimes(2);
  expect(report).not.toHaveBeenCalled();
  for (const presses of [1, 2]) {
    await act(async () => {
      fireEvent.keyDown(button, { key: 'Enter' });
    });
    expect(report).toHaveBeenCalledTimes(presses);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  }
  expect(load).toHaveBeenCalledTimes(4);
});
