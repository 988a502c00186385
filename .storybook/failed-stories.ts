import { expect, fn, userEvent, type within } from 'storybook/test';

/** What stands over sample data in the place of what failed. */
const BANNER = 'We could not load your data. What you see below is sample data.';

interface Failed<Args> {
  args: Args;
  canvas: ReturnType<typeof within>;
}

type Retries = { onRetry?: ((parts: never) => void) | undefined };

/**
 * Every read of a dashboard failed: one banner, sample data that is marked and cannot be acted on, and another try.
 *
 * @param nothing - the dashboard's parts without answers
 */
export const allFailed = <Nothing extends object>(nothing: Nothing) => ({
  args: { ...nothing, failed: true, onRetry: fn() },
  play: async ({ args, canvas }: Failed<Retries>) => {
    await expect(canvas.getAllByText(BANNER)).toHaveLength(1);
    // One for the four tiles, and four panels.
    await expect(canvas.getAllByText('Sample data')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: /^(Approve|Decline|Manage|Save)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith(Object.keys(nothing));
  },
});

/** One read of a dashboard failed: the banner names it, and the others are left alone. */
export const partlyFailed = <Part extends string>(part: Part, label: string) => ({
  args: { [part]: undefined, failed: [part], onRetry: fn() } as Record<Part, undefined> & {
    failed: Part[];
    onRetry: ReturnType<typeof fn>;
  },
  play: async ({ args, canvas }: Failed<Retries>) => {
    await expect(canvas.getByText(BANNER)).toBeVisible();
    await expect(canvas.getByText(`Not loaded: ${label}.`)).toBeVisible();
    await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith([part]);
  },
});
