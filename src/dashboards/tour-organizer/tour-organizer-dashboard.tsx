'use client';
import type { ReactElement } from 'react';
import { type Decisions, DecisionsProvider, useDecisions } from '../../components/request-actions/index.js';
import type { ListDecisions } from '../../components/request-row/index.js';
import {
  type ApplicationData,
  type OrganizerFigures,
  organizerFigures,
  type PrivateTourData,
  SAMPLE_APPLICATIONS,
  SAMPLE_PRIVATE_TOURS,
  type User,
  user,
} from '../../domain/index.js';
import { organizerSampleMessages } from '../../i18n/compiled/en/organizer-sample.js';
import { Plus } from '../../icons/compiled/plus.js';
import {
  CallbackButton,
  type DashboardBaseProps,
  DashboardShell,
  type DataProps,
  DECISION_PROPS,
  decidedOf,
  GREETING_PROPS,
  type GreetingProps,
  type KnownFigures,
  knownFigures,
  lateTab,
  propsOf,
  tabRows,
  tabsOf,
  useData,
} from '../shared/index.js';
import { ApplicationsTab } from './applications-tab.js';
import { useI18n } from './i18n.js';
import type { TourOrganizerTab } from './index.js';
import { knownCount, OverviewHelp, OverviewTab } from './overview-tab.js';
import { PrivateToursTab } from './private-tours-tab.js';
import { TOUR_ORGANIZER_READS, type TourOrganizerData } from './reads.js';
import { TeamTab } from './team-tab.js';

/** Callbacks of the tour organizer's actions. Without a callback a button does nothing. */
export interface TourOrganizerActions extends ListDecisions<ApplicationData> {
  /** Called by 'Create tour'; may return a promise. */
  onCreateTour?: (() => unknown) | undefined;
  /** Called by a tour's 'Manage' with that tour; may return a promise. */
  onManageTour?: ((tour: PrivateTourData) => unknown) | undefined;
}

interface TourOrganizerOwnProps extends TourOrganizerActions, GreetingProps {
  /** The current moment. @default the time of rendering */
  now?: Date | undefined;
  /** Figures without a read, in percent, raw: `{ teamSatisfaction }`. @default 96 (spec: 9.percentages) */
  figures?: unknown;
}

export interface TourOrganizerTabProps extends Omit<TourOrganizerOwnProps, 'figures'> {
  user: User;
  data: TourOrganizerData;
  figures: KnownFigures<OrganizerFigures>;
}

const SAMPLES = { privateTours: SAMPLE_PRIVATE_TOURS, applications: SAMPLE_APPLICATIONS };

const AnalyticsTab = lateTab(() => import('./analytics-tab.js').then((m) => m.AnalyticsTab));
const RevenueTab = lateTab(() => import('./revenue-tab.js').then((m) => m.RevenueTab));

/** Returns the data for the panels of the tour-organizer dashboard. */
export const useTourOrganizerData = (
  parts: DataProps<typeof TOUR_ORGANIZER_READS>,
  samples = true,
): TourOrganizerData => useData(TOUR_ORGANIZER_READS, parts, samples, SAMPLES, organizerSampleMessages);

export interface TourOrganizerDashboardProps
  extends DashboardBaseProps<TourOrganizerTab>,
    DataProps<typeof TOUR_ORGANIZER_READS>,
    TourOrganizerOwnProps {}

/**
 * The tour-organizer dashboard, for the role tour_organizer. It fetches nothing, and sanitises its reads, so
 * no data makes it throw. The bottom navigation belongs to the page.
 *
 * @example
 * <TourOrganizerDashboard user={user} stats={stats} privateTours={tours} applications={applications} team={team}
 *   revenue={revenue} onLogout={() => logOut.mutate()} />
 */
export function TourOrganizerDashboard(props: TourOrganizerDashboardProps): ReactElement {
  const { own, frame } = propsOf(props, TOUR_ORGANIZER_READS, [
    'now',
    ...GREETING_PROPS,
    ...DECISION_PROPS,
    'onCreateTour',
    'onManageTour',
    'figures',
  ]);
  const decisions = useDecisions();
  const { samples = true, inertActions } = frame;
  const data = withDecisions(useTourOrganizerData(props, samples), decisions);
  const tabProps: TourOrganizerTabProps = {
    ...own,
    user: user.sanitize(frame.user).value,
    data,
    figures: knownFigures(organizerFigures, own.figures, samples),
  };
  const { t } = useI18n();
  const tabs = tabsOf<'organizer', TourOrganizerTab>('organizer', t, {
    overview: {
      help: <OverviewHelp {...tabProps} />,
      content: <OverviewTab {...tabProps} />,
    },
    'private-tours': {
      action: (own.onCreateTour || inertActions !== 'hidden') && (
        <CallbackButton variant="primary" icon={<Plus />} onPress={own.onCreateTour}>
          {t['organizer.tab.create-tour']}
        </CallbackButton>
      ),
      actionWhenNarrow: true,
      commands: [{ label: t['organizer.tab.create-tour'], onPress: own.onCreateTour }],
      rows: tabRows(data.privateTours, ({ title, destination, dates }) => ({
        name: title,
        facts: [destination, dates],
      })),
      content: <PrivateToursTab {...tabProps} />,
    },
    applications: {
      count: data.isLoading('stats') ? null : (knownCount(data, 'pendingApplications') ?? undefined),
      rows: tabRows(
        data.applications,
        ({ applicantName, tourTitle }) => ({ name: applicantName, facts: [tourTitle] }),
        'application',
      ),
      content: <ApplicationsTab {...tabProps} />,
    },
    team: { content: <TeamTab data={data} /> },
    analytics: { content: <AnalyticsTab {...tabProps} /> },
    revenue: { content: <RevenueTab data={data} /> },
  });
  return (
    <DecisionsProvider decisions={decisions}>
      <DashboardShell dashboard="tour-organizer" data={data} tabs={tabs} {...frame} />
    </DecisionsProvider>
  );
}

/** Returns the data with decisions applied that the server has not answered yet or that can be undone. */
function withDecisions(data: TourOrganizerData, decisions: Decisions): TourOrganizerData {
  const { applications, stats } = data;
  const { approve, decline } = decidedOf(applications.items, decisions);
  const decided = [...approve, ...decline];
  if (decided.length === 0 || applications.isSample) return data;
  const { pendingApplications } = stats.value;
  return {
    ...data,
    decided: new Set(decided.map(({ key }) => key)),
    stats: stats.sampleFields.has('pendingApplications')
      ? stats
      : {
          ...stats,
          value: {
            ...stats.value,
            pendingApplications: Math.max(0, pendingApplications - decided.length),
          },
        },
  };
}
