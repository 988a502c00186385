import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AGENT_JSON, CORPORATE_JSON, ORGANIZER_JSON } from '../../../.storybook/dashboard-args.js';
import { type EmbeddedArgs, embedded, embeddedCode } from '../../../.storybook/embedded.js';
import preview from '../../../.storybook/preview.js';
import {
  expectCleanText,
  expectNoSidewaysScroll,
  LOADING_TIMEOUT,
} from '../../../.storybook/story-checks.js';
import { DASHBOARD_TITLES } from '../../dashboards/role/index.js';
import { widgetStateMessages } from '../../i18n/compiled/en/widget-state.js';
import { bookings } from '../../testing/demo-api/fixtures/bookings.js';
import { listings } from '../../testing/demo-api/fixtures/listings.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import type { WidgetActionDetail } from '../element/events.js';
import { FRAME_KINDS, type FrameKind } from './messages.js';

interface DashboardArgs extends EmbeddedArgs {
  kind: FrameKind;
}

const Dashboard = ({ kind, attributes, ...args }: DashboardArgs): ReactElement =>
  embedded('tapa-dashboard', { attributes: { kind, ...attributes }, ...args });

const codeOf = (_: string, { args: { kind, attributes, ...args } }: { args: DashboardArgs }): string =>
  embeddedCode('tapa-dashboard', { attributes: { kind, ...attributes }, ...args });

const TRAVELER = { user: users.traveler, bookings, listings };

const meta = preview.meta({
  title: 'embed/dashboard',
  id: 'embed-dashboard',
  component: Dashboard,
  parameters: {
    layout: 'fullscreen',
    docs: {
      source: { transform: codeOf },
      description: {
        component:
          '`<tapa-dashboard>` shows a whole dashboard in a frame on the page of a partner, as high as its content. The page passes data, scheme and brand in, and gets events for actions. Fonts of the page do not apply inside a frame: it uses those that the reader has. The embedding guide (`.github/EMBEDDING.md`) shows how to use it.',
      },
    },
  },
  argTypes: { kind: { control: 'select', options: FRAME_KINDS } },
  beforeEach: async () => {
    // Storybook builds the files that partners get.
    await import(/* @vite-ignore */ new URL('embed/tapa-dashboard.js', document.baseURI).href);
  },
  args: { kind: 'traveler' as FrameKind, attributes: {}, data: TRAVELER, onAction: fn() },
});

const frameIn = (canvasElement: HTMLElement): HTMLIFrameElement => {
  const frame = canvasElement.querySelector('tapa-dashboard')?.shadowRoot?.querySelector('iframe');
  if (!frame) throw new Error('No <tapa-dashboard> with a frame');
  return frame;
};

/** Returns queries within the frame once its page has loaded; before that the frame has another document. */
const insideOf = async (canvasElement: HTMLElement): Promise<ReturnType<typeof within>> => {
  const frame = frameIn(canvasElement);
  const page = () => frame.contentDocument?.getElementById('dashboard');
  await waitFor(() => expect(page()).toBeTruthy(), LOADING_TIMEOUT);
  return within(page() as HTMLElement);
};

const playKind = async ({ args, canvasElement }: { args: DashboardArgs; canvasElement: HTMLElement }) => {
  const inside = await insideOf(canvasElement);
  await inside.findByRole('heading', { level: 1, name: DASHBOARD_TITLES[args.kind] }, LOADING_TIMEOUT);
  const frame = frameIn(canvasElement);
  await waitFor(() => {
    const { scrollHeight, clientHeight } = frame.contentDocument?.documentElement ?? {};
    expect(scrollHeight).toBe(clientHeight);
  });
  await expectCleanText(frame.contentDocument?.body as HTMLElement);
  await expectNoSidewaysScroll();
};

export const Default = meta.story({ name: 'Traveler', play: playKind });

export const TravelAgent = meta.story({
  args: { kind: 'travel-agent', data: { user: users.travel_agent, ...AGENT_JSON } },
  play: playKind,
});

export const TourOrganizer = meta.story({
  args: { kind: 'tour-organizer', data: { user: users.tour_organizer, ...ORGANIZER_JSON } },
  play: playKind,
});

export const Corporate = meta.story({
  args: { kind: 'corporate', data: { user: users.corporate_admin, ...CORPORATE_JSON } },
  play: playKind,
});

export const Phone = meta.story({
  name: '390 px',
  globals: { viewport: { value: 'phone' } },
  play: playKind,
});

/** The brand of a partner, by attributes on the element. */
export const Brand = meta.story({
  args: { attributes: { 'brand-color': '#0f766e', 'brand-radius': '16', 'brand-motif': '0' } },
  play: async (context) => {
    await playKind(context);
    const { contentDocument } = frameIn(context.canvasElement);
    const root = contentDocument?.querySelector<HTMLElement>('[data-tapa-theme]');
    await expect(root?.style.getPropertyValue('--tapa-brand')).toBe('#0f766e');
  },
});

/** On a dark page; like a widget it has no background of its own. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async (context) => {
    await playKind(context);
    const { contentDocument } = frameIn(context.canvasElement);
    await expect(contentDocument?.querySelector('[data-theme="dark"]')).toBeTruthy();
  },
});

/** Links to its own tabs are followed inside the frame; the page follows other links. */
export const Links = meta.story({
  play: async ({ args, canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await inside.findByRole('heading', { level: 1 }, LOADING_TIMEOUT);
    await userEvent.click(inside.getByRole('link', { name: 'All trips' }));
    await expect(inside.getByRole('tab', { name: 'My Trips' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole('tab', { name: 'Overview' }));
    await userEvent.click(inside.getByRole('link', { name: /^See more/ }));
    await waitFor(() =>
      expect(args.onAction).toHaveBeenLastCalledWith({ action: 'open', href: '/destinations' }),
    );
  },
});

/** The page handles actions: a decision waits for its answer, and the first one is rejected. */
export const Answers = meta.story({
  args: {
    kind: 'corporate',
    attributes: { actions: 'approve decline undo' },
    data: { user: users.corporate_admin, ...CORPORATE_JSON },
    onAction: fn(({ action, respondWith }: WidgetActionDetail) => {
      if (action === 'approve') respondWith(Promise.reject('The budget of this month is closed.'));
    }),
  },
  play: async ({ args, canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await userEvent.click(await inside.findByRole('tab', { name: /^Approvals/ }, LOADING_TIMEOUT));
    const [approve] = await inside.findAllByRole('button', { name: /^Approve / }, LOADING_TIMEOUT);
    if (!approve) throw new Error('Nothing waits for a decision');
    await userEvent.click(approve);
    // In its row, and in the announcement.
    await waitFor(() => expect(inside.getAllByText(/The budget of this month is closed\./)).toHaveLength(2));
    await userEvent.click(inside.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(args.onAction).toHaveBeenCalledTimes(2));
  },
});

/** Without data the dashboard is a skeleton. */
export const Loading = meta.story({
  args: { data: undefined },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await inside.findByRole('heading', { level: 1 }, LOADING_TIMEOUT);
    await expect(
      frameIn(canvasElement).contentDocument?.querySelector('[data-state="loading"]'),
    ).toBeTruthy();
  },
});

/** Unreadable parts show sample data, marked. */
export const Malformed = meta.story({
  args: { data: { user: 'nobody', bookings: 'none', listings: 7 } },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await inside.findAllByText('Sample data', undefined, LOADING_TIMEOUT);
  },
});

/** The page names failed parts in its data; 'Try again' sends it an event. */
export const PartlyFailed = meta.story({
  args: { data: { ...TRAVELER, bookings: null, failed: ['bookings'] } },
  play: async ({ args, canvasElement }) => {
    const inside = await insideOf(canvasElement);
    const trips = within(await inside.findByRole('region', { name: 'Upcoming Trips' }, LOADING_TIMEOUT));
    await expect(trips.getByRole('heading', { name: 'We could not load your trips' })).toBeVisible();
    await userEvent.click(trips.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith({ action: 'retry' }));
  },
});

/** The source answers 500; 'Try Again' fetches it once more, unless the page prevents it. */
export const FailingSource = meta.story({
  args: { attributes: { src: '/api/partner-dashboard' }, data: undefined },
  beforeEach({ msw }) {
    msw.use(http.get('*/api/partner-dashboard', () => new HttpResponse(null, { status: 500 })));
  },
  play: async ({ args, canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Try Again' }, LOADING_TIMEOUT));
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith({ action: 'retry' }));
    await inside.findByText(widgetStateMessages['widget.state.error.http'], undefined, LOADING_TIMEOUT);
  },
});
