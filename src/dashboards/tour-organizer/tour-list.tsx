import { EmptyState } from '../../components/empty-state';
import { RowList } from '../../components/row-list';
import type { PrivateTour } from '../../domain';
import { OrganizerTourRow } from './organizer-tour-row';
import type { TourOrganizerActions } from './tour-organizer-actions';

interface TourListProps {
  /** What is listed, for screen readers. */
  label: string;
  tours: readonly PrivateTour[];
  /** Puts a 'Manage' button on each row. @default none */
  manage?: Pick<TourOrganizerActions, 'onManageTour'>;
  /** Rows of the skeleton. */
  skeletonRows: number;
}

/** Private tours, or what to do where there are none. */
export function TourList({ label, tours, manage, skeletonRows }: TourListProps) {
  return (
    <RowList
      aria-label={label}
      rows={tours}
      rowKey={({ key }) => key}
      skeletonRows={skeletonRows}
      skeletonRow={<OrganizerTourRow tour={PLACEHOLDER} manage={manage} />}
      empty={<EmptyState title="No tours yet">Create a tour and it will show up here.</EmptyState>}
    >
      {(tour) => <OrganizerTourRow tour={tour} manage={manage} />}
    </RowList>
  );
}

/** Stands in for a tour on the way. */
const PLACEHOLDER: PrivateTour = {
  key: 'placeholder',
  id: 'placeholder',
  title: '',
  destination: '',
  dates: '',
  theme: 'theme',
  participants: 0,
  maxParticipants: 0,
  status: '',
};
