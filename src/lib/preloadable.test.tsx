import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
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
});
