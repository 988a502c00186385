import { expect, waitFor, type within } from 'storybook/test';
import { SAMPLE_DATA_LABEL } from 'tapa-ui/badge';
import preview from '../../.storybook/preview';
import { expectCleanText, LOADING_TIMEOUT } from '../../.storybook/story-checks';
import type { FaultName } from '../../src/testing/demo-api/fault-choices';
import { appStory } from './app-story';
import { loadCode } from './find-dashboard';

const meta = preview.meta({
  ...appStory,
  title: 'app/faults/traveler',
  id: 'app-faults-traveler',
  tags: ['!autodocs'],
  args: { path: '/dashboard', role: 'traveler' },
});

interface Shown {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}

const NO_TRIPS = { name: 'We could not load your trips' };
const NO_RECOMMENDATIONS = 'We could not load your recommendations';
const UPCOMING = { name: 'Upcoming Trips' };
/** Notice after a 401, with a link to sign in again. */
const SIGN_IN_ENDED = /^Your sign-in has ended/;

/** Checks that a failed call causes no alert and no toast (spec: 8.silent), but one notice. */
async function expectOneMessage(canvas: Shown['canvas']): Promise<void> {
  const textsOf = (role: 'alert' | 'status') =>
    canvas
      .queryAllByRole(role)
      .map(({ textContent }: HTMLElement) => textContent ?? '')
      .filter((text: string) => text !== '' && !SIGN_IN_ENDED.test(text));
  await expect(textsOf('alert')).toEqual([]);
  await waitFor(
    () => expect(textsOf('status')).toEqual([expect.stringMatching(/: .+ did not load$/)]),
    LOADING_TIMEOUT,
  );
}

/** Checks that a list that could not be read is empty and shows the error (spec: 8.lists). */
const showsFailedLists = async ({ canvas, canvasElement }: Shown) => {
  await expect(await canvas.findByRole('heading', NO_TRIPS, LOADING_TIMEOUT)).toBeVisible();
  await expect(await canvas.findByText(NO_RECOMMENDATIONS, {}, LOADING_TIMEOUT)).toBeVisible();
  await expect(canvas.queryByText(SAMPLE_DATA_LABEL)).toBeNull();
  await expectOneMessage(canvas);
  await expectCleanText(canvasElement);
};

const failing = (fault: FaultName) => ({ globals: { fault }, play: showsFailedLists });

export const Slow = meta.story({
  globals: { fault: 'slow' },
  beforeEach: loadCode,
  play: async ({ canvas }) => {
    const upcoming = await canvas.findByRole('region', UPCOMING, LOADING_TIMEOUT);
    await expect(upcoming).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(SAMPLE_DATA_LABEL)).toBeNull();
    await expect(
      await canvas.findByRole('link', { name: 'Bilum Weaving Circle' }, LOADING_TIMEOUT),
    ).toBeVisible();
    await expect(upcoming).not.toHaveAttribute('aria-busy');
  },
});

export const NoAnswer = meta.story({
  globals: { fault: 'endless' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', UPCOMING, LOADING_TIMEOUT)).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByText(SAMPLE_DATA_LABEL)).toBeNull();
  },
});

export const Unauthorized = meta.story(failing('unauthorized'));

export const Forbidden = meta.story(failing('forbidden'));

// spec: 8.lists, 8.silent
export const ServerError = meta.story(failing('server-error'));

export const HtmlInsteadOfJson = meta.story(failing('html'));

export const TruncatedJson = meta.story(failing('truncated'));

// spec: 8.lists, 8.silent
export const NetworkDown = meta.story(failing('network-down'));

/** Valid rows show defaults for invalid fields, and the panel counts the rows left out. */
export const WrongTypes = meta.story({
  globals: { fault: 'wrong-types' },
  play: async ({ canvas, canvasElement }) => {
    const notices = () => canvas.getAllByText('2 items could not be shown');
    await waitFor(() => expect(notices()).toHaveLength(2), LOADING_TIMEOUT);
    await expectCleanText(canvasElement);
  },
});

/** An answer without a list is replaced by a marked sample list. */
// spec: 5.lists
export const EmptyBody = meta.story({
  globals: { fault: 'empty' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(SAMPLE_DATA_LABEL)).toHaveLength(3), LOADING_TIMEOUT);
  },
});

/** A failed call does not affect other panels. */
export const BookingsOnly = meta.story({
  globals: { faultCall: 'get-bookings', fault: 'server-error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', NO_TRIPS, LOADING_TIMEOUT)).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: /^Highlands Guesthouse/ }, LOADING_TIMEOUT),
    ).toBeVisible();
  },
});
