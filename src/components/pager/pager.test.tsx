import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Pager } from './pager.js';

afterEach(cleanup);

it('dims the way that there is not where the reader chooses the colours', () => {
  render(<Pager aria-label="Bookings" total={120} page={1} onPageChange={() => {}} />);
  const previous = screen.getByRole('button', { name: 'Previous' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  expect(previous.classList).toContain('t:forced-colors:aria-disabled:text-[GrayText]');
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull();
});
