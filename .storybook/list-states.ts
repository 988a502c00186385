import { expect, screen, userEvent, within } from 'storybook/test';
import { atRest, LOADING_TIMEOUT } from './story-checks.js';

interface Story {
  canvas: ReturnType<typeof within>;
}

/** A search without matches. */
const NOWHERE = 'atlantis';

async function expectNothing({ canvas }: Story): Promise<void> {
  // A tab with several lists searches all of them.
  const titles = await canvas.findAllByRole('heading', { name: `Nothing matches “${NOWHERE}”` });
  for (const title of titles) await expect(title).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Clear search and filters' })).toHaveLength(
    titles.length,
  );
}

/** Searches a list without a match. @param search - label of the search field */
export const findsNothing = (search: string) => async (story: Story) => {
  await userEvent.type(story.canvas.getByRole('textbox', { name: search }), NOWHERE);
  await expectNothing(story);
};

/** Returns a story of a search by the address, for a list too short for a search field. */
export const findsNothingAsked = <Tab extends string>(tab: Tab) => ({
  args: { defaultTab: tab, lists: { [tab]: `q=${NOWHERE}` } },
  play: expectNothing,
});

/** Opens the sheet of a row. */
export const opensRow =
  (opener: string, title: string) =>
  async ({ canvas }: Story) => {
    await userEvent.click(canvas.getByRole('button', { name: opener }));
    const sheet = await screen.findByRole('dialog', { name: title }, LOADING_TIMEOUT);
    await atRest();
    await expect(within(sheet).getByRole('button', { name: 'Close' })).toBeVisible();
  };

/** Selects rows by their names: 'Ana Vuki, Honiara'. */
export const selectsRows =
  (...rows: readonly string[]) =>
  async ({ canvas }: Story) => {
    for (const row of rows) await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${row}` }));
    const bar = within(canvas.getByRole('region', { name: 'Actions for the selected rows' }));
    await expect(bar.getByText(`${rows.length} selected`)).toBeVisible();
  };

/** Returns a promise that never settles. */
export const unanswered = (): Promise<void> => new Promise(() => undefined);

/** Approves a row, and checks that its button is busy. */
export const approves =
  (row: string) =>
  async ({ canvas }: Story) => {
    await userEvent.click(canvas.getByRole('button', { name: `Approve ${row}` }));
    const working = await canvas.findByRole('button', { name: `Approving ${row}` });
    await expect(working).toHaveAttribute('aria-busy', 'true');
  };

/** Decides on a row, and checks that Undo appears. */
export const decides =
  (action: 'Approve' | 'Decline', row: string) =>
  async ({ canvas }: Story) => {
    await userEvent.click(canvas.getByRole('button', { name: `${action} ${row}` }));
    await expect(await canvas.findByRole('button', { name: new RegExp(`^Undo.*${row}`) })).toBeVisible();
  };

/** Approves a row, undoes it, and checks that it can be approved again. */
export const undoes =
  (row: string) =>
  async ({ canvas }: Story) => {
    await decides('Approve', row)({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Undo.*${row}`) }));
    await expect(await canvas.findByRole('button', { name: `Approve ${row}` })).toBeVisible();
  };
