import { expect, fireEvent, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectReadFromTheLeft, fitsWindow } from '../../../.storybook/story-checks.js';
import { Field } from './index.js';

const meta = preview.meta({
  title: 'components/field',
  id: 'components-field',
  component: Field,
  args: { label: 'Destination', name: 'destination' },
  decorators: [
    (Story, { tags }) => <div style={{ maxInlineSize: tags.includes('visual') ? 720 : 320 }}>{Story()}</div>,
  ],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Destination' });
    await userEvent.click(canvas.getByText('Destination'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Nukuʻalofa');
    await expect(field).toHaveValue('Nukuʻalofa');
    await expect(canvasElement.querySelector('input')?.getBoundingClientRect().height).toBe(44);
  },
});

export const Playground = meta.story({
  args: { hint: 'A town or an island', placeholder: 'Rarotonga', optional: true, error: '', type: 'text' },
});

export const WithHint = meta.story({
  args: { hint: 'A town or an island' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('A town or an island');
  },
});

export const Optional = meta.story({
  args: { label: 'Return', type: 'date', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Return (optional)')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Error',
  args: { error: 'Enter a destination.', hint: 'A town or an island' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Destination' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('A town or an island Enter a destination.');
  },
});

export const DateField = meta.story({
  name: 'Date',
  args: { label: 'Check-in', type: 'date', min: '2026-03-01', max: '2028-02-29' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Check-in');
    await fireEvent.change(field, { target: { value: '2028-03-01' } });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose a day from Mar 1, 2026 to Feb 29, 2028.');
  },
});

export const NumberField = meta.story({
  name: 'Number',
  args: { label: 'Travelers', type: 'number', min: 1, max: 9, defaultValue: 2 },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Rarotonga' } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { hint: 'A town, or an island.', error: 'Enter a destination.' },
  play: async ({ canvas }) => {
    await expectReadFromTheLeft(canvas.getByText('A town, or an island.'));
    await expectReadFromTheLeft(canvas.getByText('Enter a destination.'));
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: '1fr 1fr' }}>
      <Field label="Destination" placeholder="Rarotonga" />
      <Field label="Destination" defaultValue="Nukuʻalofa" hint="A town or an island" />
      <Field label="Destination" error="Enter a destination." />
      <Field label="Check-in" type="date" defaultValue="2026-12-14" />
      <Field label="Return" type="date" optional />
      <Field label="Travelers" type="number" defaultValue={2} />
      <Field label="Destination" disabled defaultValue="Rarotonga" />
    </div>
  ),
});

export const UnbreakableWord = meta.story({
  ...fitsWindow('small'),
  args: { label: LONG_WORD, hint: LONG_WORD },
});
