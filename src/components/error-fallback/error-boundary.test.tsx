import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './index.js';

let isBroken = true;
function Content() {
  if (isBroken) throw new Error('A test throws on purpose');
  return <p>Here is the content.</p>;
}

const boundary = (fallback: 'page' | 'panel' | 'row') => (
  <ErrorBoundary fallback={fallback}>
    <Content />
  </ErrorBoundary>
);

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

describe("focus after 'Try Again'", () => {
  beforeEach(() => {
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each(['page', 'panel', 'row'] as const)('goes to the focusable ancestor of a %s', async (fallback) => {
    render(
      <main tabIndex={-1}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the panels of our tabs are */}
        <div role="tabpanel" tabIndex={0}>
          <div>{boundary(fallback)}</div>
        </div>
      </main>,
    );
    isBroken = false;
    await tryAgain();
    expect(screen.getByText('Here is the content.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('goes there too when the content fails again', async () => {
    render(<main tabIndex={-1}>{boundary('row')}</main>);
    await tryAgain();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('does not move when it is elsewhere, or when nothing around is focusable', async () => {
    const page = (key: string) => (
      <>
        <input />
        <main tabIndex={-1}>
          <ErrorBoundary fallback="row" resetKeys={[key]}>
            <Content />
          </ErrorBoundary>
        </main>
      </>
    );
    const { rerender, unmount } = render(page('first'));
    screen.getByRole('textbox').focus();
    // React restores the focus after a commit, so only an event reveals that it moved.
    const onFocusIn = vi.fn();
    screen.getByRole('main').addEventListener('focusin', onFocusIn);
    isBroken = false;
    rerender(page('second'));
    expect(screen.getByText('Here is the content.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(onFocusIn).not.toHaveBeenCalled();
    unmount();

    isBroken = true;
    render(boundary('row'));
    isBroken = false;
    await tryAgain();
    expect(document.activeElement).toBe(document.body);
  });
});
