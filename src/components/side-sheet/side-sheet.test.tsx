import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LATE_AFTER_MS } from '../../lib/start-action.js';
import { SheetFields, SideSheet } from './index.js';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NAMES = ['Aroha Ngata', 'Delma Kila', 'Peter Wale'];

function List() {
  const [at, setAt] = useState<number>();
  const name = at === undefined ? undefined : NAMES[at];
  const move = (by: number) =>
    at === undefined || NAMES[at + by] === undefined ? null : () => setAt(at + by);
  return (
    <>
      {NAMES.map((each, row) => (
        <button key={each} type="button" onClick={() => setAt(row)}>
          {each}
        </button>
      ))}
      <SideSheet
        open={at !== undefined}
        onClose={() => setAt(undefined)}
        title={name ?? ''}
        position={`Booking ${(at ?? 0) + 1} of 3`}
        onPrevious={move(-1)}
        onNext={move(1)}
        link="https://example.com/bookings/2"
      >
        <SheetFields
          fields={[
            { term: 'Destination', value: 'Goroka' },
            { term: 'Type', value: '' },
          ]}
        />
        <input aria-label="Note" />
      </SideSheet>
    </>
  );
}

const shownTitle = () => screen.getByRole('heading', { level: 2 });

async function openDelma() {
  render(<List />);
  const row = screen.getByRole('button', { name: 'Delma Kila' });
  row.focus();
  fireEvent.click(row);
  const sheet = await screen.findByRole('dialog', { name: 'Delma Kila' });
  return { row, sheet };
}

describe('SideSheet', () => {
  it('moves focus to the main landmark on close, where a URL opened it before anything had focus', async () => {
    const page = (open: boolean) => (
      <main>
        <SideSheet open={open} onClose={() => undefined} title="Delma Kila" />
      </main>
    );
    const { rerender } = render(page(true));
    await screen.findByRole('dialog', { name: 'Delma Kila' });
    rerender(page(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('focuses its heading, and shows only fields that have a value', async () => {
    const { sheet } = await openDelma();
    expect(document.activeElement).toBe(shownTitle());
    expect(Array.from(sheet.querySelectorAll('dt'), (term) => term.textContent)).toEqual(['Destination']);
  });

  it('closes by a press outside, but not by the second click of a double click that opened it', async () => {
    const { sheet } = await openDelma();
    const scrim = sheet.previousElementSibling as Element;
    fireEvent.pointerDown(scrim);
    fireEvent.click(scrim, { detail: 2 });
    expect(screen.queryByRole('dialog')).toBe(sheet);
    fireEvent.click(scrim, { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by Escape, and returns focus to the row', async () => {
    const { row } = await openDelma();
    fireEvent.keyDown(shownTitle(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  it('moves between rows by arrow keys, announces the row, and stops at the ends', async () => {
    await openDelma();
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['', '']);
    fireEvent.keyDown(shownTitle(), { key: 'ArrowDown' });
    expect(shownTitle().textContent).toBe('Peter Wale');
    expect(screen.getByText('Booking 3 of 3: Peter Wale').getAttribute('role')).toBe('status');
    fireEvent.keyDown(shownTitle(), { key: 'ArrowDown' });
    expect(shownTitle().textContent).toBe('Peter Wale');
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(shownTitle(), { key: 'ArrowUp' });
    expect(shownTitle().textContent).toBe('Delma Kila');
  });

  it('ignores arrow keys in fields and with modifier keys', async () => {
    await openDelma();
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Note' }), { key: 'ArrowDown' });
    fireEvent.keyDown(shownTitle(), { key: 'ArrowDown', altKey: true });
    expect(shownTitle().textContent).toBe('Delma Kila');
  });

  it.each([
    ['copies the link', async () => undefined, 'Link copied'],
    [
      'announces when the link could not be copied',
      async () => Promise.reject(new Error('denied')),
      'The link could not be copied',
    ],
  ])('%s', async (_, write, status) => {
    const writeText = vi.fn(write);
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    await openDelma();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(writeText).toHaveBeenCalledWith('https://example.com/bookings/2');
    expect(screen.getByText(status).getAttribute('role')).toBe('status');
  });

  it('announces that the link could not be copied when the clipboard never answers', async () => {
    const clipboard = { writeText: () => new Promise(() => undefined) };
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
    await openDelma();
    vi.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
      act(() => vi.advanceTimersByTime(LATE_AFTER_MS));
      expect(screen.getByText('The link could not be copied').isConnected).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('focuses the element that returnFocus returns, where another row was shown last', async () => {
    const onClose = vi.fn();
    const target = document.body.appendChild(document.createElement('button'));
    const props = { onClose, title: 'Peter Wale', returnFocus: () => target };
    const { rerender } = render(<SideSheet {...props} open />);
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    rerender(<SideSheet {...props} open={false} />);
    await waitFor(() => expect(document.activeElement).toBe(target));
    target.remove();
  });
});
