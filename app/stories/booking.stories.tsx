import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { LOADING_TIMEOUT } from '../../.storybook/story-checks';
import type { FaultName } from '../../src/testing/demo-api/fault-choices';
import { bookings } from '../../src/testing/demo-api/fixtures/bookings';
import { appStory } from './app-story';

const [booking] = bookings;

const meta = preview.meta({
  ...appStory,
  title: 'app/booking',
  id: 'app-booking',
  tags: ['!autodocs'],
  args: { path: `/booking/${booking?.id}`, role: 'traveler' },
});

type Canvas = ReturnType<typeof within>;

const shows =
  (heading: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading }, LOADING_TIMEOUT)).toBeVisible();
  };

const NOT_FOUND = 'Booking not found';

/** While the list cannot be read, it is unknown whether the booking exists. */
const failing = (fault: FaultName) => ({
  globals: { fault },
  play: async ({ canvas }: { canvas: Canvas }) => {
    const main = within(await canvas.findByRole('main', undefined, LOADING_TIMEOUT));
    // The alert is in the page before its message.
    await waitFor(
      () => expect(main.getByRole('alert')).toHaveTextContent("The booking didn't load"),
      LOADING_TIMEOUT,
    );
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.queryByText(NOT_FOUND)).toBeNull();
  },
});

// spec: 2.route-booking
export const Found = meta.story({ play: shows(booking?.listingTitle ?? '') });

export const Dark = meta.story({ globals: { theme: 'dark' }, play: shows(booking?.listingTitle ?? '') });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: shows(booking?.listingTitle ?? ''),
});

// spec: 2.route-booking
export const NoneChosen = meta.story({ args: { path: '/booking' }, play: shows('No booking chosen') });

export const Unknown = meta.story({ args: { path: '/booking/nowhere' }, play: shows(NOT_FOUND) });

/** A booking of another account is not in the user's list. */
export const OfAnotherAccount = meta.story({ args: { role: 'provider' }, play: shows(NOT_FOUND) });

export const Slow = meta.story({
  globals: { fault: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...', undefined, LOADING_TIMEOUT)).toBeVisible();
    await shows(booking?.listingTitle ?? '')({ canvas });
  },
});

export const NoAnswer = meta.story({
  globals: { fault: 'endless' },
  play: async ({ canvas }) => {
    // The app's loading screen precedes the page's.
    await expect(await canvas.findByRole('banner', undefined, LOADING_TIMEOUT)).toBeVisible();
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});

export const Unauthorized = meta.story(failing('unauthorized'));

export const ServerError = meta.story(failing('server-error'));

/** The answer does not contain this booking. */
export const WrongTypes = meta.story({ globals: { fault: 'wrong-types' }, play: shows(NOT_FOUND) });
