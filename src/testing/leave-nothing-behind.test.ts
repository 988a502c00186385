import { expect, it, vi } from 'vitest';

const leftBehind = vi.fn();

it('lets a test leave a timer', () => {
  setTimeout(leftBehind, 1);
});

it('lets none go off in the test after it', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(leftBehind).not.toHaveBeenCalled();
});
