import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Panel } from '../../components/panel/panel';
import { RowList } from '../../components/row-list';
import { useLoading } from '../../components/skeleton';
import { TourRow } from '../../dashboards/tour-organizer/tour-row';
import { type PrivateTour, privateTours } from '../../domain';
import { itemHref } from '../item-href';
import { readList, type WidgetList } from '../read-list';
import { below, type Widget, type WidgetViewProps } from '../widget';

/** Stands in for a tour on the way. */
const PLACEHOLDER = privateTours.sanitize([{ id: 'placeholder' }]).items;
const NONE: readonly PrivateTour[] = [];

function AvailableTour({ tour, href }: { tour: PrivateTour; href: string | undefined }) {
  const loading = useLoading();
  const view =
    href && !loading ? (
      <Button size="sm" href={href} aria-label={`View ${tour.title}`}>
        View
      </Button>
    ) : null;
  return <TourRow tour={tour} action={view} />;
}

/** Tours with how full they are. */
function TourAvailability({
  data,
  heading,
  headingLevel,
  linkBase,
}: WidgetViewProps<WidgetList<PrivateTour>>) {
  return (
    <Panel title={heading} headingLevel={headingLevel} notice={data?.notice || undefined}>
      <RowList
        aria-label={heading}
        rows={data?.items ?? NONE}
        rowKey={({ key }) => key}
        skeletonRow={PLACEHOLDER[0] ? <AvailableTour tour={PLACEHOLDER[0]} href={undefined} /> : undefined}
        empty={
          <EmptyState title="No tours yet" headingLevel={below(headingLevel)}>
            As soon as tours are planned, they appear here.
          </EmptyState>
        }
      >
        {(tour) => <AvailableTour tour={tour} href={itemHref(tour.id, linkBase)} />}
      </RowList>
    </Panel>
  );
}

export const widget: Widget<WidgetList<PrivateTour>> = {
  tag: 'tapa-tour-availability',
  heading: 'Tour availability',
  read: (raw) => readList(privateTours.sanitize, raw),
  count: ({ items }) => items.length,
  View: TourAvailability,
};
