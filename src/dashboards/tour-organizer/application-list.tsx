'use client';
import { EmptyState } from '../../components/empty-state';
import { RequestRow } from '../../components/request-row';
import { RowList } from '../../components/row-list';
import type { Application } from '../../domain';
import { APPLICATIONS } from './texts';
import type { TourOrganizerActions } from './tour-organizer-actions';

interface ApplicationListProps {
  applications: readonly Application[];
  actions: TourOrganizerActions;
  /** Rows of the skeleton. */
  skeletonRows: number;
}

/** Experts who apply to a tour, with Approve and Decline while they wait (spec sections 2 and 4). */
export function ApplicationList({ applications, actions, skeletonRows }: ApplicationListProps) {
  return (
    <RowList
      aria-label={APPLICATIONS}
      rows={applications}
      rowKey={({ key }) => key}
      skeletonRows={skeletonRows}
      skeletonRow={<ApplicationRow application={PLACEHOLDER} actions={actions} />}
      empty={
        <EmptyState title="No applications yet">Experts who apply to your tours appear here.</EmptyState>
      }
    >
      {(application) => <ApplicationRow application={application} actions={actions} />}
    </RowList>
  );
}

/** Stands in for an application on the way. */
const PLACEHOLDER: Application = {
  key: 'placeholder',
  id: 'placeholder',
  applicantName: '',
  tourTitle: 'tour',
  expertise: '',
  experience: '',
  status: 'pending',
};

interface ApplicationRowProps extends Pick<ApplicationListProps, 'actions'> {
  application: Application;
}

function ApplicationRow({ application, actions }: ApplicationRowProps) {
  const { applicantName, tourTitle, expertise, experience, status } = application;
  return (
    <RequestRow
      subject="application"
      name={applicantName}
      facts={[
        { label: 'Expertise', text: expertise },
        { label: 'Experience', text: experience },
      ]}
      note={tourTitle.trim() === '' ? '' : `For ${tourTitle}`}
      status={status}
      withBadge
      onApprove={() => actions.onApproveApplication?.(application)}
      onDecline={() => actions.onDeclineApplication?.(application)}
    />
  );
}
