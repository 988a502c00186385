import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../preview';
import { REVIEW_CELLS, REVIEW_ROLES, REVIEW_STATES } from './role-states/table';
import { type MatrixChoices, StateMatrix } from './state-matrix';

const meta = preview.meta({
  title: 'review/State matrix',
  id: 'review-state-matrix',
  component: StateMatrix,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { role: 'all' as const, state: 'all' as const, width: 1440 as const, settings: {}, onChange: fn() },
  argTypes: {
    role: { control: 'select', options: ['all', ...REVIEW_ROLES] },
    state: { control: 'select', options: ['all', ...REVIEW_STATES.map(({ id }) => id)] },
    width: { control: 'select', options: [390, 768, 1440] },
  },
  render: function Page(args, { globals }) {
    const [, updateArgs] = useArgs<MatrixChoices>();
    return <StateMatrix {...args} settings={globals} onChange={updateArgs} />;
  },
});

export const StateMatrixPage = meta.story({
  name: 'Every role, with odd data',
  tags: ['tests'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_CELLS.length);
    await expect(canvas.getByRole('link', { name: 'Tour organizer, Empty' })).toHaveAttribute(
      'href',
      expect.stringMatching(/path=\/story\/dashboards-role-tour-organizer--empty&globals=theme:brand;/),
    );
  },
});

export const OneRole = meta.story({
  tags: ['!dev'],
  args: { role: 'corporate_admin' },
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
