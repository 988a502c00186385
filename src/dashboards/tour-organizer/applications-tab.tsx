'use client';
import { useMemo } from 'react';
import { Avatar } from '../../components/avatar/index.js';
import { StatusBadge, statusLabel } from '../../components/badge/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { useDecisions } from '../../components/request-actions/index.js';
import { RequestRow } from '../../components/request-row/index.js';
import { SheetFields } from '../../components/side-sheet/index.js';
import type { GridColumnModel } from '../../data-grid/index.js';
import {
  type Application,
  applications,
  isPending,
  normalizeStatus,
  statusTone,
} from '../../domain/index.js';
import { plain } from '../../i18n/message.js';
import {
  DashboardPanel,
  type DataPanelProps,
  type DecisionListProps,
  DecisionRows,
  emptyRow,
  keepsPlace,
  LateList,
  panelOf,
  totalRows,
} from '../shared/index.js';
import { type I18n, useI18n } from './i18n.js';
import type { TourOrganizerData } from './reads.js';
import type { TourOrganizerActions } from './tour-organizer-dashboard.js';

/** Tab with every expert's application (spec: 2.organizer-applications). */
export const ApplicationsTab = ({ data, ...actions }: { data: TourOrganizerData } & TourOrganizerActions) => (
  <ApplicationsPanel data={data} actions={actions} />
);

interface ApplicationsPanelProps extends DataPanelProps<TourOrganizerData> {
  actions?: TourOrganizerActions | undefined;
}

/** All experts' applications, searched by name, tour and expertise, filtered by status. */
export function ApplicationsPanel({ data, actions, ...panel }: ApplicationsPanelProps) {
  const { t } = useI18n();
  const { items } = data.applications;
  const waiting = items.filter(({ key, status }) => isPending(status) && !data.decided?.has(key)).length;
  const total = totalRows(data.applications, data.stats, 'pendingApplications', waiting);
  const decisions = useDecisions();
  // A string, so that an equal value keeps the memoised columns.
  const undecided = JSON.stringify(
    items.filter((application) => keepsPlace(decisions, application)).map(({ key }) => key),
  );
  const columns = useMemo(() => columnsOf(t, new Set(JSON.parse(undecided) as string[])), [t, undecided]);
  return (
    <DashboardPanel
      slot="applications"
      title={t['organizer.applications.title']}
      count={items.length}
      total={total}
      countLabel={t['organizer.applications.counted']({ count: total ?? items.length })}
      {...panelOf(data, 'applications')}
      {...panel}
    >
      <LateList
        columns={columns}
        rows={items}
        searchLabel={t['list.applications.search']}
        skeletonRows={SKELETON_ROWS}
      >
        {(shown, paging) => (
          <ApplicationList
            applications={shown}
            all={items}
            actions={actions}
            isSelectable
            skeletonRows={SKELETON_ROWS}
            {...paging}
          />
        )}
      </LateList>
    </DashboardPanel>
  );
}

const SKELETON_ROWS = 4;

const factsOf = ({ applicantName, tourTitle, expertise, experience }: Application) =>
  [applicantName, tourTitle, expertise, experience] as const;

function columnsOf(
  t: I18n['t'],
  /** Keys of undecided applications: a decided one keeps its place while it can be undone. */
  undecided: ReadonlySet<string>,
): readonly GridColumnModel<Application>[] {
  const statusOf = ({ key, status }: Application) =>
    undecided.has(key) ? 'pending' : normalizeStatus(status);
  return [
    { key: 'applicant', header: t['list.applicant'], value: ({ applicantName }) => applicantName },
    { key: 'tour', header: t['list.tour'], value: ({ tourTitle }) => tourTitle },
    { key: 'expertise', header: t['organizer.applications.expertise'], value: ({ expertise }) => expertise },
    {
      key: 'status',
      header: t['list.status'],
      kind: 'status',
      value: statusOf,
      text: (status) => statusLabel(status, t),
    },
  ];
}

interface ApplicationListProps extends Omit<DecisionListProps<Application>, 'label' | 'empty'> {
  applications: readonly Application[];
  /** All applications, shown or not: the sheet may show any of them. */
  all: readonly Application[];
  actions?: TourOrganizerActions | undefined;
  isSelectable: boolean;
  /** @default 'Expert applications' */
  label?: string | undefined;
}

export function ApplicationList({ applications, all, actions, isSelectable, ...rest }: ApplicationListProps) {
  const { t } = useI18n();
  return (
    <DecisionRows
      label={t['organizer.applications.title']}
      list={{
        rows: applications,
        all,
        subject: 'application',
        facts: factsOf,
        isSelectable,
        ...actions,
      }}
      kind="application"
      placeholder={PLACEHOLDER}
      contentOf={({ applicantName, tourTitle, expertise, experience, status }) => ({
        title: applicantName,
        lead: <Avatar name={applicantName} size={40} tone="neutral" />,
        subtitle: tourTitle,
        children: (
          <>
            <StatusBadge
              status={status}
              tone={statusTone('application', status)}
              className="t:justify-self-start"
            />
            <SheetFields
              fields={[
                { term: t['organizer.applications.expertise'], value: expertise },
                { term: t['organizer.applications.experience'], value: experience },
              ]}
            />
          </>
        ),
      })}
      empty={
        <EmptyState title={t['organizer.applications.empty']}>
          {t['organizer.applications.how-to']}
        </EmptyState>
      }
      {...rest}
    >
      {({ applicantName, tourTitle, expertise, experience, status }, row) => (
        <RequestRow
          subject="application"
          name={applicantName}
          facts={[
            { label: t['organizer.applications.expertise'], text: expertise },
            { label: t['organizer.applications.experience'], text: experience },
          ]}
          note={
            tourTitle.trim() === '' ? '' : plain(t['organizer.applications.for-tour']({ title: tourTitle }))
          }
          status={status}
          withBadge
          {...row}
        />
      )}
    </DecisionRows>
  );
}

const PLACEHOLDER = emptyRow(applications, 'placeholder', { tourTitle: 'tour', status: 'pending' });
