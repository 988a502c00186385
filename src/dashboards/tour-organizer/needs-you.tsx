'use client';
import { Badge } from '../../components/badge/index.js';
import { useDecisions } from '../../components/request-actions/index.js';
import { ROW_COLUMNS, RowItem, RowList } from '../../components/row-list/index.js';
import { seatsOf } from '../../components/seat-bar/index.js';
import { Skeleton, useLoading } from '../../components/skeleton/index.js';
import { TriangleRow } from '../../components/voyage-band/index.js';
import { NEEDS_OF_A_KIND } from '../../domain/constants.js';
import { parseDaySpan } from '../../domain/day-spans.js';
import { type PrivateTour, privateTours as toursSchema } from '../../domain/index.js';
import { takesPlace } from '../../domain/status.js';
import { rich } from '../../i18n/message.js';
import { Sentence, useFacts } from '../../i18n/sentence.js';
import { useGrammar } from '../../i18n/use-grammar.js';
import { Map as MapIcon, Users } from '../../icons/index.js';
import { dayOf, numberOfDay } from '../../lib/calendar-day.js';
import {
  strongInNote as b,
  emptyRow,
  keepsPlace,
  NeedContext,
  NeedsYou,
  RowMark,
  TabLink,
  useNow,
  useRowSheet,
} from '../shared/index.js';
import { ApplicationList } from './applications-tab.js';
import { useTourSheet } from './private-tours-tab.js';
import type { TourOrganizerData } from './reads.js';
import type { TourOrganizerActions } from './tour-organizer-dashboard.js';
import { tourNames, useTourFacts } from './tour-row.js';
import { useWords } from './words.js';

interface OpenTour {
  readonly tour: PrivateTour;
  readonly key: string;
  readonly taken: number;
  readonly left: number;
  /** Days until it starts. */
  readonly days: number;
}

/** A sentence that takes two lines on phones, and one that takes one. */
const NOTE_WIDTHS = [184, 184, 216] as const;

/** A row of triangles has one for each seat, up to this many. */
const MAX_TRIANGLES = 24;

/** Tours to come that have seats left, the nearest first. */
function openTours(tours: readonly PrivateTour[], now: Date, timeZone: string | undefined): OpenTour[] {
  const today = numberOfDay(dayOf(now, timeZone));
  return tours
    .filter(({ status }) => takesPlace(status))
    .map((tour) => {
      const { taken, seats } = seatsOf(tour.participants, tour.maxParticipants);
      const days = numberOfDay(parseDaySpan(tour.dates, timeZone)?.first ?? null) - today;
      return { tour, key: tour.key, taken, left: seats - taken, days };
    })
    .filter(({ left, days }) => left > 0 && days >= 0)
    .sort((one, other) => one.days - other.days);
}

interface OrganizerNeedsProps {
  data: TourOrganizerData;
  actions: TourOrganizerActions;
  now: Date | undefined;
}

/** Tours that still have seats, and experts who wait for an answer. */
export function OrganizerNeeds({ data, actions, now: given }: OrganizerNeedsProps) {
  const { t, format } = useWords();
  const title = t['needs.title'];
  const now = useNow(given);
  const decisions = useDecisions();
  const { privateTours, applications, isLoading, failureOf } = data;
  const isKnown = (part: 'privateTours' | 'applications'): boolean =>
    !data[part].isSample && !isLoading(part) && !failureOf(part);
  const tours = isKnown('privateTours') ? openTours(privateTours.items, now, format.timeZone) : [];
  const waiting = isKnown('applications')
    ? applications.items.filter((application) => keepsPlace(decisions, application))
    : [];
  const loading = isLoading('privateTours', 'applications');
  const shownTours = tours.slice(0, NEEDS_OF_A_KIND);
  const shownExperts = waiting.slice(0, NEEDS_OF_A_KIND);
  const days = tours[0]?.days ?? 0;
  const shownRows = shownTours.map(({ tour }) => tour);
  const names = tourNames(shownRows, useFacts());
  const { open: openSheet, sheet } = useRowSheet(privateTours.items, useTourSheet());
  const { relativeDayPieces } = useGrammar();
  const when = <Sentence text={rich(...relativeDayPieces(days, (figure) => b(format.number(figure))))} />;
  const seats = tours.reduce((sum, { left }) => sum + left, 0);
  return (
    <>
      <NeedsYou
        count={isKnown('privateTours') || isKnown('applications') ? tours.length + waiting.length : null}
        shown={shownTours.length + shownExperts.length}
        notes={[
          tours.length > 0 ? t['needs.open-seats']({ seats, tours: tours.length, when, b }, format) : null,
          waiting.length > 0 ? t['organizer.help.experts']({ waiting: waiting.length, b }, format) : null,
        ]}
        noteWidths={NOTE_WIDTHS}
        more={
          waiting.length > shownExperts.length ? (
            <TabLink tab="applications" of={title}>
              {t['organizer.overview.all-applications']}
            </TabLink>
          ) : (
            <TabLink tab="private-tours" of={title}>
              {t['organizer.overview.all-tours']}
            </TabLink>
          )
        }
        loading={loading}
        resetKeys={[privateTours, applications]}
      >
        {loading || shownTours.length > 0 ? (
          <RowList
            aria-label={title}
            rows={shownTours}
            rowKey={({ key }) => key}
            skeletonRows={NEEDS_OF_A_KIND}
            skeletonRow={<OpenTourRow open={PLACEHOLDER} />}
          >
            {(open) => (
              <OpenTourRow
                open={open}
                of={names.get(open.key)}
                onOpen={() => openSheet(open.tour, shownRows)}
              />
            )}
          </RowList>
        ) : null}
        {loading || shownExperts.length > 0 ? (
          <ApplicationList
            applications={shownExperts}
            all={applications.items}
            actions={actions}
            isSelectable={false}
            tourBeside
            skeletonRows={NEEDS_OF_A_KIND}
          />
        ) : null}
      </NeedsYou>
      {/* Outside: the panel may have nothing left to list. */}
      {sheet}
    </>
  );
}

const PLACEHOLDER: OpenTour = {
  tour: emptyRow(toursSchema, 'placeholder'),
  key: 'placeholder',
  taken: 0,
  left: 0,
  days: 0,
};

interface OpenTourRowProps {
  open: OpenTour;
  /** The facts that tell it from the others, where its title alone does not. @default its title */
  of?: string | undefined;
  onOpen?: (() => void) | undefined;
}

function OpenTourRow({ open: { tour, taken, left, days }, of, onOpen }: OpenTourRowProps) {
  const { t, format } = useWords();
  const { relativeDays } = useGrammar();
  const loading = useLoading();
  const seats = taken + left;
  return (
    <RowItem
      lead={
        <RowMark>
          <MapIcon />
        </RowMark>
      }
      title={tour.title}
      onOpen={onOpen}
      openLabel={of}
      facts={useTourFacts(tour)}
      classNames={{ 'row-end': ROW_COLUMNS.actions }}
      middle={
        <NeedContext
          title={t['needs.starts']({ when: relativeDays(days, format.number) })}
          picture={seats <= MAX_TRIANGLES ? <TriangleRow filled={taken} outlined={left} /> : null}
          legend={t['needs.seats']({ taken, total: seats }, format)}
        />
      }
      end={
        loading ? (
          <Skeleton width={104} height={24} shape="pill" />
        ) : (
          <Badge
            tone="default"
            icon={<Users />}
            className="t:min-w-[calc(6.5*var(--tapa-rem,1rem))] t:justify-center"
          >
            {t['needs.seats-left']({ count: left }, format)}
          </Badge>
        )
      }
    />
  );
}
