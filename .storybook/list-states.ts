import { expect, screen, userEvent, within } from 'storybook/test';
import { atRest, LOADING_TIMEOUT } from './story-checks.js';

interface Story {
  canvas: ReturnType<typeof within>;
}

/** A question that no list has. */
const NOWHERE = 'atlantis';

async function expectNothing({ canvas }: Story): Promise<void> {
  // A tab of several lists searches all of them.
  const titles = await canvas.findAllByRole('heading', { name: `Nothing matches “${NOWHERE}”` });
  for (const title of titles) await expect(title).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Clear search and filters' })).toHaveLength(
    titles.length,
  );
}

/**
 * Searches a list for what it does not have.
 *
 * @param search - label of the list's search
 */
export const findsNothing = (search: string) => async (story: Story) => {
  await userEvent.type(story.canvas.getByRole('textbox', { name: search }), NOWHERE);
  await expectNothing(story);
};

/** The same in a list that is too short to have a search: the address asks for it. @param tab - of the list */
export const findsNothingAsked = <Tab extends string>(tab: Tab) => ({
  args: { defaultTab: tab, lists: { [tab]: `q=${NOWHERE}` } },
  play: expectNothing,
});

/**
 * Opens a row in its sheet.
 *
 * @param opener - name of the button that opens it
 * @param title - of the sheet
 */
export const opensRow =
  (opener: string, title: string) =>
  async ({ canvas }: Story) => {
    await userEvent.click(canvas.getByRole('button', { name: opener }));
    const sheet = await screen.findByRole('dialog', { name: title }, LOADING_TIMEOUT);
    await atRest();
    await expect(within(sheet).getByRole('button', { name: 'Close' })).toBeVisible();
  };

/** Selects rows of a list whose rows are decided on. @param rows - what names them: 'Ana Vuki, Honiara' */
export const selectsRows =
  (...rows: readonly string[]) =>
  async ({ canvas }: Story) => {
    for (const row of rows) await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${row}` }));
    const bar = within(canvas.getByRole('region', { name: 'Actions for the selected rows' }));
    await expect(bar.getByText(`${rows.length} selected`)).toBeVisible();
  };

/** The answer to a decision that does not come. */
export const unanswered = (): Promise<void> => new Promise(() => undefined);

/** Approves a row, which then says that it works. @param row - what names it: 'Ana Vuki, Honiara' */
export const approves =
  (row: string) =>
  async ({ canvas }: Story) => {
    await userEvent.click(canvas.getByRole('button', { name: `Approve ${row}` }));
    const working = await canvas.findByRole('button', { name: `Approving ${row}` });
    await expect(working).toHaveAttribute('aria-busy', 'true');
  };

/**
 * Decides on a row, which then says so and offers to undo it.
 *
 * @param action - the button's
 * @param row - what names it: 'Ana Vuki, Honiara'
 */
export const decides =
  (action: 'Approve' | 'Decline', row: string) =>
  async ({ canvas }: Story) => {
    await userEvent.click(canvas.getByRole('button', { name: `${action} ${row}` }));
    await expect(await canvas.findByRole('button', { name: new RegExp(`^Undo.*${row}`) })).toBeVisible();
  };

/** Approves a row and undoes that: it can be decided again. @param row - what names it */
export const undoes =
  (row: string) =>
  async ({ canvas }: Story) => {
    await decides('Approve', row)({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Undo.*${row}`) }));
    await expect(await canvas.findByRole('button', { name: `Approve ${row}` })).toBeVisible();
  };
