'use client';
import { Button } from '../../components/button';
import { CoverArt } from '../../components/cover-art';
import { Skeleton, useLoading } from '../../components/skeleton';
import type { PrivateTour } from '../../domain';
import type { TourOrganizerActions } from './tour-organizer-actions';
import { TourRow } from './tour-row';

interface OrganizerTourRowProps {
  tour: PrivateTour;
  /** Puts a 'Manage' button on the row. */
  manage: Pick<TourOrganizerActions, 'onManageTour'> | undefined;
}

/** A tour with its picture, and the way to manage it. */
export const OrganizerTourRow = ({ tour, manage }: OrganizerTourRowProps) => (
  <TourRow
    tour={tour}
    lead={<Picture tour={tour} />}
    action={manage && <Manage tour={tour} onManageTour={manage.onManageTour} />}
  />
);

/** A listing's cover, 72 px: the same for the same tour. */
function Picture({ tour: { id, title } }: Pick<OrganizerTourRowProps, 'tour'>) {
  const loading = useLoading();
  if (loading) return <Skeleton className="t:flex-none" width={72} height={72} shape="control" />;
  return (
    <span className="t:size-18 t:flex-none t:overflow-clip t:rounded-control">
      <CoverArt seed={id === '' ? title : id} />
    </span>
  );
}

interface ManageProps extends Pick<OrganizerTourRowProps, 'tour'> {
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
