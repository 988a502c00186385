import { expect, type within } from 'storybook/test';

/** A call that failed is told to nobody but the server and the console (spec section 8): no alert, no toast. */
export async function expectNoMessage(canvas: ReturnType<typeof within>): Promise<void> {
  const said = [...canvas.queryAllByRole('alert'), ...canvas.queryAllByRole('status')];
  await expect(said.map((region) => region.textContent).filter((text) => text !== '')).toEqual([]);
}
