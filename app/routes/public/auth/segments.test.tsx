import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Segments } from '../auth-screen';

afterEach(cleanup);

const SEGMENTS = [
  { value: 'sign-in', label: 'Sign in' },
  { value: 'register', label: 'Create account' },
] as const;

/** Presses a key on the open segment. Returns whether the browser's default was prevented. */
function press(init: KeyboardEventInit) {
  const onChange = vi.fn();
  render(<Segments label="Account" segments={SEGMENTS} value="sign-in" panelId="p" onChange={onChange} />);
  const segment = screen.getByRole('tab', { name: 'Sign in' });
  const event = createEvent.keyDown(segment, init);
  fireEvent(segment, event);
  return { onChange, isPrevented: event.defaultPrevented };
}

it.each(['ArrowRight', 'ArrowLeft', 'End'])('moves to the other segment by %s', (key) => {
  const { onChange, isPrevented } = press({ key });
  expect(onChange).toHaveBeenCalledWith('register');
  expect(isPrevented).toBe(true);
});

it.each<[string, KeyboardEventInit]>([
  ['Alt+Left, which goes back', { key: 'ArrowLeft', altKey: true }],
  ['Command+Left', { key: 'ArrowLeft', metaKey: true }],
  ['Ctrl+End', { key: 'End', ctrlKey: true }],
  ['Shift+Right', { key: 'ArrowRight', shiftKey: true }],
])('leaves %s to the browser', (_name, init) => {
  const { onChange, isPrevented } = press(init);
  expect(onChange).not.toHaveBeenCalled();
  expect(isPrevented).toBe(false);
});
