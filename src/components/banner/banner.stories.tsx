import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectReadFromTheLeft } from '../../../.storybook/story-checks.js';
import { roleMessages } from '../../i18n/compiled/en/role.js';
import { Sparkles } from '../../icons/index.js';
import { BANNER_TONES, Banner } from './banner.js';
import { OfflineBanner } from './offline-banner.js';

const meta = preview.meta({
  title: 'components/banner',
  id: 'components-banner',
  component: Banner,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { children: roleMessages['role.unknown']({ role: 'reviewer' }) },
  argTypes: { icon: { control: false } },
});

// spec: 2.role-unknown
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Unknown user role: reviewer. Using test dashboard.')).toBeVisible();
    const banner = canvasElement.querySelector('[data-slot="banner"]');
    await expect(banner?.getBoundingClientRect().height).toBe(45);
    await expect(banner).not.toHaveAttribute('role');
  },
});

export const Playground = meta.story({ args: { tone: 'info', children: 'A message about the whole page.' } });

export const Warning = meta.story({
  args: { tone: 'warning', children: 'Some prices are from yesterday.' },
});

export const OwnIcon = meta.story({
  args: { icon: <Sparkles />, children: 'The itinerary planner speaks te reo Māori now.' },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvas }) =>
    expectReadFromTheLeft(canvas.getByText('Unknown user role: reviewer. Using test dashboard.')),
});

const NOTICE = roleMessages['role.unknown']({
  role: 'chief_of_a_very_long_unbreakable_role_name_without_spaces',
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {BANNER_TONES.map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
      <OfflineBanner online={false} />
      <div style={{ inlineSize: 320 }}>
        <OfflineBanner online={false} />
      </div>
      <div style={{ inlineSize: 320 }}>
        <Banner>{NOTICE}</Banner>
      </div>
    </div>
  ),
});
