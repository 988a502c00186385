import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../preview';
import { REVIEW_CELLS, REVIEW_ROLES, REVIEW_STATES, roleLabel } from '../role-states/table';
import { FIRST_CHOICES, type TableChoices } from './review-table';
import { StateMatrix } from './state-matrix';

const meta = preview.meta({
  title: 'review/State matrix',
  id: 'review-state-matrix',
  component: StateMatrix,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { ...FIRST_CHOICES, settings: {}, onChange: fn() },
  argTypes: {
    role: { control: 'select', options: ['all', ...REVIEW_ROLES.map(roleLabel)] },
    state: { control: 'select', options: ['all', ...REVIEW_STATES.map(({ label }) => label)] },
    width: { control: 'select', options: [390, 1440] },
    theme: { control: 'select', options: ['light', 'dark'] },
    shows: { control: 'select', options: ['pictures', 'live'] },
  },
  render: function Page(args, { globals }) {
    const [, updateArgs] = useArgs<TableChoices>();
    return <StateMatrix {...args} settings={globals} onChange={updateArgs} />;
  },
});

export const StateMatrixPage = meta.story({
  name: 'Every role, with odd data',
  tags: ['tests'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_CELLS.length);
    await expect(canvas.getByRole('link', { name: /Tour organizer, overview, empty$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/path=\/story\/dashboards-role-tour-organizer--empty&globals=theme:light/),
    );
  },
});

export const OneRole = meta.story({
  tags: ['!dev'],
  args: { role: 'Corporate admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_STATES.length);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Offline');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'All roles');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_ROLES.length));
    await userEvent.click(canvas.getByRole('radio', { name: '390' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '390' })).toBeChecked());
  },
});

export const Phone = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
});
