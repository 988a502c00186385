import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Check } from '../../icons/index.js';
import { Button, ButtonRow } from '../button/index.js';
import { ActionButton, useAction } from './action-button.js';

interface StoryArgs {
  /** Callback of the button; a promise makes it wait. */
  onPress: () => unknown;
}

function Approve({ onPress }: StoryArgs) {
  const action = useAction(onPress);
  return (
    <ActionButton action={action} variant="approve" icon={<Check />} workingLabel="Approving">
      Approve
    </ActionButton>
  );
}

const meta = preview.meta({
  title: 'components/action-button',
  id: 'components-action-button',
  component: Approve,
  args: { onPress: fn((): unknown => undefined) },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const Playground = meta.story();

/** While it works, the button keeps its width and focus and ignores presses. */
export const Working = meta.story({
  args: { onPress: fn((): unknown => new Promise(() => undefined)) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Approve' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: 'Approving' })).toBe(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** After a failure it can be pressed again. */
export const Failed = meta.story({
  args: { onPress: fn((): unknown => Promise.reject(new Error('The budget is closed.'))) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Approve' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('data-state', 'error');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <ButtonRow>
      <Button variant="approve" icon={<Check />}>
        Approve
      </Button>
      <Button variant="approve" icon={<Check />} busyLabel="Approving">
        Approve
      </Button>
      <Button variant="primary" busyLabel="Redeeming">
        Redeem
      </Button>
      <Button busyLabel="Saving">Save</Button>
      <Button variant="quiet" aria-disabled>
        Decline
      </Button>
    </ButtonRow>
  ),
});
