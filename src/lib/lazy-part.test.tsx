import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LazyPart, lazyPart, retryLazyParts, useLazyPart } from './lazy-part';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Greeting = ({ name }: { name: string }) => <p>Kia ora, {name}</p>;
const loadGreeting = () => vi.fn(async () => ({ default: Greeting }));

const inSuspense = ({ Component }: LazyPart<{ name: string }>) => (
  <Suspense fallback="loading">
    <Component name="Hana" />
  </Suspense>
);
const show = (part: LazyPart<{ name: string }>) => render(inSuspense(part));

/** Shows a part in an error boundary that lets it be tried again. */
const showGuarded = (part: LazyPart<{ name: string }>) =>
  render(
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <button type="button" onClick={resetErrorBoundary}>
          Try again
        </button>
      )}
      onReset={retryLazyParts}
    >
      {inSuspense(part)}
    </ErrorBoundary>,
  );

const tryAgain = async () => fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

describe('a lazy part', () => {
  it('loads when it is first shown', async () => {
    const load = loadGreeting();
    show(lazyPart(load));
    expect(screen.getByText('loading')).toBeDefined();
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows without suspending when it was loaded before', async () => {
    const load = loadGreeting();
    const part = lazyPart(load);
    expect(await part.preload()).toBe(Greeting);
    expect(show(part).container.textContent).toBe('Kia ora, Hana');
    await part.preload();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again after loading ahead failed', async () => {
    const part = lazyPart(loadGreeting().mockRejectedValueOnce(new Error('offline')));
    await expect(part.preload()).rejects.toThrow('offline');
    show(part);
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
  });

  it('loads once for each time that it is tried, and no more by itself', async () => {
    const load = loadGreeting();
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    showGuarded(lazyPart(load));
    await tryAgain();
    expect(await screen.findByRole('button')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
    await tryAgain();
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('shows after it failed as it was shown, and was loaded ahead later', async () => {
    const part = lazyPart(loadGreeting().mockRejectedValueOnce(new Error('offline')));
    const first = showGuarded(part);
    expect(await screen.findByRole('button')).toBeDefined();
    first.unmount();
    await part.preload();
    expect(show(part).container.textContent).toBe('Kia ora, Hana');
  });

  it('stays mounted when others are tried again', async () => {
    const part = lazyPart(loadGreeting());
    const { container, rerender } = show(part);
    await screen.findByText('Kia ora, Hana');
    const greeting = container.firstChild;
    retryLazyParts();
    rerender(inSuspense(part));
    expect(container.firstChild).toBe(greeting);
  });
});

describe('a lazy part whose retry needs something first', () => {
  it('asks for it before each retry, and never before the first load or once it is loaded', async () => {
    const beforeRetry = vi.fn(async () => undefined);
    const load = loadGreeting().mockRejectedValueOnce(new Error('offline'));
    const part = lazyPart(load, { beforeRetry });
    await expect(part.preload()).rejects.toThrow('offline');
    expect(beforeRetry).not.toHaveBeenCalled();
    await part.preload();
    await part.preload();
    expect(beforeRetry).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not load while that has not settled, as when the page reloads', async () => {
    const load = loadGreeting().mockRejectedValueOnce(new Error('gone'));
    const part = lazyPart(load, { beforeRetry: () => new Promise(() => undefined) });
    await expect(part.preload()).rejects.toThrow('gone');
    await act(async () => {
      show(part);
    });
    expect(screen.getByText('loading')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });
});

function Greeted({ part, onError }: { part: LazyPart<{ name: string }>; onError: (error: unknown) => void }) {
  const [Component, load] = useLazyPart(part);
  useEffect(() => {
    load().catch(onError);
  }, [load, onError]);
  return Component ? <Component name="Hana" /> : 'nobody yet';
}

describe('useLazyPart', () => {
  it('gives the component when it is loaded, and at once where it was loaded before', async () => {
    const part = lazyPart(loadGreeting());
    const { container, unmount } = render(<Greeted part={part} onError={vi.fn()} />);
    expect(container.textContent).toBe('nobody yet');
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
    unmount();
    expect(render(<Greeted part={part} onError={vi.fn()} />).container.textContent).toBe('Kia ora, Hana');
  });

  it('hands a failure to who asked, and loads when asked again', async () => {
    const part = lazyPart(loadGreeting().mockRejectedValueOnce(new Error('offline')));
    const onError = vi.fn();
    const { container, unmount } = render(<Greeted part={part} onError={onError} />);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(container.textContent).toBe('nobody yet');
    unmount();
    render(<Greeted part={part} onError={onError} />);
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
    expect(onError).toHaveBeenCalledOnce();
  });
});
