import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { fitsWindow } from '../../../.storybook/story-checks.js';
import { CalendarDays } from '../../icons/index.js';
import { Select } from './index.js';

const options = [
  { value: 'flight', label: 'Flights' },
  { value: 'hotel', label: 'Hotels' },
  { value: 'experience', label: 'Experiences' },
];

const meta = preview.meta({
  title: 'components/select',
  id: 'components-select',
  component: Select,
  args: { label: 'What to search', options },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'] }, icon: { control: false } },
});

export const Default = meta.story({
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'What to search' });
    await userEvent.selectOptions(select, 'hotel');
    await expect(select).toHaveValue('hotel');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select.getBoundingClientRect().height).toBe(44);
  },
});

export const Playground = meta.story({ args: { size: 'md', disabled: false } });

/** In a toolbar: 36 px high, with a label for screen readers only. */
export const Toolbar = meta.story({
  render: () => <Select aria-label="Dates" size="sm" icon={<CalendarDays />} options={options} />,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Dates' });
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
  },
});

export const UnbreakableWord = meta.story({
  ...fitsWindow('small'),
  args: { label: LONG_WORD, options: [{ value: 'long', label: LONG_WORD }] },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="story-row">
      <Select label="In a form" options={options} />
      <Select aria-label="In a toolbar" size="sm" options={options} />
      <Select aria-label="With an icon" size="sm" icon={<CalendarDays />} options={options} />
      <Select aria-label="Disabled" size="sm" disabled options={options} />
    </div>
  ),
});
