import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { fitsWindow } from '../../../.storybook/story-checks.js';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.js';

/** Keeps what is chosen, as a page does. */
function Kept({ value, onChange, ...rest }: DateRangeFieldProps) {
  const [range, setRange] = useState(value);
  return (
    <DateRangeField
      {...rest}
      value={range}
      onChange={(next) => {
        setRange(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'components/date-range-field',
  id: 'components-date-range-field',
  component: DateRangeField,
  args: { label: 'Check-in', value: { from: '2026-12-01', to: '' }, onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'] } },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('group', { name: 'Check-in' });
    await expect(field).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-12-24' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '2026-12-24' });
  },
});

export const Playground = meta.story({ args: { size: 'md', labelHidden: false } });

/** A span that ends before it starts says so at both fields. */
export const Backwards = meta.story({
  args: { value: { from: '2026-12-24', to: '2026-12-01' } },
  play: async ({ canvas }) => {
    for (const name of ['From', 'To']) {
      await expect(canvas.getByLabelText(name)).toBeInvalid();
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(
        'The last day is before the first.',
      );
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('The last day is before the first.');
  },
});

/** A day that cannot be chosen says which can, at the field that it stands in. */
export const Outside = meta.story({
  args: { value: { from: '2026-11-30', to: '2026-12-10' }, min: '2026-12-01', max: '2026-12-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toBeInvalid();
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription(
      'Choose a day from Dec 1, 2026 to Dec 24, 2026.',
    );
    await expect(canvas.getByLabelText('To')).toBeValid();
  },
});

export const Toolbar = meta.story({ args: { size: 'sm', labelHidden: true } });

export const Phone = meta.story({ ...fitsWindow('small') });

export const RightToLeft = meta.story({ globals: { direction: 'rtl', language: 'ar' } });

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <Kept {...args} />
      <Kept {...args} value={{ from: '2026-12-24', to: '2026-12-01' }} />
      <Kept {...args} size="sm" labelHidden />
      <Kept {...args} disabled />
    </div>
  ),
});
