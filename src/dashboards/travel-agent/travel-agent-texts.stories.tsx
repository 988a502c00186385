import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { expectNoSidewaysScroll } from '../../../.storybook/story-checks';
import { withBottomNav } from '../../../.storybook/with-bottom-nav';
import {
  agentBookings,
  agentClients,
  agentCommissions,
  agentStats,
  externalBookings,
} from '../../../app/demo-api/fixtures/travel-agent';
import { users } from '../../../app/demo-api/fixtures/users';
import { TravelAgentDashboard } from './travel-agent-dashboard';

const meta = preview.meta({
  title: 'dashboards/travel-agent/texts',
  component: TravelAgentDashboard,
  parameters: { layout: 'fullscreen' },
  args: {
    user: users.travel_agent,
    stats: agentStats,
    bookings: agentBookings,
    clients: agentClients,
    commissions: agentCommissions,
    externalBookings,
  },
  argTypes: { banner: { control: false }, brand: { control: false } },
  decorators: [withBottomNav('travel_agent')],
});

const HOSTILE = {
  markup: '<script>document.title = "hijacked"</script><img src=x onerror="document.title = 1">',
  override: '\u202Egnippilf\u202C \u2067text\u2069',
  emoji: '👩🏽‍🌾🌺 Kava 🏝️ and song 🎶',
  zeroWidth: 'Wo\u200B\u200D\u2060rds\uFEFF apart',
  zalgo: `T${'\u0300\u0301\u0302\u0303'.repeat(8)}apa`,
};

export const HostileStrings = meta.story({
  args: {
    defaultTab: 'bookings',
    user: {
      firstName: HOSTILE.override,
      lastName: HOSTILE.emoji,
      email: HOSTILE.markup,
      role: 'travel_agent',
    },
    bookings: Object.values(HOSTILE).map((text, id) => ({
      id,
      clientName: text,
      destination: HOSTILE.override,
      type: text,
      dates: text,
      status: text,
    })),
    externalBookings: Object.values(HOSTILE).map((text, id) => ({
      id,
      provider: text,
      platform: HOSTILE.markup,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(HOSTILE.markup).length).toBeGreaterThan(0);
    await expect(canvasElement.querySelector('script, img[src="x"]')).toBeNull();
    await expect(document.title).not.toMatch(/hijacked|^1$/);
    await expectNoSidewaysScroll();
  },
});

export const HostileProviders = meta.story({
  args: { ...HostileStrings.input.args, defaultTab: 'external-apis' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[src="x"]')).toBeNull();
    await expectNoSidewaysScroll();
  },
});

const textual = (text: string) => ({
  user: { ...users.travel_agent, firstName: text, lastName: text, email: `${text}@example.com` },
  bookings: agentBookings.map((booking) => ({
    ...booking,
    clientName: text,
    destination: text,
    type: text,
    dates: text,
    status: text,
    value: 123_456_789.99,
  })),
  clients: {
    ...agentClients,
    list: agentClients.list.map((client) => ({
      ...client,
      name: text,
      email: text,
      type: text,
      status: text,
    })),
  },
  externalBookings: externalBookings.map((entry) => ({
    ...entry,
    provider: text,
    platform: `${text} platform`,
  })),
});

const LONG = 'A week of weaving, singing and slow meals with families '.repeat(5).trim();

export const LongTexts = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: textual(LONG),
  play: expectNoSidewaysScroll,
});

export const LongTextsDesktop = meta.story({ args: textual(LONG), play: expectNoSidewaysScroll });

const LONG_WORD = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';

export const UnbreakableWord = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: textual(LONG_WORD),
  play: expectNoSidewaysScroll,
});

export const UnbreakableWordDesktop = meta.story({ args: textual(LONG_WORD), play: expectNoSidewaysScroll });

export const UnbreakableClients = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { ...textual(LONG_WORD), defaultTab: 'clients' },
  play: expectNoSidewaysScroll,
});
