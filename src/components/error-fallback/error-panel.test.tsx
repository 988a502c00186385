import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorPanel, ErrorRow } from './error-panel.js';
import { ErrorBoundary } from './index.js';

function Broken(): ReactElement {
  throw new Error('A test throws on purpose');
}

const ROW = "Bookings didn't load. The server is busy.";
const PANEL = "Dashboard Error. The dashboard encountered an error and couldn't load properly.";

describe('the announcement of an error', () => {
  afterEach(cleanup);

  it.each([
    ['a row', <ErrorRow key="row" subject="Bookings" message="The server is busy." />, ROW],
    ['a panel', <ErrorPanel key="panel" />, PANEL],
  ])('is added to a live region that was empty before: %s', async (_, element, announced) => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      const alert = document.querySelector('[role="alert"]');
      if (alert) seen.push(alert.textContent ?? '');
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    render(element);
    const alert = screen.getByRole('alert');
    await expect.poll(() => alert.textContent).toBe(announced);
    observer.disconnect();
    expect(seen).toEqual(['', announced]);
    expect(screen.getByRole('alert')).toBe(alert);
  });

  it('is left to the live region around it with role none', () => {
    render(<ErrorRow role="none" subject="Bookings" />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is made for errors that a boundary catches, too', async () => {
    render(
      <ErrorBoundary fallback="row" subject="Bookings">
        <Broken />
      </ErrorBoundary>,
      { onCaughtError: () => undefined },
    );
    await expect.poll(() => screen.getByRole('alert').textContent).toBe("Bookings didn't load.");
  });
});
