import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from './index.js';

afterEach(cleanup);

const box = () => screen.getByRole('checkbox') as HTMLInputElement;

it('attaches a callback ref once, whatever it shows, and calls its cleanup', () => {
  const takeOff = vi.fn();
  const ref = vi.fn((_input: HTMLInputElement | null) => takeOff);
  const { rerender, unmount } = render(<Checkbox aria-label="All" ref={ref} />);
  rerender(<Checkbox aria-label="All" ref={ref} indeterminate />);
  expect(box().indeterminate).toBe(true);
  expect(ref.mock.calls).toEqual([[box()]]);
  unmount();
  expect(takeOff).toHaveBeenCalledOnce();
  expect(ref).toHaveBeenCalledOnce();
});

function All() {
  const [isAll, setAll] = useState(false);
  const choose = () => flushSync(() => setAll(true));
  return <Checkbox aria-label="All" checked={isAll} indeterminate={!isAll} onChange={choose} />;
}

it('shows the state that a caller has rendered while it handled the press', () => {
  render(<All />);
  expect(box().indeterminate).toBe(true);
  fireEvent.click(box());
  expect([box().checked, box().indeterminate]).toEqual([true, false]);
});
