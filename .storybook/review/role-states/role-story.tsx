import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { OFFLINE_TEXT } from '../../../src/components/banner/banner.js';
import { OfflineBanner } from '../../../src/components/banner/index.js';
import { RoleBottomNav } from '../../../src/components/bottom-nav/index.js';
import { LoadingScreen } from '../../../src/components/loading-screen/index.js';
import {
  DASHBOARD_TITLES,
  RoleDashboard,
  type RoleDashboardProps,
} from '../../../src/dashboards/role/index.js';
import { errorMessages } from '../../../src/i18n/compiled/en/error.js';
import { THROWS_ON_PURPOSE, tryAgain, useThrowingBanner } from '../../loading-and-errors.js';
import {
  expectCleanText,
  expectNoMarkup,
  expectNoSidewaysScroll,
  LOADING_TIMEOUT,
  openMenu,
} from '../../story-checks.js';
import type { AnswersByState, DataState } from './answers.js';
import { ANSWERS, sampleAnswers } from './dashboards.js';
import { callsOf, dashboardOf, type ReviewRole, type ReviewState } from './table.js';
import { userInState } from './user-in-state.js';

interface RoleStory {
  args: Pick<RoleDashboardProps, 'user' | 'data'>;
  render: (props: RoleDashboardProps) => ReactElement;
  play: Play;
  parameters: { react?: { rootOptions: { onCaughtError: () => undefined } } };
}

type Play = (context: { canvasElement: HTMLElement }) => Promise<void>;
type Canvas = ReturnType<typeof within>;

const answersOf = (role: ReviewRole): AnswersByState =>
  callsOf(role) ? ANSWERS[dashboardOf(role)] : sampleAnswers;

const dataStateOf = (state: ReviewState): DataState =>
  state === 'demo-account' || state === 'offline' || state === 'render-error' ? 'live' : state;

/** Waits for the dashboard's title. */
const findTitle = (canvas: Canvas, role: ReviewRole) =>
  canvas.findByRole('heading', { level: 1, name: DASHBOARD_TITLES[dashboardOf(role)] }, LOADING_TIMEOUT);

/** Checks that only some states need. */
const EXTRA_CHECKS: Partial<Record<ReviewState, (canvas: Canvas, element: HTMLElement) => Promise<void>>> = {
  'hostile-text': (_, element) => expectNoMarkup(element),
  'maximum-content': async (_, element) => {
    await expect(element.querySelectorAll('*').length).toBeLessThan(1_500);
  },
  'demo-account': async (canvas) => {
    const menu = await openMenu(canvas.getByRole('button', { name: /account menu/i }));
    await expect(menu.getByText('Demo')).toBeVisible();
  },
  offline: async (canvas) => {
    await expect(canvas.getByText(OFFLINE_TEXT)).toBeVisible();
  },
};

const playState =
  (role: ReviewRole, state: ReviewState): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (state !== 'loading' || callsOf(role)) await expect(await findTitle(canvas, role)).toBeVisible();
    if (role === 'unknown' && state !== 'loading') {
      await expect(canvas.getByText(/^Unknown user role: .+\. Using test dashboard\.$/s)).toBeVisible();
    }
    await answersOf(role)[dataStateOf(state)].check(canvas);
    await EXTRA_CHECKS[state]?.(canvas, canvasElement);
    await expectCleanText(canvasElement);
    await expectNoSidewaysScroll();
  };

/** Checks that 'Try Again' restores the dashboard, then breaks it again, to leave the panel shown. */
const playRenderError =
  (role: ReviewRole): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: errorMessages['error.dashboard.title'] }, LOADING_TIMEOUT);
    await tryAgain(canvas);
    await expect(await findTitle(canvas, role)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Break it again' }));
    await expect(canvas.getByRole('heading', { name: errorMessages['error.dashboard.title'] })).toBeVisible();
    await expectCleanText(canvasElement);
  };

function ThrowingDashboard(props: RoleDashboardProps) {
  return <RoleDashboard {...props} {...useThrowingBanner()} />;
}

function renderState(role: ReviewRole, state: ReviewState): RoleStory['render'] {
  // A role without calls only waits for its user (spec: 2.protected-loading).
  if (state === 'loading' && !callsOf(role)) return () => <LoadingScreen />;
  if (state === 'render-error') return (props) => <ThrowingDashboard {...props} />;
  return (props) => (
    <>
      <RoleDashboard {...props} banner={state === 'offline' ? <OfflineBanner online={false} /> : undefined} />
      <RoleBottomNav role={role} currentPath="/dashboard" />
    </>
  );
}

/**
 * Returns a function that creates the story of a role in a state, as the app shows it, with a play function
 * that checks it.
 *
 * @example
 * const story = roleStories('traveler');
 * export const Live = meta.story(story('live'));
 */
export const roleStories =
  (role: ReviewRole) =>
  (state: ReviewState): RoleStory => ({
    args: { user: userInState(role, state), data: answersOf(role)[dataStateOf(state)].data },
    render: renderState(role, state),
    play: state === 'render-error' ? playRenderError(role) : playState(role, state),
    parameters: state === 'render-error' ? THROWS_ON_PURPOSE : {},
  });
