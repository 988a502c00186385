import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts } from './toast-store.js';
import { Toaster } from './toaster.js';
import { useSaveFile } from './use-announce.js';

const FILE = new Blob(['a,b']);
const downloads = vi.fn<(name: string, href: string) => void>();

beforeEach(() => {
  downloads.mockReset();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads(this.download, this.href);
  });
});
afterEach(() => {
  act(clearToasts);
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Saves a file while the browser's user activation is on, off or unknown. */
function save(isActive: boolean | undefined): void {
  vi.stubGlobal('navigator', { userActivation: isActive === undefined ? undefined : { isActive } });
  const { result } = renderHook(() => useSaveFile());
  act(() => result.current(FILE, 'bookings.csv'));
}

it.each([true, undefined])('saves at once while the user activation is %s', (isActive) => {
  render(<Toaster />);
  save(isActive);
  expect(downloads).toHaveBeenCalledExactlyOnceWith('bookings.csv', expect.stringMatching(/^blob:/));
});

it('does not revoke the URL of the file: the browser may ask the reader first', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.useFakeTimers();
  save(true);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(revoke).not.toHaveBeenCalled();
});

it('offers the file in a toast when the user activation has ended', async () => {
  render(<Toaster />);
  save(false);
  expect(downloads).not.toHaveBeenCalled();
  expect(await screen.findByText('bookings.csv is ready')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Save file' }));
  expect(downloads).toHaveBeenCalledExactlyOnceWith('bookings.csv', expect.stringMatching(/^blob:/));
});

it('saves at once without a Toaster', () => {
  save(false);
  expect(downloads).toHaveBeenCalledOnce();
});
