import { expect } from 'storybook/test';
import preview from '../preview';
import { REVIEW_CELLS, REVIEW_ROLES, REVIEW_STATES, roleLabel } from './role-states/table';
import { type MatrixChoices, StateMatrix } from './state-matrix';

const meta = preview.type<{ args: MatrixChoices }>().meta({
  title: 'review/State matrix',
  id: 'review-state-matrix',
  parameters: { layout: 'fullscreen' },
  args: { role: 'all', state: 'all', width: 1440 },
  argTypes: {
    role: { control: 'select', options: ['all', ...REVIEW_ROLES.map(roleLabel)] },
    state: { control: 'select', options: ['all', ...REVIEW_STATES.map(({ label }) => label)] },
    width: { control: 'inline-radio', options: [390, 1440] },
  },
  render: (args, { globals }) => <StateMatrix {...args} settings={globals} />,
});

export const StateMatrixPage = meta.story({
  name: 'State matrix',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_CELLS.length);
    await expect(canvas.getByRole('link', { name: /Tour organizer, empty$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/path=\/story\/dashboards-role-tour-organizer--empty/),
    );
  },
});

export const OneRole = meta.story({
  tags: ['!dev'],
  args: { role: 'Corporate admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_STATES.length);
  },
});

export const OneState = meta.story({
  tags: ['!dev'],
  args: { state: 'Offline', width: 390 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_ROLES.length);
  },
});

export const Phone = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
});
