import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { CalendarPlus, FileText, Search, UserPlus } from '../../icons/index.js';
import { QuickAction, QuickActions } from './index.js';

const meta = preview.meta({
  title: 'components/quick-action',
  id: 'components-quick-action',
  component: QuickAction,
  subcomponents: { QuickActions },
  args: { children: 'New Client', icon: <UserPlus />, onClick: fn() },
  argTypes: { icon: { control: false } },
  decorators: [
    (Story, { tags }) => (
      <div style={{ maxInlineSize: tags.includes('visual') ? 1280 : 308, containerType: 'inline-size' }}>
        {Story()}
      </div>
    ),
  ],
});

export const Default = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 308 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const action = canvas.getByRole('button', { name: 'New Client' });
    await userEvent.click(action);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Playground = meta.story({ args: { disabled: false } });

export const AsLink = meta.story({
  render: () => (
    <QuickAction icon={<Search />} href="#external">
      Search External
    </QuickAction>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Search External' })).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

const four = (
  <QuickActions>
    <QuickAction icon={<UserPlus />}>New Client</QuickAction>
    <QuickAction icon={<CalendarPlus />}>Create Booking</QuickAction>
    <QuickAction icon={<Search />}>Search External</QuickAction>
    <QuickAction icon={<FileText />}>Generate Quote</QuickAction>
  </QuickActions>
);

export const Row = meta.story({
  name: 'Four in a row',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1280 }}>
        <Story />
      </div>
    ),
  ],
  render: () => four,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Quick actions' })).toBeVisible();
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([58, 58, 58, 58]);
  },
});

export const LongText = meta.story({
  render: () => (
    <QuickActions>
      <QuickAction icon={<FileText />}>Generate a quote for a whole family of travellers</QuickAction>
      <QuickAction icon={<Search />}>Taumatawhakatangihangakoauauotamateaturipukakapiki</QuickAction>
    </QuickActions>
  ),
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {four}
      <div className="story-narrow">{four}</div>
      <div style={{ inlineSize: 256 }}>{four}</div>
      <QuickActions>
        <QuickAction icon={<UserPlus />} disabled>
          New Client
        </QuickAction>
        <QuickAction icon={<Search />} href="#external">
          Search External
        </QuickAction>
      </QuickActions>
    </div>
  ),
});
