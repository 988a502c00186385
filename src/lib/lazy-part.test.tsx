import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LazyPart, lazyPart, retryLazyParts, setPartLoader, useLazyPart } from './lazy-part.js';

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

describe('what loads parts', () => {
  afterEach(() => setPartLoader((load) => load()));

  it('is told how often a part has failed before, and not asked once it is loaded', async () => {
    const tries: number[] = [];
    setPartLoader((load, failures) => {
      tries.push(failures);
      return load();
    });
    const offline = new Error('offline');
    const load = loadGreeting().mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const part = lazyPart(load);
    await expect(part.load()).rejects.toThrow('offline');
    await expect(part.load()).rejects.toThrow('offline');
    await part.load();
    await part.load();
    expect(tries).toEqual([0, 1, 2]);
  });

  it('counts for each part, also for those that were made before it', async () => {
    const ours = lazyPart(loadGreeting().mockRejectedValueOnce(new Error('offline')));
    await expect(ours.load()).rejects.toThrow('offline');
    const tries: number[] = [];
    setPartLoader((load, failures) => {
      tries.push(failures);
      return load();
    });
    await lazyPart(loadGreeting()).load();
    await ours.load();
    expect(tries).toEqual([0, 1]);
  });

  it('is not asked for a part that is loaded ahead, and told of its failure where the part shows', async () => {
    const tries: number[] = [];
    setPartLoader((load, failures) => {
      tries.push(failures);
      return load();
    });
    const part = lazyPart(loadGreeting().mockRejectedValueOnce(new Error('offline')));
    await expect(part.preload()).rejects.toThrow('offline');
    expect(tries).toEqual([]);
    show(part);
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
    expect(tries).toEqual([1]);
  });

  it('may keep the load back, as when the page reloads', async () => {
    const load = loadGreeting();
    setPartLoader(() => new Promise(() => undefined));
    await act(async () => {
      show(lazyPart(load));
    });
    expect(screen.getByText('loading')).toBeDefined();
    expect(load).not.toHaveBeenCalled();
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
