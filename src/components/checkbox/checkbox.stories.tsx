import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { fitsWindow } from '../../../.storybook/story-checks.js';
import { Checkbox } from './index.js';

const meta = preview.meta({
  title: 'components/checkbox',
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'Only direct flights' },
});

export const Default = meta.story({
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Only direct flights' });
    await userEvent.click(canvas.getByText('Only direct flights'));
    await expect(box).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

export const Playground = meta.story({ args: { disabled: false, indeterminate: false } });

/** A choice for rows of which some are chosen. A press chooses all. */
export const Indeterminate = meta.story({
  args: { indeterminate: true, label: 'All requests' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

/** A choice that its owner does not accept stays as it was. */
export const Refused = meta.story({
  args: { indeterminate: true, checked: false, onChange: fn(), label: 'All requests' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

/** In a row the name is for screen readers, and the target is 24 px wide and high, 44 on touch screens. */
export const InARow = meta.story({
  render: () => <Checkbox aria-label="Select Ana Vuki" defaultChecked />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Ana Vuki' })).toBeChecked();
    const place = canvasElement.querySelector('[data-slot="checkbox-field"]')?.getBoundingClientRect();
    await expect(place?.width).toBeGreaterThanOrEqual(24);
    await expect(place?.height).toBeGreaterThanOrEqual(24);
  },
});

export const UnbreakableWord = meta.story({ ...fitsWindow('small'), args: { label: LONG_WORD } });

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="Off, disabled" disabled />
      <Checkbox label="On, disabled" disabled defaultChecked />
    </div>
  ),
});
