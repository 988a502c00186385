'use client';
import { CalendarDays, MapPin } from 'lucide-react';
import { StatusBadge } from '../../components/badge';
import { Button } from '../../components/button';
import { CoverArt } from '../../components/cover-art';
import { RowItem } from '../../components/row-list';
import { SeatBar } from '../../components/seat-bar';
import { Skeleton, useLoading } from '../../components/skeleton';
import { type PrivateTour, statusBadge } from '../../domain';
import type { TourOrganizerActions } from './tour-organizer-actions';

interface TourRowProps {
  tour: PrivateTour;
  /** Puts a 'Manage' button on the row. */
  manage: Pick<TourOrganizerActions, 'onManageTour'> | undefined;
}

/** A tour: where, when and what about, the status, and how full it is (spec sections 3 and 4). */
export function TourRow({ tour, manage }: TourRowProps) {
  const { title, destination, dates, theme, participants, maxParticipants } = tour;
  return (
    <RowItem
      lead={<Picture tour={tour} />}
      title={title}
      facts={[
        { label: 'Destination', icon: <MapPin />, text: destination, skeletonWidth: 168 },
        { label: 'Dates', icon: <CalendarDays />, text: dates, skeletonWidth: 112 },
      ]}
      note={theme.trim() === '' ? undefined : <bdi>{theme}</bdi>}
      end={
        <div className="t:flex t:min-w-0 t:flex-auto t:flex-wrap t:items-center t:gap-x-6 t:gap-y-2">
          <Status status={tour.status} />
          {/* 168 px wide at normal text size; where the list is narrow, what the badge leaves. */}
          <span className="t:w-[calc(10.5*var(--tapa-rem,1rem))] t:min-w-0 t:@max-[43em]/rows:w-auto t:@max-[43em]/rows:flex-[1_1_calc(8.5*var(--tapa-rem,1rem))]">
            <SeatBar of={title} participants={participants} maxParticipants={maxParticipants} />
          </span>
          {manage ? <Manage tour={tour} onManageTour={manage.onManageTour} /> : null}
        </div>
      }
    />
  );
}

/** A listing's cover, 72 px: the same for the same tour. */
function Picture({ tour: { id, title } }: Pick<TourRowProps, 'tour'>) {
  const loading = useLoading();
  if (loading) return <Skeleton className="t:flex-none" width={72} height={72} shape="control" />;
  return (
    <span className="t:size-18 t:flex-none t:overflow-clip t:rounded-control">
      <CoverArt seed={id === '' ? title : id} />
    </span>
  );
}

/** The badges of a list share a width of 84 px, so that the bars beside them stand in one column. */
const STATUS_WIDTH = 't:min-w-[calc(5.25*var(--tapa-rem,1rem))] t:@max-[43em]/rows:min-w-0';

function Status({ status }: { status: string }) {
  const loading = useLoading();
  if (loading) {
    return (
      <span className={STATUS_WIDTH}>
        <Skeleton width={84} height={24} shape="pill" />
      </span>
    );
  }
  return (
    <StatusBadge
      status={status}
      {...statusBadge('tour', status)}
      className={`${STATUS_WIDTH} t:justify-center`}
    />
  );
}

interface ManageProps extends Pick<TourRowProps, 'tour'> {
  onManageTour: TourOrganizerActions['onManageTour'];
}

function Manage({ tour, onManageTour }: ManageProps) {
  const loading = useLoading();
  if (loading) {
    return (
      <Skeleton
        shape="control"
        width={75}
        height="100%"
        className="t:min-h-button-height-sm t:touch:min-h-touch-target t:@max-[43em]/rows:flex-auto"
      />
    );
  }
  return (
    <Button
      size="sm"
      aria-label={`Manage ${tour.title}`}
      className="t:@max-[43em]/rows:flex-auto"
      onClick={() => onManageTour?.(tour)}
    >
      Manage
    </Button>
  );
}
