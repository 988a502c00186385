import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKey } from '../api/paths';
import { createQueryClient } from '../api/query-client';
import { NoticePlace, OfflineNotice } from './offline-notice';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ paths }: { paths: readonly string[] }) {
  return paths.map((path) => <Read key={path} path={path} />);
}
function Read({ path }: { path: string }) {
  useQuery({ queryKey: queryKey(path), queryFn: () => [], staleTime: Number.POSITIVE_INFINITY });
  return null;
}

/** Opens a page with data read at these times, and goes offline at another. */
function goOffline(at: Date, reads: Readonly<Record<string, Date>>) {
  const client = createQueryClient();
  for (const [path, time] of Object.entries(reads)) {
    client.setQueryData(queryKey(path), [], { updatedAt: time.getTime() });
  }
  vi.setSystemTime(at);
  render(
    <QueryClientProvider client={client}>
      <OfflineNotice>
        <NoticePlace />
        <Page paths={Object.keys(reads).filter((path) => path !== '/api/left')} />
      </OfflineNotice>
    </QueryClientProvider>,
  );
  expect(screen.queryByText(/^As of/)).toBeNull();
  act(() => void fireEvent(window, new Event('offline')));
}

it('shows the time of the oldest data while offline', () => {
  goOffline(new Date(2026, 11, 1, 14, 0), {
    '/api/bookings': new Date(2026, 11, 1, 10, 12),
    '/api/listings': new Date(2026, 11, 1, 13, 59),
    '/api/left': new Date(2026, 11, 1, 9, 0),
    '/api/auth/user': new Date(2026, 11, 1, 8, 0),
  });
  expect(screen.getByText('As of 10:12 today')).toBeTruthy();
  act(() => void fireEvent(window, new Event('online')));
  expect(screen.queryByText(/^As of/)).toBeNull();
});

it('shows the day of older data', () => {
  goOffline(new Date(2026, 11, 2, 0, 5), { '/api/bookings': new Date(2026, 11, 1, 23, 58) });
  expect(screen.getByText('As of 23:58, Dec 1')).toBeTruthy();
});

it('shows nothing without data', () => {
  goOffline(new Date(2026, 11, 2), {});
  expect(screen.queryByText(/^As of/)).toBeNull();
});
