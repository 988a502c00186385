import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { PlainPanel } from '../../../components/panel';
import { ShortRowList } from '../../../components/row-list';
import { useLoading } from '../../../components/skeleton';
import { TourRow, tourNames } from '../../../dashboards/tour-organizer/tour-row';
import { type PrivateTour, privateTours } from '../../../domain';
import { itemHref } from '../../element/safe-href';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget';

/** Placeholder for a tour that is loading. */
const PLACEHOLDER = privateTours.sanitize([{ id: 'placeholder' }]).items;
const NONE: readonly PrivateTour[] = [];

function AvailableTour({
  tour,
  of,
  href,
}: {
  tour: PrivateTour;
  of?: string | undefined;
  href: string | undefined;
}) {
  const loading = useLoading();
  const view =
    href && !loading ? (
      <Button size="sm" href={href} aria-label={`View ${of ?? tour.title}`}>
        View
      </Button>
    ) : null;
  return <TourRow tour={tour} of={of} action={view} />;
}

/** Tours with their booked places. */
function TourAvailability({
  data,
  heading,
  headingLevel,
  linkBase,
}: WidgetViewProps<WidgetList<PrivateTour>>) {
  const tours = data?.items ?? NONE;
  const names = tourNames(tours);
  return (
    <PlainPanel title={heading} headingLevel={headingLevel} notice={data?.notice || undefined}>
      <ShortRowList
        aria-label={heading}
        rows={tours}
        rowKey={({ key }) => key}
        skeletonRow={PLACEHOLDER[0] ? <AvailableTour tour={PLACEHOLDER[0]} href={undefined} /> : undefined}
        empty={
          <EmptyState title="No tours yet" headingLevel={below(headingLevel)}>
            As soon as tours are planned, they appear here.
          </EmptyState>
        }
      >
        {(tour) => <AvailableTour tour={tour} of={names.get(tour.key)} href={itemHref(tour.id, linkBase)} />}
      </ShortRowList>
    </PlainPanel>
  );
}

export const widget: Widget<WidgetList<PrivateTour>> = {
  heading: 'Tour availability',
  read: (raw) => readList(privateTours, raw),
  View: TourAvailability,
};
