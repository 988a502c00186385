import { countNoun } from '../../lib/count-noun';
import { DashboardPanel, isLoading } from '../shared';
import { PRIVATE_TOURS } from './texts';
import { TourList } from './tour-list';
import type { TourOrganizerActions } from './tour-organizer-actions';
import type { TourOrganizerData } from './tour-organizer-data';

interface ToursTabProps {
  data: TourOrganizerData;
  actions: TourOrganizerActions;
}

/** Private Tours: every tour with its participants (spec section 2). */
export function ToursTab({ data: { tours, loading }, actions }: ToursTabProps) {
  return (
    <DashboardPanel
      title={PRIVATE_TOURS}
      count={tours.items.length}
      countLabel={countNoun(tours.items.length, 'tour')}
      sample={tours.isSample}
      dropped={tours.dropped}
      loading={isLoading(loading, 'tours')}
      resetKeys={[tours]}
    >
      <TourList label={PRIVATE_TOURS} tours={tours.items} manage={actions} skeletonRows={6} />
    </DashboardPanel>
  );
}
