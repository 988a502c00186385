import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Pager, usePager } from './pager.js';

afterEach(cleanup);

it('dims an unavailable button in forced colours', () => {
  render(<Pager aria-label="Bookings" total={120} page={1} onPageChange={() => {}} />);
  const previous = screen.getByRole('button', { name: 'Previous' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  expect(previous.classList).toContain('t:forced-colors:aria-disabled:text-[GrayText]');
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull();
});

function Paged({ count }: { count: number }) {
  const { rows, pager } = usePager(
    Array.from({ length: count }, (_, row) => `Row ${row + 1}`),
    50,
  );
  return (
    <>
      <p>{`${rows.length} rows`}</p>
      <Pager aria-label="Bookings" {...pager} />
    </>
  );
}

const print = (moment: 'beforeprint' | 'afterprint', view: EventTarget = window) =>
  act(() => void view.dispatchEvent(new Event(moment)));

it('prints all rows of a list, and shows its page again afterwards', () => {
  render(<Paged count={120} />);
  print('beforeprint');
  expect(screen.getByText('120 rows')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
  print('afterprint');
  expect(screen.getByText('50 rows')).toBeDefined();
});

it('prints with its own window, also after it was moved to another document', () => {
  const other = document.implementation.createHTMLDocument();
  const view = Object.assign(new EventTarget(), { HTMLIFrameElement });
  Object.defineProperty(other, 'defaultView', { value: view });
  const { container, rerender } = render(<Paged count={120} />);
  other.body.append(other.adoptNode(container));
  rerender(<Paged count={121} />);
  print('beforeprint');
  expect(container.textContent).toContain('50 rows');
  print('beforeprint', view);
  expect(container.textContent).toContain('121 rows');
  print('afterprint', view);
  expect(container.textContent).toContain('50 rows');
});

it('asks before it prints thousands of rows, and prints one page with its range without consent', () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  render(<Paged count={10_000} />);
  print('beforeprint');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Print all 10,000 rows\?/));
  expect(screen.getByText('50 rows')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Showing 1–50 of 10,000');
  print('afterprint');
  confirm.mockReturnValue(true);
  print('beforeprint');
  expect(screen.getByText('10000 rows')).toBeDefined();
  vi.unstubAllGlobals();
});
