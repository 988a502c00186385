// It replaces a module, so it needs a world of its own, which only `.test.tsx` files have (vitest.config.ts).
import { expect, it, vi } from 'vitest';

const extend = vi.hoisted(() => vi.fn(() => (classes: string) => classes));
vi.mock('tailwind-merge', () => ({ extendTailwindMerge: extend }));

// spec: 9.style-cache
it('remembers 500 merges', async () => {
  await import('./cn');
  expect(extend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cacheSize: 500 }));
});
