import { Button } from '../../../components/button/index.js';
import { EmptyState } from '../../../components/empty-state/index.js';
import { PlainPanel } from '../../../components/panel/index.js';
import { ShortRowList } from '../../../components/row-list/index.js';
import { useLoading } from '../../../components/skeleton/index.js';
import { TourRow, tourNames } from '../../../dashboards/tour-organizer/tour-row.js';
import { parseDaySpan } from '../../../domain/day-spans.js';
import { isPending, type PrivateTour, privateTours, type SanitizedRowOf } from '../../../domain/index.js';
import { normalizeStatus, takesPlace } from '../../../domain/status.js';
import type { VoyageEntry } from '../../../domain/voyages.js';
import { widgetTourAvailabilityMessages } from '../../../i18n/compiled/en/widget-tour-availability.js';
import { useJoinFacts } from '../../../i18n/sentences.js';
import { useFormatters } from '../../../i18n/use-formatters.js';
import { useMessages } from '../../../i18n/use-messages.js';
import { useTranslatedRows } from '../../../i18n/use-translated-rows.js';
import { itemHref } from '../../element/attributes.js';
import { MonthStrip } from '../../element/month-strip.js';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget.js';

const PLACEHOLDER = privateTours.sanitize([{ id: 'placeholder' }]).items;
const NONE: readonly SanitizedRowOf<typeof privateTours>[] = [];

function AvailableTour({
  tour,
  of,
  href,
  t,
}: {
  tour: PrivateTour;
  of?: string | undefined;
  href: string | undefined;
  t: typeof widgetTourAvailabilityMessages;
}) {
  const loading = useLoading();
  const view =
    href && !loading ? (
      <Button
        size="sm"
        href={href}
        aria-label={t['widget.tour-availability.view-tour']({ title: of ?? tour.title })}
      >
        {t['widget.tour-availability.view']}
      </Button>
    ) : null;
  return <TourRow tour={tour} of={of} action={view} />;
}

const STATUSES = ['active', 'filling'] as const;

/** Returns the entries of tours that take place, by their first day. A filling tour is pending. */
const entriesOf = (tours: readonly PrivateTour[], timeZone: string | undefined): VoyageEntry[] =>
  tours
    .filter(({ status }) => takesPlace(status))
    .map(({ dates, status }) => ({
      day: parseDaySpan(dates, timeZone)?.first ?? null,
      isPending: isPending(status) || normalizeStatus(status) === 'filling',
    }));

function TourAvailability({
  data,
  heading,
  headingLevel,
  notice,
  linkBase,
}: WidgetViewProps<WidgetList<SanitizedRowOf<typeof privateTours>>>) {
  const t = useMessages(widgetTourAvailabilityMessages);
  const tours = useTranslatedRows(privateTours, data?.items ?? NONE);
  const [placeholder] = useTranslatedRows(privateTours, PLACEHOLDER);
  const names = tourNames(tours, useJoinFacts());
  const { timeZone } = useFormatters();
  return (
    <PlainPanel title={heading} headingLevel={headingLevel} notice={notice}>
      <MonthStrip entries={entriesOf(tours, timeZone)} statuses={STATUSES} />
      <ShortRowList
        aria-label={heading}
        rows={tours}
        rowKey={({ key }) => key}
        skeletonRow={placeholder ? <AvailableTour tour={placeholder} href={undefined} t={t} /> : undefined}
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

export const widget: Widget<WidgetList<SanitizedRowOf<typeof privateTours>>> = {
  heading: 'widget.title.tour-availability',
  read: (raw) => readList(privateTours, raw),
  View: TourAvailability,
};
