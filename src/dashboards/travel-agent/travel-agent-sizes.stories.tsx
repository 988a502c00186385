import { expect, within } from 'storybook/test';
import { AGENT_ANSWERS, AGENT_CALLBACKS } from '../../../.storybook/dashboard-args';
import preview from '../../../.storybook/preview';
import { expectNoSidewaysScroll } from '../../../.storybook/story-checks';
import { withBottomNav } from '../../../.storybook/with-bottom-nav';
import { users } from '../../../app/demo-api/fixtures/users';
import { TravelAgentDashboard } from './travel-agent-dashboard';

const meta = preview.meta({
  title: 'dashboards/travel-agent/sizes',
  component: TravelAgentDashboard,
  parameters: { layout: 'fullscreen' },
  args: { user: users.travel_agent, ...AGENT_ANSWERS, ...AGENT_CALLBACKS },
  argTypes: { banner: { control: false }, brand: { control: false } },
  decorators: [withBottomNav('travel_agent')],
});

export const PhoneDark = meta.story({
  name: '390 px, dark',
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
});

export const PhoneRightToLeft = meta.story({
  name: '390 px, right to left',
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  play: expectNoSidewaysScroll,
});

export const PhoneClients = meta.story({
  name: '390 px, Clients',
  globals: { viewport: { value: 'phone' } },
  args: { defaultTab: 'clients' },
  play: async ({ canvas }) => {
    // The bottom navigation does not lead there.
    await expect(canvas.getByRole('button', { name: 'New Client' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const PhoneExternalApis = meta.story({
  name: '390 px, External APIs',
  globals: { viewport: { value: 'phone' } },
  args: { defaultTab: 'external-apis' },
  play: expectNoSidewaysScroll,
});

export const PhoneWhiteLabel = meta.story({
  name: '390 px, White-Label',
  globals: { viewport: { value: 'phone' } },
  args: { defaultTab: 'white-label' },
  play: expectNoSidewaysScroll,
});

export const PhoneAnalytics = meta.story({
  name: '390 px, Analytics',
  globals: { viewport: { value: 'phone' } },
  args: { defaultTab: 'analytics' },
  play: expectNoSidewaysScroll,
});

export const Small = meta.story({
  name: '320 px',
  globals: { viewport: { value: 'small' } },
  play: expectNoSidewaysScroll,
});

export const SmallExternalApis = meta.story({
  name: '320 px, External APIs',
  globals: { viewport: { value: 'small' } },
  args: { defaultTab: 'external-apis' },
  play: expectNoSidewaysScroll,
});

export const Tablet = meta.story({
  name: '768 px',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const Desktop = meta.story({ name: '1440 px', globals: { viewport: { value: 'desktop' } } });

export const LargeTextPhone = meta.story({
  name: 'Text 200%, 390 px',
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
});

export const LargeTextExternalApis = meta.story({
  name: 'Text 200%, 390 px, External APIs',
  globals: { textSize: '200', viewport: { value: 'phone' } },
  args: { defaultTab: 'external-apis' },
  play: expectNoSidewaysScroll,
});

export const InANarrowColumn = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const recent = within(canvas.getByRole('table', { name: 'Recent bookings' }));
    const name = recent.getByText('Aroha Ngata').getBoundingClientRect();
    const dates = recent.getByText('Dec 14 – 21, 2026').getBoundingClientRect();
    await expect(dates.top).toBeGreaterThan(name.bottom);
  },
});
