import { expect, waitFor, within } from 'storybook/test';
import { SAMPLE_DATA_LABEL } from 'tapa-ui/badge';
import { expectCleanText, LOADING_TIMEOUT } from '../../.storybook/story-checks';
import type { FaultName } from '../../src/testing/demo-api/fault-choices';
import { findDashboard, loadCode } from './find-dashboard';

/** The notice where the server refuses the calls: it offers to sign in again. */
const SIGN_IN_ENDED = /^Your sign-in has ended/;

/** A failed call raises no alert and no toast (spec: 8.silent): the page says once what did not load. */
export async function expectOneMessage(canvas: ReturnType<typeof within>): Promise<void> {
  const alerts = canvas.queryAllByRole('alert').map((region: HTMLElement) => region.textContent);
  await expect(alerts.filter((text: string | null) => text !== '')).toEqual([]);
  const said = () =>
    canvas
      .queryAllByRole('status')
      .map((region: HTMLElement) => region.textContent)
      .filter((text: string | null) => text !== '' && !SIGN_IN_ENDED.test(text ?? ''));
  await waitFor(() => expect(said()).toEqual([expect.stringMatching(/: .+ did not load$/)]), LOADING_TIMEOUT);
}

const FAILED = 'We could not load your data. What you see below is sample data.';

interface Shown {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}

/** The facts that stories of a dashboard with calls of its own look at. */
export interface RoleDashboardFacts {
  /** Its h1. */
  title: string;
  /** Title of a panel whose data comes by one call. */
  panel: string;
  /** A text in that panel that only live data has. */
  liveText: string | RegExp;
}

/** The stories of faults for a dashboard whose reads fall back to sample data. */
export function roleFaults({ title, panel, liveText }: RoleDashboardFacts) {
  const showsSampleData = async ({ canvas, canvasElement }: Shown) => {
    await findDashboard(canvas, title);
    // Every read fails for itself: the first chip may come before the next.
    await waitFor(
      () => expect(canvas.getAllByText(SAMPLE_DATA_LABEL).length).toBeGreaterThan(1),
      LOADING_TIMEOUT,
    );
    await expect(canvas.queryByText(liveText)).toBeNull();
    await expect(canvas.getByText(FAILED)).toBeVisible();
    await expectOneMessage(canvas);
    await expectCleanText(canvasElement);
  };

  return {
    /** A read that fails by this fault leaves sample data, and a banner says so. */
    failing: (fault: FaultName) => ({ globals: { fault }, play: showsSampleData }),

    /** A skeleton, then what the call answers. */
    slow: {
      globals: { fault: 'slow' },
      beforeEach: loadCode,
      play: async ({ canvas }: Shown) => {
        const region = await canvas.findByRole('region', { name: panel }, LOADING_TIMEOUT);
        await expect(region).toHaveAttribute('aria-busy', 'true');
        await expect(canvas.queryByText(SAMPLE_DATA_LABEL)).toBeNull();
        await expect(await within(region).findByText(liveText, undefined, LOADING_TIMEOUT)).toBeVisible();
        await expect(canvas.queryByText(SAMPLE_DATA_LABEL)).toBeNull();
      },
    },

    /** Rows with defaults, figures from fallbacks, and the count of what was left out. */
    wrongTypes: {
      globals: { fault: 'wrong-types' },
      play: async ({ canvas, canvasElement }: Shown) => {
        await findDashboard(canvas, title);
        const notices = await canvas.findAllByText('2 items could not be shown', undefined, LOADING_TIMEOUT);
        await expect(notices.length).toBeGreaterThan(0);
        await expectCleanText(canvasElement);
      },
    },
  };
}
