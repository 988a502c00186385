import { expect, fn, userEvent, type within } from 'storybook/test';
import type { PartState, Reads } from '../src/dashboards/define-reads.js';

const BANNER = 'We could not load your data. What you see below is sample data.';

interface Failed {
  canvas: ReturnType<typeof within>;
}

/** Returns a story of failed reads: one banner, marked samples without actions, and Try again. */
export const allFailed = <R extends Reads>(reads: R) => {
  const refetch = fn();
  const each = Object.keys(reads).map((part) => [part, () => refetch(part)] as const);
  return {
    args: Object.fromEntries(
      each.map(([part, again]) => [part, { status: 'error', refetch: again }]),
    ) as Record<keyof R, PartState>,
    play: async ({ canvas }: Failed) => {
      await expect(canvas.getAllByText(BANNER)).toHaveLength(1);
      // One for all tiles, and one for each of four panels.
      await expect(canvas.getAllByText('Sample data')).toHaveLength(5);
      await expect(canvas.queryByRole('button', { name: /^(Approve|Decline|Manage|Save)/ })).toBeNull();
      refetch.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(refetch.mock.calls).toEqual(each.map(([part]) => [part]));
    },
  };
};

/** Checks that missing data shows as a dash or empty where samples are off. */
export async function expectNothingMadeUp({ canvas }: Failed): Promise<void> {
  await expect(canvas.queryByText('Sample data')).toBeNull();
  await expect(canvas.getByRole('tabpanel')).not.toHaveTextContent(/\d/);
}

/** Checks that each part shows its failure where samples are off. */
export async function expectEachFailed({ canvas }: Failed): Promise<void> {
  await expect(canvas.queryByText('Sample data')).toBeNull();
  await expect(canvas.getAllByRole('button', { name: /^Try again/ }).length).toBeGreaterThan(1);
}
