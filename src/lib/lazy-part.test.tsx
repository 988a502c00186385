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
  it('loads when it first renders', async () => {
    const load = loadGreeting();
    show(lazyPart(load));
    expect(screen.getByText('loading')).toBeDefined();
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('renders without suspending after a preload', async () => {
    const load = loadGreeting();
    const part = lazyPart(load);
    expect(await part.preload()).toBe(Greeting);
    expect(show(part).container.textContent).toBe('Kia ora, Hana');
    await part.preload();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again after a failed preload', async () => {
    const part = lazyPart(loadGreeting().mockRejectedValueOnce(new Error('offline')));
    await expect(part.preload()).rejects.toThrow('offline');
    show(part);
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
  });

  it('loads once for each try', async () => {
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

  it('renders after a failure and a later preload', async () => {
    const part = lazyPart(loadGreeting().mockRejectedValueOnce(new Error('offline')));
    const first = showGuarded(part);
    expect(await screen.findByRole('button')).toBeDefined();
    first.unmount();
    await part.preload();
    expect(show(part).container.textContent).toBe('Kia ora, Hana');
  });

  it('stays mounted when failed parts are retried', async () => {
    const part = lazyPart(loadGreeting());
    const { container, rerender } = show(part);
    await screen.findByText('Kia ora, Hana');
    const greeting = container.firstChild;
    retryLazyParts();
    rerender(inSuspense(part));
    expect(container.firstChild).toBe(greeting);
  });
});

describe('the part loader', () => {
  afterEach(() => setPartLoader((load) => load()));

  it('gets the number of earlier failures, and is not called for a loaded part', async () => {
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

  it('gets the failures of each part, also from before it was set', async () => {
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

  it('is not called for a preload, whose failure counts when the part renders', async () => {
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

  it('may never load, as when the page reloads', async () => {
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
  it('returns the component when it is loaded, at once if it is loaded already', async () => {
    const part = lazyPart(loadGreeting());
    const { container, unmount } = render(<Greeted part={part} onError={vi.fn()} />);
    expect(container.textContent).toBe('nobody yet');
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
    unmount();
    expect(render(<Greeted part={part} onError={vi.fn()} />).container.textContent).toBe('Kia ora, Hana');
  });

  it('rejects on a failure, and loads when called again', async () => {
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
