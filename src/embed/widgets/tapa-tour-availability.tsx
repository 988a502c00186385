import { CalendarDays, MapPin } from 'lucide-react';
import { StatusBadge } from '../../components/badge/status-badge';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Panel } from '../../components/panel/panel';
import { RowItem, RowList } from '../../components/row-list';
import { SeatBar } from '../../components/seat-bar';
import { Skeleton, useLoading } from '../../components/skeleton';
import { type PrivateTour, sanitizePrivateTours, statusBadge } from '../../domain';
import { itemHref } from '../item-href';
import { readList, type WidgetList } from '../read-list';
import { below, type Widget, type WidgetViewProps } from '../widget';

/** Stands in for a tour on the way. */
const PLACEHOLDER = sanitizePrivateTours([{ id: 'placeholder' }]).items;
const NONE: readonly PrivateTour[] = [];

function TourRow({ tour, href }: { tour: PrivateTour; href: string | undefined }) {
  const loading = useLoading();
  const { title, destination, dates, theme, participants, maxParticipants, status } = tour;
  return (
    <RowItem
      title={title}
      facts={[
        { label: 'Destination', icon: <MapPin />, text: destination, skeletonWidth: 168 },
        { label: 'Dates', icon: <CalendarDays />, text: dates, skeletonWidth: 112 },
      ]}
      note={theme.trim() === '' ? undefined : <bdi>{theme}</bdi>}
      end={
        <div className="t:flex t:min-w-0 t:flex-auto t:flex-wrap t:items-center t:gap-x-6 t:gap-y-2">
          {loading ? (
            <Skeleton width={84} height={24} shape="pill" />
          ) : (
            <StatusBadge status={status} {...statusBadge('tour', status)} />
          )}
          <span className="t:w-[calc(10.5*var(--tapa-rem,1rem))] t:min-w-0">
            <SeatBar of={title} participants={participants} maxParticipants={maxParticipants} />
          </span>
          {href && !loading ? (
            <Button size="sm" href={href} aria-label={`View ${title}`}>
              View
            </Button>
          ) : null}
        </div>
      }
    />
  );
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
        skeletonRow={PLACEHOLDER[0] ? <TourRow tour={PLACEHOLDER[0]} href={undefined} /> : undefined}
        empty={
          <EmptyState title="No tours yet" headingLevel={below(headingLevel)}>
            As soon as tours are planned, they appear here.
          </EmptyState>
        }
      >
        {(tour) => <TourRow tour={tour} href={itemHref(tour.id, linkBase)} />}
      </RowList>
    </Panel>
  );
}

export const widget: Widget<WidgetList<PrivateTour>> = {
  tag: 'tapa-tour-availability',
  heading: 'Tour availability',
  read: (raw) => readList(sanitizePrivateTours, raw),
  count: ({ items }) => items.length,
  View: TourAvailability,
};
