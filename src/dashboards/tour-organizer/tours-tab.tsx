'use client';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel } from '../shared';
import { PRIVATE_TOURS } from './texts';
import { TourList } from './tour-list';
import type { TourOrganizerShown } from './tour-organizer-dashboard';

/** Private Tours: every tour with its participants (spec section 2). */
export function ToursTab({ data: { privateTours, isLoading }, ...actions }: TourOrganizerShown) {
  const format = useFormatters();
  return (
    <DashboardPanel
      title={PRIVATE_TOURS}
      count={privateTours.items.length}
      countLabel={format.plural(privateTours.items.length, { one: 'tour', other: 'tours' })}
      sample={privateTours.isSample}
      dropped={privateTours.dropped}
      loading={isLoading('privateTours')}
      resetKeys={[privateTours]}
    >
      <TourList label={PRIVATE_TOURS} tours={privateTours.items} manage={actions} skeletonRows={6} />
    </DashboardPanel>
  );
}
