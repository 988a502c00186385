// The mock works because no other `.test.tsx` file loads `cn`: they share their modules (vitest.config.ts).
import { expect, it, vi } from 'vitest';

const extend = vi.hoisted(() => vi.fn(() => (classes: string) => classes));
vi.mock('tailwind-merge', () => ({ extendTailwindMerge: extend }));

// spec: 9.style-cache
it('caches 500 merges', async () => {
  await import('./cn.js');
  expect(extend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cacheSize: 500 }));
});
