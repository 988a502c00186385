import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { STORY_NOW } from '../../../.storybook/dashboard-args.js';
import { maximumOf } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectRowsInLine, withTextSpacing } from '../../../.storybook/story-checks.js';
import { bookings } from '../../domain/index.js';
import { bookings as data } from '../../testing/demo-api/fixtures/bookings.js';
import { Panel } from '../panel/index.js';
import { BookingList } from './booking-list.js';
import { DateTile } from './booking-row.js';

const { items } = bookings.sanitize(data);
const many = bookings.sanitize(maximumOf(data)).items;

const meta = preview.meta({
  title: 'components/booking-list',
  id: 'components-booking-list',
  component: BookingList,
  subcomponents: { DateTile },
  args: { bookings: items, now: STORY_NOW },
  argTypes: { bookings: { control: false }, now: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1232 }}>
        <Panel title="Bookings">{Story()}</Panel>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Upcoming' }).children).toHaveLength(3);
    await expect(canvas.getByRole('list', { name: 'Completed' }).children).toHaveLength(3);
    await expect(canvas.getByText('Dec 12 – 15, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bilum Weaving Circle' })).toHaveAttribute(
      'href',
      '/booking/booking-1',
    );
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Playground = meta.story({ args: { headingLevel: 3, pageSize: 50, skeletonRows: 3 } });

export const Upcoming = meta.story({
  args: { variant: 'upcoming', bookings: items.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(
        (_, element) => element?.tagName === 'TIME' && element.textContent === 'Sat, Dec 12, 2026',
      ),
    ).toBeVisible();
    await expect(canvas.getAllByText('Check-in')).toHaveLength(3);
    const row = canvasElement.querySelector('[data-slot="booking"]');
    await expect(row?.getBoundingClientRect().height).toBe(85);
  },
});

export const Compact = meta.story({
  globals: { density: '0.875' },
  play: ({ canvasElement }) => expectRowsInLine(canvasElement, '[data-slot="booking"]'),
});

/** A wide font or the reader's text spacing never breaks a status inside a word: the column widens. */
export const SpacedText = meta.story({
  play: ({ canvas }) =>
    withTextSpacing(async () => {
      const word = document.createRange();
      for (const status of canvas.getAllByText('Completed', { selector: 'bdi' })) {
        word.selectNodeContents(status);
        await expect(word.getClientRects()).toHaveLength(1);
      }
    }),
});

export const WholeRowIsTheLink = meta.story({
  args: { variant: 'upcoming', bookings: items.slice(0, 1), hrefFor: () => '#booking' },
  play: async ({ canvas, canvasElement }) => {
    const row = canvasElement.querySelector('[data-slot="booking"]');
    const { right = 0, top = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    const target = document.elementFromPoint(right - 40, top + height / 2);
    await expect(target).toBe(canvas.getByRole('link', { name: 'Bilum Weaving Circle' }));
  },
});

/** All groups: a booking under way, one without a readable date, one whose day does not exist. */
export const AllPhases = meta.story({
  args: {
    bookings: bookings.sanitize([
      ...data.slice(0, 1),
      { id: 'a', listingTitle: 'Harvest Week', checkIn: '2026-11-20', checkOut: '2026-11-21' },
      { id: 'b', listingTitle: 'Canoe Carving', checkIn: 'soon', checkOut: null },
      { id: 'c', listingTitle: 'Reef Walk', checkIn: '2027-02-30', checkOut: '2027-03-02' },
      ...data.slice(3, 4),
    ]).items,
  },
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(groups).toEqual(['Under way', 'Upcoming', 'Completed', 'Date to be confirmed']);
    const unknown = canvas.getByRole('list', { name: 'Date to be confirmed' });
    await expect(unknown.children).toHaveLength(2);
    await expect(unknown).toHaveTextContent('Date to be confirmed – Mar 2, 2027');
  },
});

export const WithoutId = meta.story({
  args: {
    bookings: bookings.sanitize([{ listingTitle: 'Bilum Weaving Circle', checkIn: '2026-12-12' }]).items,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bilum Weaving Circle')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const HostileId = meta.story({
  args: {
    bookings: bookings.sanitize(
      ['../admin?x=1#y', 'javascript:alert(1)', '..', '\ud800'].map((id) => ({
        id,
        listingTitle: `Id ${id.length}`,
      })),
    ).items,
  },
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/booking/..%2Fadmin%3Fx%3D1%23y', '/booking/javascript%3Aalert(1)']);
  },
});

export const TenThousand = meta.story({
  args: { bookings: many },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2_000);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1–50 of 10,000');
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 51–100 of 10,000');
    await expect(next).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
  },
});

/** The host controls the page: the list shows that one, even after it asked for another. */
export const PageOfTheHost = meta.story({
  args: { bookings: many, page: 3, onPageChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 101–150 of 10,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 101–150 of 10,000');
  },
});

/** Rows out of sight are not laid out but keep their height, so that the page does not move. */
export const RowsOutOfSight = meta.story({
  args: { bookings: many },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    const isLaidOut = () => rows.at(-1)?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isLaidOut()).toBe(false));
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    // The first row of a group has no hairline.
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  },
});

export const LoadingList = meta.story({
  name: 'Loading',
  decorators: [
    (Story) => (
      <Panel title="Bookings" loading>
        {Story()}
      </Panel>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="booking"]')).toHaveLength(3);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  decorators: [(Story) => <div style={{ inlineSize: 900 }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gap: 24, paddingBlock: 24 }}>
      <Panel title="Upcoming, wide">
        <BookingList variant="upcoming" bookings={items.slice(0, 4)} now={STORY_NOW} />
      </Panel>
      <Panel title="All, paged">
        <BookingList bookings={items} now={STORY_NOW} pageSize={4} />
      </Panel>
      <div style={{ containerType: 'inline-size', inlineSize: 358 }}>
        <Panel title="Narrow">
          <BookingList bookings={items.slice(1, 5)} now={STORY_NOW} />
        </Panel>
      </div>
      <Panel title="Loading" loading>
        <BookingList bookings={[]} now={STORY_NOW} skeletonRows={2} />
      </Panel>
    </div>
  ),
});
