import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { PlainPanel } from '../../../components/panel';
import { ShortRowList } from '../../../components/row-list';
import { useLoading } from '../../../components/skeleton';
import { TourRow, tourNames } from '../../../dashboards/tour-organizer/tour-row';
import { type PrivateTour, privateTours } from '../../../domain';
import { tourAvailabilityMessages } from '../../../i18n/messages/en/embed';
import { tourRowMessages } from '../../../i18n/messages/en/tour-organizer';
import { useFacts } from '../../../i18n/use-facts';
import { useMessages } from '../../../i18n/use-messages';
import { itemHref } from '../../element/safe-href';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget';

/** Placeholder for a tour that is loading. */
const PLACEHOLDER = privateTours.sanitize([{ id: 'placeholder' }]).items;
const NONE: readonly PrivateTour[] = [];

const WORDS = { ...tourAvailabilityMessages, ...tourRowMessages };

function AvailableTour({
  tour,
  of,
  href,
  t,
}: {
  tour: PrivateTour;
  of?: string | undefined;
  href: string | undefined;
  t: typeof WORDS;
}) {
  const loading = useLoading();
  const view =
    href && !loading ? (
      <Button size="sm" href={href} aria-label={t['widget.tour-availability.view-tour'](of ?? tour.title)}>
        {t['widget.tour-availability.view']}
      </Button>
    ) : null;
  return <TourRow tour={tour} t={t} of={of} action={view} />;
}

/** Tours with their booked places. */
function TourAvailability({
  data,
  heading,
  headingLevel,
  notice,
  linkBase,
}: WidgetViewProps<WidgetList<PrivateTour>>) {
  const t = useMessages(WORDS);
  const tours = data?.items ?? NONE;
  const names = tourNames(tours, useFacts());
  return (
    <PlainPanel title={heading} headingLevel={headingLevel} notice={notice}>
      <ShortRowList
        aria-label={heading}
        rows={tours}
        rowKey={({ key }) => key}
        skeletonRow={
          PLACEHOLDER[0] ? <AvailableTour tour={PLACEHOLDER[0]} href={undefined} t={t} /> : undefined
        }
        empty={
          <EmptyState title={t['widget.tour-availability.empty']} headingLevel={below(headingLevel)}>
            {t['widget.tour-availability.how-to']}
          </EmptyState>
        }
      >
        {(tour) => (
          <AvailableTour tour={tour} of={names.get(tour.key)} href={itemHref(tour.id, linkBase)} t={t} />
        )}
      </ShortRowList>
    </PlainPanel>
  );
}

export const widget: Widget<WidgetList<PrivateTour>> = {
  heading: 'widget.tour-availability',
  read: (raw) => readList(privateTours, raw),
  View: TourAvailability,
};
