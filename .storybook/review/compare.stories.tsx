import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview';
import { Compare, type Comparison } from './compare';
import { storyIdOf } from './role-states/table';

const START: Comparison = {
  left: storyIdOf('traveler', 'live'),
  right: storyIdOf('traveler', 'live'),
  leftTheme: 'light',
  rightTheme: 'dark',
  leftBrand: 'toolbar',
  rightBrand: 'toolbar',
  leftLanguage: 'toolbar',
  rightLanguage: 'toolbar',
  leftCurrency: 'toolbar',
  rightCurrency: 'toolbar',
  leftDirection: 'toolbar',
  rightDirection: 'toolbar',
  leftTextSize: 'toolbar',
  rightTextSize: 'toolbar',
  leftDensity: 'toolbar',
  rightDensity: 'toolbar',
  width: 1440,
};

const meta = preview.type<{ args: Comparison }>().meta({
  title: 'review/Compare',
  id: 'review-compare',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: START,
  render: function Page(comparison, { globals, id }) {
    const [, updateArgs] = useArgs<Comparison>();
    return <Compare comparison={comparison} settings={globals} onChange={updateArgs} ownStoryId={id} />;
  },
});

export const ComparePage = meta.story({
  name: 'Compare',
  play: async ({ canvas }) => {
    const left = within(canvas.getByRole('region', { name: 'Left side' }));
    await waitFor(() => expect(left.getAllByRole('option').length).toBeGreaterThan(200));
    await expect(left.getByRole('combobox', { name: 'Left story' })).toHaveValue(
      'dashboards-role-traveler--live',
    );
  },
});

export const ChoosesAndSwaps = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const left = within(canvas.getByRole('region', { name: 'Left side' }));
    const right = within(canvas.getByRole('region', { name: 'Right side' }));
    await userEvent.selectOptions(
      left.getByRole('combobox', { name: 'Left story' }),
      'dashboards-role-admin--offline',
    );
    await userEvent.selectOptions(right.getByRole('combobox', { name: 'Direction' }), 'Right to left');
    await userEvent.click(canvas.getByRole('radio', { name: '390' }));
    await waitFor(() =>
      expect(right.getByRole('link')).toHaveAttribute('href', expect.stringContaining('direction:rtl')),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    await waitFor(() =>
      expect(right.getByRole('combobox', { name: 'Right story' })).toHaveValue(
        'dashboards-role-admin--offline',
      ),
    );
    await expect(left.getByRole('combobox', { name: 'Direction' })).toHaveValue('rtl');
    await expect(left.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark');
    await expect(canvas.getByRole('radio', { name: '390' })).toBeChecked();
  },
});
