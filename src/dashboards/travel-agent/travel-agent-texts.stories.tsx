import { expect } from 'storybook/test';
import { AGENT, atTab } from '../../../.storybook/dashboard-args.js';
import {
  HOSTILE,
  HOSTILE_TEXTS,
  LONG_AMOUNT,
  LONG_TEXT,
  LONG_WORD,
} from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectNoMarkup, expectNoSidewaysScroll, fitsWindow } from '../../../.storybook/story-checks.js';
import {
  agentBookings,
  agentClients,
  externalBookings,
} from '../../testing/demo-api/fixtures/travel-agent.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/texts',
  id: 'dashboards-travel-agent-texts',
  component: TravelAgentDashboard,
  ...AGENT.page,
});

export const HostileStrings = meta.story({
  args: {
    defaultTab: 'bookings',
    user: {
      firstName: HOSTILE.override,
      lastName: HOSTILE.emoji,
      email: HOSTILE.markup,
      role: 'travel_agent',
    },
    bookings: {
      data: HOSTILE_TEXTS.map((text, id) => ({
        id,
        clientName: text,
        destination: HOSTILE.override,
        type: text,
        dates: text,
        status: text,
      })),
    },
    externalBookings: {
      data: HOSTILE_TEXTS.map((text, id) => ({
        id,
        provider: text,
        platform: HOSTILE.markup,
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(HOSTILE.markup).length).toBeGreaterThan(0);
    await expectNoMarkup(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const HostileProviders = meta.story({
  args: { ...HostileStrings.input.args, defaultTab: 'external-apis' },
  play: async ({ canvasElement }) => {
    await expectNoMarkup(canvasElement);
    await expectNoSidewaysScroll();
  },
});

const textual = (text: string) => ({
  user: { ...users.travel_agent, firstName: text, lastName: text, email: `${text}@example.com` },
  bookings: {
    data: agentBookings.map((booking) => ({
      ...booking,
      clientName: text,
      destination: text,
      type: text,
      dates: text,
      status: text,
      value: LONG_AMOUNT,
    })),
  },
  clients: {
    data: {
      ...agentClients,
      list: agentClients.list.map((client) => ({
        ...client,
        name: text,
        email: text,
        type: text,
        status: text,
      })),
    },
  },
  externalBookings: {
    data: externalBookings.map((entry) => ({
      ...entry,
      provider: text,
      platform: `${text} platform`,
    })),
  },
});

export const LongTexts = meta.story({ ...fitsWindow('phone'), args: textual(LONG_TEXT) });

export const LongTextsDesktop = meta.story({ args: textual(LONG_TEXT), play: expectNoSidewaysScroll });

export const UnbreakableWord = meta.story({ ...fitsWindow('phone'), args: textual(LONG_WORD) });

export const UnbreakableWordDesktop = meta.story({ args: textual(LONG_WORD), play: expectNoSidewaysScroll });

export const UnbreakableClients = meta.story(atTab('clients', fitsWindow('small'), textual(LONG_WORD)));
