import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Preloadable, preloadable } from './preloadable';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Kia ora, {name}</p>;

const show = ({ Component }: Preloadable<{ name: string }>) =>
  render(
    <Suspense fallback="on its way">
      <Component name="Hana" />
    </Suspense>,
  );

describe('a preloadable component', () => {
  it('loads when it is first shown', async () => {
    const load = vi.fn(async () => Greeting);
    show(preloadable(load));
    expect(screen.getByText('on its way')).toBeDefined();
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is there at once when it was loaded before', async () => {
    const load = vi.fn(async () => Greeting);
    const part = preloadable(load);
    await part.preload();
    const { container } = show(part);
    expect(container.textContent).toBe('Kia ora, Hana');
    await part.preload();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for again when it did not come', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
    const part = preloadable(load);
    await expect(part.preload()).rejects.toThrow('offline');
    show(part);
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
  });

  it('is asked for again when it did not come as it was shown, and is tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
    const { Component, retry } = preloadable(load);
    render(
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => <button type="button" onClick={resetErrorBoundary} />}
        onError={retry}
      >
        <Suspense fallback="on its way">
          <Component name="Hana" />
        </Suspense>
      </ErrorBoundary>,
    );
    fireEvent.click(await screen.findByRole('button'));
    expect(await screen.findByText('Kia ora, Hana')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it('shows after it did not come as it was shown, and came otherwise', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
    const part = preloadable(load);
    const first = render(
      <ErrorBoundary fallback={<p>did not come</p>}>
        <part.Component name="Hana" />
      </ErrorBoundary>,
    );
    expect(await screen.findByText('did not come')).toBeDefined();
    first.unmount();
    await part.preload();
    expect(show(part).container.textContent).toBe('Kia ora, Hana');
    vi.restoreAllMocks();
  });

  it('stays as it is when others are tried again', async () => {
    const part = preloadable(async () => Greeting);
    await part.preload();
    const { container, rerender } = show(part);
    const greeting = container.firstChild;
    part.retry();
    rerender(
      <Suspense fallback="on its way">
        <part.Component name="Hana" />
      </Suspense>,
    );
    expect(container.firstChild).toBe(greeting);
  });
});
