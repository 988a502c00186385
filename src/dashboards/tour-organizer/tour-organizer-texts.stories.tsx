import { expect } from 'storybook/test';
import { atTab, ORGANIZER } from '../../../.storybook/dashboard-args.js';
import {
  LONG_AMOUNT,
  LONG_NAME,
  LONG_TEXT,
  LONG_WORD,
  MAXIMUM_ROWS,
  maximumOf,
} from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll, expectOnePage, fitsWindow } from '../../../.storybook/story-checks.js';
import { sumOf } from '../../domain/figures.js';
import {
  applications,
  organizerStats,
  privateTours,
} from '../../testing/demo-api/fixtures/tour-organizer.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/texts',
  id: 'dashboards-tour-organizer-texts',
  component: TourOrganizerDashboard,
  ...ORGANIZER.page,
});

const textual = (text: string) => ({
  user: { ...users.tour_organizer, firstName: text, lastName: text, email: `${text}@example.com` },
  greeting: 'Gude',
  privateTours: {
    data: privateTours.map((tour) => ({
      ...tour,
      title: text,
      destination: text,
      dates: text,
      theme: text,
      status: text,
      participants: 123_456,
      maxParticipants: 999_999,
    })),
  },
  applications: {
    data: applications.map((application, index) => ({
      ...application,
      applicantName: text,
      tourTitle: text,
      expertise: text,
      experience: text,
      status: index === 1 ? text : 'pending',
    })),
  },
  revenue: {
    data: { thisMonth: LONG_AMOUNT, growth: 12_345, commission: 18_518_518.5, payout: 104_938_271.49 },
  },
});

export const NamesOfSixtyCharacters = meta.story({ args: textual(LONG_NAME), play: expectNoSidewaysScroll });

export const NamesOfSixtyCharactersPhone = meta.story({ ...fitsWindow('phone'), args: textual(LONG_NAME) });

export const LongTexts = meta.story({ ...fitsWindow('phone'), args: textual(LONG_TEXT) });

export const LongTextsDesktop = meta.story({ args: textual(LONG_TEXT), play: expectNoSidewaysScroll });

export const UnbreakableWord = meta.story({ ...fitsWindow('phone'), args: textual(LONG_WORD) });

export const UnbreakableWordDesktop = meta.story({ args: textual(LONG_WORD), play: expectNoSidewaysScroll });

export const UnbreakableTours = meta.story(atTab('private-tours', fitsWindow('small'), textual(LONG_WORD)));

export const UnbreakableApplicantsLargeText = meta.story({
  ...fitsWindow('small', { textSize: '200' }),
  args: { ...textual(LONG_WORD), defaultTab: 'applications' },
});

const TEN_THOUSAND = {
  stats: {
    data: {
      ...organizerStats,
      activeTours: MAXIMUM_ROWS,
      totalParticipants: sumOf(maximumOf(privateTours).map(({ participants }) => participants)),
      pendingApplications: MAXIMUM_ROWS,
    },
  },
  privateTours: { data: maximumOf(privateTours) },
  applications: {
    data: maximumOf(applications).map((application, id) => ({
      ...application,
      applicantName: `Applicant ${id + 1}`,
    })),
  },
};

export const TenThousandTours = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'private-tours' },
  play: (story) => expectOnePage(story, 5_000),
});

export const TenThousandApplications = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'applications' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3_000);
    await expect(canvas.getByText('Showing 1–50 of 10,000')).toBeVisible();
    await expect(canvas.getByText('Applicant 50')).toBeVisible();
  },
});

export const TenThousandInAnalytics = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tours by status' })).toHaveTextContent(
      '10,000private tours',
    );
  },
});
