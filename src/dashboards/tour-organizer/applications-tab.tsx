'use client';
import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state';
import { RequestRow, type RequestRowProps, useDecisionList } from '../../components/request-row';
import { RowList } from '../../components/row-list';
import { SkeletonLine } from '../../components/skeleton';
import type { Application } from '../../domain';
import { applications, isPending, statusLabel } from '../../domain';
import { statusMessages } from '../../i18n/messages/en/domain';
import { organizerApplicationsMessages } from '../../i18n/messages/en/tour-organizer';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { namesByKey } from '../../lib/distinct-names';
import {
  DashboardPanel,
  type DataPanelProps,
  DecidedAbove,
  emptyRow,
  panelOf,
  useDecisionNews,
  wholeOf,
  withNews,
} from '../shared';
import type { TourOrganizerData } from './reads';
import type { TourOrganizerActions, TourOrganizerShown } from './tour-organizer-dashboard';

/** Applications: every expert's application (spec: 2.organizer-applications). */
export function ApplicationsTab({ data, ...actions }: TourOrganizerShown) {
  return <ApplicationsPanel data={data} actions={actions} />;
}

interface ApplicationsPanelProps extends DataPanelProps<TourOrganizerData> {
  actions: TourOrganizerActions;
  /** How many applications to show. @default all of them */
  limit?: number;
}

/** Experts' applications, all or the first of them. */
export function ApplicationsPanel({ data, actions, limit, ...panel }: ApplicationsPanelProps) {
  const format = useFormatters();
  const t = useMessages(organizerApplicationsMessages);
  const { items } = data.applications;
  const waiting = items.filter(({ key, status }) => isPending(status) && !data.decided?.has(key)).length;
  const total = wholeOf(data.applications, data.stats, 'pendingApplications', waiting);
  const all = total ?? items.length;
  const shown = limit === undefined ? items : items.slice(0, limit);
  // There are more in most cases, so the line keeps its place while they load.
  const footer = data.isLoading('applications') ? (
    <SkeletonLine width={180} height={12} />
  ) : shown.length < all ? (
    t['organizer.applications.shown'](format, shown.length, all)
  ) : undefined;
  return (
    <DashboardPanel
      slot="applications"
      title={t['organizer.applications.title']}
      count={items.length}
      total={total}
      countLabel={t['organizer.applications.counted'](all)}
      {...panelOf(data, 'applications')}
      footer={limit === undefined ? undefined : footer}
      {...panel}
    >
      {limit === undefined ? (
        <ApplicationList applications={shown} all={items} actions={actions} isSelectable skeletonRows={4} />
      ) : (
        <DecidedAbove actions={actions}>
          {(decidable) => (
            <ApplicationList
              applications={shown}
              all={items}
              actions={decidable}
              isSelectable={false}
              skeletonRows={limit}
            />
          )}
        </DecidedAbove>
      )}
    </DashboardPanel>
  );
}

interface ApplicationListProps {
  applications: readonly Application[];
  /** Those shown and all others: what became of one is told from them. */
  all: readonly Application[];
  actions: TourOrganizerActions;
  /** Whether several can be decided at once. */
  isSelectable: boolean;
  /** Rows of the skeleton. */
  skeletonRows: number;
}

/** Experts who apply to a tour, with Approve and Decline while they wait. */
export function ApplicationList({
  applications,
  all,
  actions,
  isSelectable,
  skeletonRows,
}: ApplicationListProps) {
  const { onApproveApplication, onDeclineApplication, onUndoApplication, optimistic, askWhy } = actions;
  const t = useMessages(organizerApplicationsMessages);
  const statuses = useMessages(statusMessages);
  const decided = useDecisionNews({
    rows: all,
    statusText: (status) => statusLabel(status, statuses),
    nameOf: ({ applicantName, tourTitle }) => [applicantName, tourTitle].filter(Boolean).join(', '),
  });
  // Those that wait have buttons, whose names tell them apart.
  const names = useMemo(
    () =>
      namesByKey(
        all.filter(({ status }) => isPending(status)),
        ({ applicantName, tourTitle, expertise, experience }) => [
          applicantName,
          tourTitle,
          expertise,
          experience,
        ],
      ),
    [all],
  );
  const { rowProps, bar, onKeyDown } = useDecisionList<Application>({
    rows: applications,
    subject: 'application',
    nameOf: ({ applicantName }) => applicantName,
    of: (application) => names.get(application.key) ?? application.applicantName,
    isSelectable,
    ...withNews(decided, { onApprove: onApproveApplication, onDecline: onDeclineApplication }),
    onUndo: onUndoApplication,
    optimistic,
    askWhy,
  });
  return (
    <>
      <RowList
        onKeyDown={onKeyDown}
        aria-label={t['organizer.applications.title']}
        rows={applications}
        rowKey={({ key }) => key}
        skeletonRows={skeletonRows}
        skeletonRow={
          <ApplicationRow
            application={PLACEHOLDER}
            t={t}
            onApprove={onApproveApplication && ignore}
            onDecline={onDeclineApplication && ignore}
          />
        }
        empty={
          <EmptyState title={t['organizer.applications.empty']}>
            {t['organizer.applications.how-to']}
          </EmptyState>
        }
      >
        {(application) => (
          <ApplicationRow
            application={application}
            t={t}
            of={names.get(application.key)}
            {...rowProps(application)}
          />
        )}
      </RowList>
      {bar}
    </>
  );
}

/** What the buttons of a row that is loading do: they keep their place. */
const ignore = (): void => undefined;

/** Placeholder for an application that is loading. */
const PLACEHOLDER = emptyRow(applications, 'placeholder', { tourTitle: 'tour', status: 'pending' });

interface ApplicationRowProps extends Partial<Omit<RequestRowProps, 'name' | 'status' | 'subject'>> {
  application: Application;
  t: typeof organizerApplicationsMessages;
}

function ApplicationRow({ application, t, ...rest }: ApplicationRowProps) {
  const { applicantName, tourTitle, expertise, experience, status } = application;
  return (
    <RequestRow
      subject="application"
      name={applicantName}
      facts={[
        { label: t['organizer.applications.expertise'], text: expertise },
        { label: t['organizer.applications.experience'], text: experience },
      ]}
      note={tourTitle.trim() === '' ? '' : t['organizer.applications.for-tour'](tourTitle)}
      status={status}
      withBadge
      {...rest}
    />
  );
}
