import { CalendarDays, MapPin } from 'lucide-react';
import { StatusBadge } from '../../components/badge';
import { Button } from '../../components/button';
import { CoverArt } from '../../components/cover-art';
import { EmptyState } from '../../components/empty-state';
import { RowItem, RowList } from '../../components/row-list';
import { SeatBar } from '../../components/seat-bar';
import { type PrivateTour, statusBadge } from '../../domain';
import type { TourOrganizerActions } from './tour-organizer-actions';

interface TourListProps {
  /** What is listed, for screen readers. */
  label: string;
  tours: readonly PrivateTour[];
  /** Shows a 'Manage' button on each row. @default none */
  manage?: Pick<TourOrganizerActions, 'onManageTour'>;
  /** Rows of the skeleton. */
  skeletonRows: number;
}

/** Private tours: where, when and what about, the status, and how full they are (spec section 3). */
export function TourList({ label, tours, manage, skeletonRows }: TourListProps) {
  return (
    <RowList
      aria-label={label}
      rows={tours}
      rowKey={({ key }) => key}
      skeletonRows={skeletonRows}
      empty={
        <EmptyState title="No tours yet" className="t:content-center">
          Create a tour and it will show up here.
        </EmptyState>
      }
    >
      {(tour) => <TourRow tour={tour} manage={manage} />}
    </RowList>
  );
}

function TourRow({ tour, manage }: { tour: PrivateTour } & Pick<TourListProps, 'manage'>) {
  const { id, title, destination, dates, theme, participants, maxParticipants, status } = tour;
  return (
    <RowItem
      lead={
        <span className="t:size-18 t:flex-none t:overflow-clip t:rounded-control">
          <CoverArt seed={id === '' ? title : id} />
        </span>
      }
      title={title}
      facts={[
        { label: 'Destination', icon: <MapPin />, text: destination },
        { label: 'Dates', icon: <CalendarDays />, text: dates },
      ]}
      note={theme.trim() === '' ? undefined : <bdi>{theme}</bdi>}
      end={
        <>
          <StatusBadge status={status} {...statusBadge('tour', status)} />
          <SeatBar of={title} participants={participants} maxParticipants={maxParticipants} />
          {manage ? (
            <Button size="sm" aria-label={`Manage ${title}`} onClick={() => manage.onManageTour?.(tour)}>
              Manage
            </Button>
          ) : null}
        </>
      }
    />
  );
}
