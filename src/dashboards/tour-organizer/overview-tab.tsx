'use client';
import { DashboardGrid, OverviewLayout } from '../../components/dashboard-grid/index.js';
import { DefinitionLines, PanelBody } from '../../components/panel/index.js';
import { FigureLine } from '../../components/share-breakdown/index.js';
import { Delta } from '../../components/stat-tile/index.js';
import { PLATFORM_COMMISSION_PERCENT } from '../../domain/constants.js';
import { isPending } from '../../domain/index.js';
import { plain } from '../../i18n/message.js';
import { sentences } from '../../i18n/sentences.js';
import { roundTo } from '../../lib/math.js';
import {
  DashboardPanel,
  type DataPanelProps,
  FigureTiles,
  GreetingLine,
  growthDelta,
  MonthCalendars,
  monthMeta,
  panelOf,
  TabLink,
} from '../shared/index.js';
import { useI18n } from './i18n.js';
import { OrganizerNeeds } from './needs-you.js';
import type { TourOrganizerData } from './reads.js';
import { TeamPanel, teamTotal } from './team-tab.js';
import type { TourOrganizerTabProps } from './tour-organizer-dashboard.js';

/** Tab with four tiles, the first tours and applications, the revenue and the team (spec: 9.first-two). */
export function OverviewTab({ data, ...actions }: TourOrganizerTabProps) {
  const { t, format } = useI18n();
  const members = teamTotal(data.team.value);
  return (
    <OverviewLayout
      lead={
        <>
          <OrganizerNeeds data={data} actions={actions} now={actions.now} />
          <OrganizerTiles data={data} />
          <DashboardGrid>
            <RevenuePanel data={data} span={6} foldsTo={format.compactMoney(data.revenue.value.thisMonth)} />
            <TeamPanel
              data={data}
              span={6}
              foldsTo={sentences(t, format.number(members), t['organizer.team.members']({ count: members }))}
              action={<TabLink tab="team">{t['organizer.overview.all-members']}</TabLink>}
            />
          </DashboardGrid>
        </>
      }
      wideRail={
        <MonthCalendars
          {...panelOf(data, 'privateTours')}
          rows={data.privateTours.items}
          who="title"
          now={actions.now}
          action={<TabLink tab="private-tours">{t['organizer.overview.all-tours']}</TabLink>}
        />
      }
    />
  );
}

type Stats = TourOrganizerData['stats'];

/** Returns a count that is no sample and not 0; else `undefined`. */
const ownCount = ({ sampleFields, value }: Stats, field: keyof Stats['value']): number | undefined =>
  sampleFields.has(field) || value[field] < 1 ? undefined : value[field];

/** Returns the number of tours with pending applications, if all of these are loaded and name a tour. */
function toursWithApplications({
  stats,
  applications,
  isLoading,
  failureOf,
}: TourOrganizerData): number | undefined {
  if (applications.isSample || isLoading('applications') || failureOf('applications')) return undefined;
  const titles = applications.items
    .filter(({ status }) => isPending(status))
    .map(({ tourTitle }) => tourTitle.trim());
  const areAll = titles.length > 0 && titles.length === ownCount(stats, 'pendingApplications');
  return areAll && !titles.includes('') ? new Set(titles).size : undefined;
}

export function OrganizerTiles({ data }: { data: TourOrganizerData }) {
  const { stats, revenue, isLoading } = data;
  const { t, format } = useI18n();
  const destinations = ownCount(stats, 'destinations');
  const tours = ownCount(stats, 'activeTours');
  const wanted = toursWithApplications(data);
  return (
    <FigureTiles
      keepsMeta
      subject={t['organizer.figure.all']}
      label={t['organizer.overview.figures']}
      data={data}
      part="stats"
      tiles={() => ({
        activeTours: {
          label: t['organizer.figure.active-tours'],
          hint: destinations && t['organizer.overview.in-destinations']({ count: destinations }, format),
        },
        totalParticipants: {
          label: t['organizer.figure.total-participants'],
          hint: tours && t['organizer.overview.across-tours']({ count: tours }, format),
          history: data.statsHistory,
        },
        pendingApplications: {
          label: t['organizer.figure.pending-applications'],
          hint: wanted && t['organizer.overview.for-tours']({ count: wanted }, format),
        },
        totalRevenue: {
          label: t['organizer.figure.total-revenue'],
          format: 'money',
          history: data.revenueHistory,
          ...monthMeta(format, stats, 'totalRevenue', isLoading('revenue') ? null : revenue, t),
        },
      })}
    />
  );
}

/** This month's revenue, less the platform's commission, makes the payout. */
export function RevenuePanel({ data, ...panel }: DataPanelProps<TourOrganizerData>) {
  const { t, format } = useI18n();
  const title = t['organizer.overview.revenue'];
  const { thisMonth, growth, commission, payout } = data.revenue.value;
  return (
    <DashboardPanel
      slot="revenue"
      title={title}
      action={
        <TabLink tab="revenue" of={title}>
          {t['organizer.overview.details']}
        </TabLink>
      }
      {...panelOf(data, 'revenue')}
      {...panel}
    >
      {() => (
        <PanelBody>
          <FigureLine
            figure={format.compactMoney(thisMonth)}
            full={format.money(thisMonth)}
            beside={<Delta {...growthDelta(format, growth)} />}
          />
          <DefinitionLines
            className="t:mt-3"
            lines={[
              { term: t['organizer.revenue.this-month'], value: format.money(thisMonth) },
              {
                term: t['organizer.revenue.commission']({ percent: PLATFORM_COMMISSION_PERCENT }, format),
                value: format.money(-commission),
              },
              { term: t['organizer.revenue.payout'], value: format.money(payout), total: true },
            ]}
          />
        </PanelBody>
      )}
    </DashboardPanel>
  );
}

/** Returns a count that is loaded, no sample and not negative; else `null`. */
export function knownCount(
  { stats, isLoading }: TourOrganizerData,
  field: 'activeTours' | 'pendingApplications',
): number | null {
  if (isLoading('stats') || stats.sampleFields.has(field)) return null;
  return stats.value[field] < 0 ? null : stats.value[field];
}

export function OverviewHelp({ data, ...reader }: TourOrganizerTabProps) {
  const { t, format } = useI18n();
  const active = knownCount(data, 'activeTours');
  const pending = knownCount(data, 'pendingApplications');
  const isNone = (count: number) => roundTo(count, 0) === 0;
  const tours =
    active === null
      ? undefined
      : isNone(active)
        ? t['organizer.help.no-tours']
        : t['organizer.help.tours']({ active }, format);
  const experts =
    pending === null
      ? undefined
      : isNone(pending)
        ? t['organizer.help.no-experts']
        : plain(t['organizer.help.experts']({ waiting: pending }, format));
  return (
    <GreetingLine {...reader}>
      {tours && experts
        ? t['organizer.help.tours-and-experts']({ tours, experts })
        : (tours ?? experts ?? t['organizer.help.overview'])}
    </GreetingLine>
  );
}
